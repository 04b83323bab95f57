import { flushSync } from "svelte";

/** How often an effect runs that announces something. */
export function announcements(announcer) {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      announcer.say("The camel is on its way.");
    });
  });
  flushSync();
  stop();
  return runs;
}
