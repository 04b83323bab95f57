import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { words } from "./lib/words.svelte";

document.documentElement.dataset["theme"] = preferences.shownTheme;
await words.speak(preferences.language);
mount(App, { target: document.querySelector("#app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // The first page has the connection for itself.
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
