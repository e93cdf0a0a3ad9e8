import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draw, type Poster } from "./share";

const LETTER = 20; // what a letter is wide on this canvas
let written: { text: string; x: number; y: number; font: string }[];
let drawn: unknown[][];
let picture: Blob | null;

const POSTER: Poster = {
  game: "primes",
  title: "Trip & Run",
  headline: "Ana wins",
  lines: [
    { seat: 0, place: "1", name: "Ana", what: "100" },
    { seat: 1, place: "2", name: "Bea", what: "87" },
  ],
};
const texts = (): string[] => written.map(({ text }) => text);

beforeEach(() => {
  [written, drawn] = [[], []];
  picture = new Blob(["x"], { type: "image/png" });
  const pen = {
    font: "",
    measureText: (text: string) => ({ width: LETTER * text.length }),
    fillText(text: string, x: number, y: number) {
      written.push({ text, x, y, font: this.font });
    },
    drawImage: (...words: unknown[]) => void drawn.push(words),
    fillRect: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    fill: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as unknown as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(picture));
  Image.prototype.decode = () => Promise.resolve();
  Object.defineProperty(document, "fonts", { value: { load: () => Promise.resolve([]) }, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(document, "fonts"));

describe("the picture of a result", () => {
  test("shows the game, the sentence and everybody's place", async () => {
    expect(await draw(POSTER)).toBe(picture);
    expect(texts()).toEqual(["Trip & Run", "Ana wins", "1", "100", "Ana", "2", "87", "Bea", "Stampede"]);
  });

  test("has the game's cover, with its inks written out", async () => {
    await draw(POSTER);
    const [image, ...place] = drawn[0] ?? [];
    expect(place).toEqual([630, 0, 630, 630]);
    const source = decodeURIComponent((image as HTMLImageElement).src);
    expect(source).toMatch(/^data:image\/svg\+xml,<svg/);
    expect(source).not.toContain("var(--");
  });

  test("shortens what does not fit", async () => {
    const name = "Somebody with a very long name";
    await draw({ ...POSTER, lines: [{ seat: 0, place: "1", name, what: "100" }] });
    const short = texts().find((text) => text.startsWith("Some")) ?? "";
    expect(short).toMatch(/^Somebody with a.*…$/);
    expect(short.length * LETTER).toBeLessThanOrEqual(500 - 3 * LETTER);
  });

  test("breaks a long sentence into two lines, and shortens the second", async () => {
    await draw({ ...POSTER, headline: "Ana and Bea share the first place of this race among six runners" });
    const lines = written.filter(({ font }) => font.startsWith("900 60px"));
    expect(lines.map(({ text }) => text)).toEqual(["Ana and Bea share the first", "place of this race among six ru…"]);
    expect(lines[1]?.y).toBeGreaterThan(lines[0]?.y ?? 0);
  });

  test("has room for six, all of them on the sheet", async () => {
    const lines = Array.from({ length: 8 }, (_, seat) => ({
      seat,
      place: `${seat + 1}.`,
      name: `P${seat}`,
      what: "9",
    }));
    await draw({ ...POSTER, lines });
    expect(texts().filter((text) => /^P\d$/.test(text))).toEqual(["P0", "P1", "P2", "P3", "P4", "P5"]);
    expect(Math.max(...written.filter(({ text }) => /^P\d$/.test(text)).map(({ y }) => y))).toBeLessThan(550);
  });

  test("that cannot be made is an error", async () => {
    picture = null;
    await expect(draw(POSTER)).rejects.toThrow("the picture is empty");
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    await expect(draw(POSTER)).rejects.toThrow("nothing to draw on");
  });
});
