// Sentences: keys and facts come from the server, words from Fluent. The interface's words are bundled with the client;
// a game's words come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SEAT_FACTS, type ActionInfo, type ReasonInfo, type Spot } from "../wire";
import { loadActions, type Actions } from "./actions";
import { prefs, type Language } from "./prefs.svelte";

export type Fact = number | string | boolean | (number | string)[];
/** An event from the server: its kind and named facts. With `seen`, this reader sees what others do not. */
export interface GameEvent {
  kind: string;
  [fact: string]: Fact;
}

const HOUSE = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const HYPHENED = /(^|[\s(])-(?=\d)/g; // a negative number gets a minus sign
const LIKE_Y = /^h?[ií](?!e)/i;
const DOUBLED = /([!?])\.(?=\s|$)/g; // no full stop after a name that ends in ! or ?

function format(bundle: FluentBundle, key: string, facts: Record<string, Fact>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return null;
  const values: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    values[name] = Array.isArray(fact) ? list(bundle, fact) : typeof fact === "boolean" ? (fact ? "yes" : "no") : fact;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) console.error(`text ${key}:`, errors[0]);
  return text.replaceAll(DOUBLED, "$1").replaceAll(HYPHENED, "$1−");
}

/** A list in words. Items with a game text `name-…` are called by it. */
function list(bundle: FluentBundle, items: (number | string)[]): string {
  const words = items.map((item) => format(bundle, `name-${item}`, {}) ?? String(item));
  const last = words.pop();
  if (last === undefined) return "";
  if (words.length === 0) return last;
  const all = format(bundle, "list-and", { rest: words.join(", "), last }) ?? [...words, last].join(", ");
  // Spanish says “e” before that sound: “Guía de viaje e Indicaciones”.
  return bundle.locales[0] === "es" && LIKE_Y.test(last) ? all.replace(` y ${last}`, ` e ${last}`) : all;
}

class House {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #boards = new Set<string>(); // games whose boards are in use; their words are loaded too

