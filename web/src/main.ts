import "./styles/fonts.css";
import "./styles/tokens.css";
import "./art/inks.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
