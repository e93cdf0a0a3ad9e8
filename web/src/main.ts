import "./styles/fonts.css";
import "./styles/tokens.css";
import "./art/inks.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const root = document.getElementById("app");
if (root) mount(App, { target: root });

// What is to be loaded is gone: if the server is there, it has another build than this page, and a fresh page has all of
// it. If it is not there, the page stays as it is and waits.
const RELOADED = "stampede-reloaded";
window.addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 30_000) return; // that did not help: the error is told as it is
  fetch("/", { cache: "no-store" }).then(
    ({ ok }) => {
      if (!ok) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
});