  /** Loads a language. Until it arrives, the previous one stays. */
  async load(language: Language): Promise<void> {
    if (!this.#bundles[language]) await this.#read(language);
  }

  /** Loads the words of a game's board, in the languages that are in use. */
  async loadBoard(game: string): Promise<void> {
    if (this.#boards.has(game)) return;
    this.#boards.add(game);
    const languages = new Set([prefs.language, ...(Object.keys(this.#bundles) as Language[])]);
    await Promise.all([...languages].map((language) => this.#read(language)));
  }

  async #read(language: Language): Promise<void> {
    const boards = [...this.#boards].map((game) => BOARDS[`../games/${game}/text/${language}.ftl`]);
    const files = Object.entries(HOUSE).flatMap(([path, read]) => (path.includes(`/text/${language}/`) ? [read] : []));
    const texts = await Promise.all([...files, ...boards].map((read) => read?.() ?? ""));
    this.#bundles = { ...this.#bundles, [language]: bundleOf(language, texts) };
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  get #bundle(): FluentBundle | undefined {
    return this.#bundles[prefs.language] ?? this.#bundles.en ?? this.#bundles.es;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  text(key: string, facts: Record<string, Fact>): string {
    const bundle = this.#bundle;
    const text = bundle && format(bundle, key, facts);
    if (text === null) console.error(`there is no text ${key}`);
    return text ?? key;
  }
}

export const house = new House();

/** A text of the interface, in the current language. */
export function t(key: string, facts: Record<string, Fact> = {}): string {
  return house.text(key, facts);
}

/** The words of one game, in the current language. */
export class GameWords {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #parts: Actions["parts"] = {};

  constructor(readonly game: string) {}

  async load(language: Language): Promise<void> {
    if (this.#bundles[language]) return;
    const answer = await fetch(`/api/games/${encodeURIComponent(this.game)}/words?lang=${language}`);
    if (!answer.ok) throw new Error(`the words of ${this.game} cannot be had: ${answer.status}`);
    const bundle = bundleOf(language, [await answer.text()]);
    if (bundle.hasMessage("of-parts")) this.#parts = (await loadActions(this.game)).parts;
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  get #bundle(): FluentBundle | undefined {
    return this.#bundles[prefs.language] ?? this.#bundles.en ?? this.#bundles.es;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  text(key: string, facts: Record<string, Fact> = {}): string {
    const text = this.#bundle && format(this.#bundle, key, facts);
    return text ?? (house.has(key) ? t(key, facts) : key);
  }

  /** An action as a choice. `names` are the seats', for actions that are about a player. */
  action(action: Pick<ActionInfo, "verb" | "args">, names: readonly string[] = []): string {
    return this.text(`action-${action.verb}`, this.#arguments(action.args, names));
  }

  /** An action as the label of a button: the game's short form, if it has one. */
  deed(action: Pick<ActionInfo, "verb" | "args">, names: readonly string[] = []): string {
    const short = `deed-${action.verb}`;
    return this.has(short) ? this.text(short, this.#arguments(action.args, names)) : this.action(action, names);
  }

  /** What a component is called. */
  component(id: string): string {
    const key = [`name-${id}`, `card-${id}`].find((key) => this.has(key));
    return key === undefined ? id : this.text(key);
  }

  /** Where something lies, as in "in the pile". */
  place(spot: Spot, names: readonly string[], reader: number | null): string {
    const seat = spot.seat ?? null;
    const me = seat === null ? "nobody" : seat === reader ? "yes" : "no";
    return this.text(`place-${spot.place}`, { seat: seat === null ? "" : (names[seat] ?? ""), "seat-me": me });
  }

  /** What cards with that back are called. */
  back(back: string): string {
    const key = `back-${back.replaceAll(" ", "-")}`;
    return this.has(key) ? this.text(key) : this.text("back", { back });
  }

  /** Arguments as facts. Since a number may be a seat, the seat's name is added: `arg2-name`. */
  #arguments(args: readonly (number | string)[], names: readonly string[]): Record<string, Fact> {
    const facts = this.#namedAll(Object.fromEntries(args.map((arg, index) => [`arg${index + 1}`, arg])));
    args.forEach((arg, index) => {
      if (typeof arg === "number") {
        facts[`arg${index + 1}-name`] = names[arg] ?? this.text("seat-number", { number: arg + 1 });
      }
    });
    return facts;
  }

  /** Components go by their `card-…` text, unless the game names them with `name-…`, which `list` uses. */
  #named<T extends Fact>(fact: T): Fact {
    if (Array.isArray(fact)) return fact.map((item) => this.#named(item) as number | string);
    const key = `card-${fact}`;
    return typeof fact === "string" && this.has(key) && !this.has(`name-${fact}`) ? this.text(key) : fact;
  }

  /** A component that goes by its parts, in words: `of-parts` and `part-…` say how. */
  #spoken(fact: Fact): Fact {
    if (Array.isArray(fact)) return fact.map((item) => this.#spoken(item) as number | string);
    const [whole, ...parts] = this.#parts[String(fact)] ?? [];
    if (whole === undefined) return fact;
    const named = parts.map((part) => this.text(`part-${part}`));
    return this.text("of-parts", { whole, parts: named.join(", ") });
  }

  /** Components by their names. A text may choose by a component's id, for its article: `location-id`. */
  #namedAll(facts: Record<string, Fact>): Record<string, Fact> {
    const named: Record<string, Fact> = {};
    for (const [name, fact] of Object.entries(facts)) {
      named[name] = this.#named(this.#spoken(fact));
      if (typeof fact === "string") named[`${name}-id`] = fact;
    }
    return named;
  }

  /** What a seat is asked. */
  decision(kind: string): string {
    return this.text(`decision-${kind}`);
  }

  /** Why something is not possible. */
  reason(reason: ReasonInfo): string {
    return this.text(`reason-${reason.key}`, this.#namedAll(reason.args as Record<string, Fact>));
  }

  /** An event, told to a reader. It has already been redacted for them. */
  event(event: GameEvent, names: readonly string[], reader: number | null): string {
    const seen = `event-${event.kind}-seen`;
    const key = event.seen === true && this.has(seen) ? seen : `event-${event.kind}`;
    return this.text(key, this.#told(event, names, reader));
  }

  /** Advice. Some games advise with the event that would follow. */
  advice(fact: GameEvent, names: readonly string[] = [], reader: number | null = null): string {
    const { kind } = fact;
    const key = [`advice-${kind}`, `event-${kind}`, kind].find((key) => this.has(key));
    return this.text(key ?? kind, this.#told(fact, names, reader));
  }

  /** An event's facts for its text: seats and components become names. */
  #told(event: GameEvent, names: readonly string[], reader: number | null): Record<string, Fact> {
    const { kind: _kind, seen: _seen, ...told } = event;
    const facts = this.#namedAll(told);
    for (const [name, fact] of Object.entries(told)) {
      if (SEAT_FACTS.includes(name) && typeof fact === "number") {
        facts[name] = names[fact] ?? `${fact + 1}`;
        facts[`${name}-me`] = fact === reader ? "yes" : "no";
      }
    }
    return facts;
  }
}

const known = new Map<string, GameWords>();

export function gameWords(game: string): GameWords {
  let words = known.get(game);
  if (!words) known.set(game, (words = new GameWords(game)));
  return words;
}
