/** Two soft sounds, made by the browser itself; off until somebody asks for them. */

import { preferences } from "../lib/preferences.svelte";

const NOTES = { turn: [587, 880], move: [330] };
let audio: AudioContext | undefined;

export function chime(kind: keyof typeof NOTES): void {
  if (!preferences.values.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  NOTES[kind].forEach((pitch, order) => {
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    const begin = start + order * 0.14;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(kind === "turn" ? 0.16 : 0.05, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + (kind === "turn" ? 0.9 : 0.25));
    tone.connect(volume).connect(audio!.destination);
    tone.start(begin);
    tone.stop(begin + 1);
  });
}
