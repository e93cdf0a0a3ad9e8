import "./styles/fonts.css";
import "./styles/tokens.css";
import "./art/inks.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./lib/worker";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
registerWorker();

// A file of this build is gone. If the server answers, it has a newer build: reload. If it does not, stay as we are.
const RELOADED = "stampede-reloaded";
window.addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 30_000) return; // reloading did not help: let the error show
  fetch("/", { cache: "no-store" }).then(
    ({ ok }) => {
      if (!ok) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
});
