// What this browser remembers about its user. There is no account, and only the name at a table leaves the machine.

import { PACES, type Pace } from "./beats";

export type Language = "en" | "es";
export type Theme = "light" | "dark";
export type TextSize = "normal" | "large" | "huge";
/** As the system asks, or nothing moves. */
export type Movement = "system" | "still";

interface Remembered {
  name: string;
  language: Language;
  theme: Theme | "system";
  sound: boolean;
  volume: number; // percent
  textTable: boolean;
  leftHanded: boolean;
  pace: Pace;
  confirm: boolean;
  textSize: TextSize;
  movement: Movement;
  notify: boolean;
  reactions: boolean;
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
    volume: 60,
    textTable: false,
    leftHanded: false,
    pace: "normal",
    confirm: true,
    textSize: "normal",
    movement: "system",
    notify: false,
    reactions: true,
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
  /** The theme in use, chosen here or by the system. */
  get theme(): Theme {
    if (this.#remembered.theme !== "system") return this.#remembered.theme;
    return this.#systemDark ? "dark" : "light";
  }
  set theme(theme: Theme | "system") {
    this.#set({ theme });
  }
  /** What was chosen: a theme, or the system's. */
  get themeChoice(): Theme | "system" {
    return this.#remembered.theme;
  }
  get sound(): boolean {
    return this.#remembered.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get volume(): number {
    return this.#remembered.volume;
  }
  set volume(volume: number) {
    this.#set({ volume });
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
  /** Whether a choice that is complete waits to be confirmed. */
  get confirm(): boolean {
    return this.#remembered.confirm;
  }
  set confirm(confirm: boolean) {
    this.#set({ confirm });
  }
  get textSize(): TextSize {
    return this.#remembered.textSize;
  }
  set textSize(textSize: TextSize) {
    this.#set({ textSize });
  }
  get movement(): Movement {
    return this.#remembered.movement;
  }
  set movement(movement: Movement) {
    this.#set({ movement });
  }
  /** Whether the person wants to be told of their turn. The browser must allow it, too. */
  get notify(): boolean {
    return this.#remembered.notify;
  }
  set notify(notify: boolean) {
    this.#set({ notify });
  }
  /** Whether other players' reactions are shown. */
  get reactions(): boolean {
    return this.#remembered.reactions;
  }
  set reactions(reactions: boolean) {
    this.#set({ reactions });
  }
  /** Whether nothing should move: the person or the system asks for it. */
  get calm(): boolean {
    return this.#calm || this.#remembered.movement === "still";
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
