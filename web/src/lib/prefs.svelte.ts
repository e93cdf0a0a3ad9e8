// What this browser remembers about its user. There is no account, and only the name at a table leaves the machine.

import { PACES, type Pace } from "./beats";

export type Language = "en" | "es";
export type Theme = "light" | "dark";

interface Remembered {
  name: string;
  language: Language;
  theme: Theme | "system";
  sound: boolean;
  textTable: boolean;
  leftHanded: boolean;
  pace: Pace;
}

const KEY = "stampede";

const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

function initial(): Remembered {
  const language: Language = navigator.languages.some((tag) => tag.startsWith("es"))
    ? navigator.languages.findIndex((tag) => tag.startsWith("es")) <
      (navigator.languages.findIndex((tag) => tag.startsWith("en")) + 1 || 99)
      ? "es"
      : "en"
    : "en";
  const standard: Remembered = {
    name: "",
    language,
    theme: "system",
    sound: true,
    textTable: false,
    leftHanded: false,
    pace: "normal",
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...standard, ...(typeof stored === "object" ? stored : {}) };
  } catch {
    return standard; // storage is blocked or damaged: start afresh
  }
}

class Prefs {
  #remembered = $state<Remembered>(initial());
  #systemDark = $state(systemDark.matches);
  #calm = $state(calm.matches);

  constructor() {
    systemDark.addEventListener("change", (event) => (this.#systemDark = event.matches));
    calm.addEventListener("change", (event) => (this.#calm = event.matches));
    // Another tab changed something.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.#remembered = initial();
    });
  }

  get name(): string {
    return this.#remembered.name;
  }
  set name(name: string) {
    this.#set({ name });
  }
  get language(): Language {
    return this.#remembered.language;
  }
  set language(language: Language) {
    this.#set({ language });
  }
  /** The theme in use, whoever chose it. */
  get theme(): Theme {
    if (this.#remembered.theme !== "system") return this.#remembered.theme;
    return this.#systemDark ? "dark" : "light";
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get sound(): boolean {
    return this.#remembered.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get textTable(): boolean {
    return this.#remembered.textTable;
  }
  set textTable(textTable: boolean) {
    this.#set({ textTable });
  }
  get leftHanded(): boolean {
    return this.#remembered.leftHanded;
  }
  set leftHanded(leftHanded: boolean) {
    this.#set({ leftHanded });
  }
  /** How fast others' moves are shown. */
  get pace(): Pace {
    const { pace } = this.#remembered;
    return PACES.includes(pace) ? pace : "normal";
  }
  set pace(pace: Pace) {
    this.#set({ pace });
  }
  /** Whether the system asks for reduced motion. */
  get calm(): boolean {
    return this.#calm;
  }

  #set(change: Partial<Remembered>): void {
    this.#remembered = { ...this.#remembered, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#remembered));
    } catch {
      // Then it is remembered until the tab is closed.
    }
  }
}

export const prefs = new Prefs();
