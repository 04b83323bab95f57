/** A lesson at the table: a scripted match that takes only the option it asks for. No server is asked again. */

import { announcer } from "../lib/announce.svelte";
import type { Lesson, LessonStep, OptionInfo, Position, TitleCard } from "../lib/contract";
import { t } from "../lib/words.svelte";
import type { Kit } from "../games/kit";
import { Table } from "../match/table.svelte";
import { seatName } from "../parts/seats";

export class LessonTable extends Table {
  /** The step that is told now. */
  at = $state(0);
  /** Whether what follows a step is being shown. */
  moving = $state(false);
  private readonly moments: Position[];
  /** For each step, the moment it begins with. */
  private readonly marks: number[] = [];

  constructor(
    readonly lesson: Lesson,
    card: TitleCard,
    kit: Kit,
    private readonly learner: string,
  ) {
    super(`lesson-${lesson.game}`);
    this.card = card;
    this.kit = kit;
    this.moments = [lesson.start];
    for (const step of lesson.steps) {
      this.marks.push(this.moments.length - 1);
      this.moments.push(...step.then);
    }
    this.info = {
      id: this.id,
      game: lesson.game,
      edition: card.edition,
      status: "running",
      host: false,
      seats: lesson.start.seats,
      settings: {},
      pace: {},
      privacy: "link",
      spectators: false,
      hints: false,
      commitment: "",
      seed: null,
      invitation: null,
      rematch: null,
      created: 0,
    };
    this.connection = "live";
    this.show(0);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** The things of the board that the step is about, the most telling first. */
  get subjects(): string[] {
    const { step } = this;
    const option = this.options[0];
    const asked = option ? [...this.kit.targets(option, this.now), option.text] : [];
    return step.point ? [step.point, ...asked] : asked;
  }
  get says(): string {
    const other = this.now.seats.find((seat) => !seat.mine);
    return t(this.step.says, { other: (other && seatName(other)) ?? "" });
  }

  /** Begin a step, from wherever the lesson stands. */
  show(at: number): void {
    const moment = this.marks[at] ?? 0;
    this.at = at;
    this.now = this.moment(moment, this.lesson.steps[at]?.play ?? null);
    this.journal = this.moments.slice(0, moment + 1).flatMap((position) => position.journal);
    this.forget();
    this.reason = null;
  }

  /** Show what the step leads to, then begin the next one. */
  async advance(): Promise<void> {
    if (this.moving || this.last) return;
    this.moving = true;
    this.forget();
    const [from, to] = [this.marks[this.at] ?? 0, this.marks[this.at + 1] ?? 0];
    for (let moment = from + 1; moment <= to; moment++) await this.receive(this.moment(moment, null));
    this.moving = false;
    this.show(this.at + 1);
  }

  override async play(option: OptionInfo): Promise<void> {
    if (option.text === this.step.play) await this.advance();
  }
  override async whyNot(): Promise<void> {
    announcer.notice(t("lesson-not-now"));
  }
  override async back(): Promise<void> {}
  override async askHint(): Promise<void> {}
  override async look(): Promise<void> {}
  override async goTo(): Promise<void> {}

  private moment(at: number, asked: string | null): Position {
    const position = this.moments[at]!;
    return {
      ...position,
      number: at,
      seats: position.seats.map((seat) => (seat.mine ? { ...seat, name: this.learner } : seat)),
      options: position.options.filter((option) => option.text === asked),
    };
  }
}
