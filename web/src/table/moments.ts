// What there is to say about the moments of a game that mattered: my own mistakes, and bad luck.

import type { BoardModule } from "../games/board";
import { beatsOf, harms, PLAIN, type Beat } from "../lib/beats";
import { t, type GameEvent, type GameWords } from "../lib/words.svelte";
import type { Luck, Mistake, ReplayFrame, Review } from "../wire";

export interface Moment {
  move: number;
  luck: boolean;
  did: string;
  better: string;
  why: string;
  /** The board just then, and what to mark on it; null without a replay. */
  view: unknown;
  chosen: readonly string[];
  best: readonly string[];
}

/** In the order of play. */
export function momentsOf(
  review: Review,
  frames: readonly ReplayFrame[],
  board: BoardModule | null,
  words: GameWords,
  names: readonly string[],
): Moment[] {
  const told = review.mistakes.map((mistake) => mistakeWords(mistake, review, frames, board, words, names));
  if (review.luck) told.push(luckWords(review.luck, review, frames, board, words, names));
  return told.sort((one, other) => one.move - other.move || Number(one.luck) - Number(other.luck));
}

const viewAt = (frames: readonly ReplayFrame[], at: number): unknown => frames[at]?.view ?? null;

function mistakeWords(
  { move, chosen, best, facts, worth, lost, playouts }: Mistake,
  { seat, alone }: Review,
  frames: readonly ReplayFrame[],
  board: BoardModule | null,
  words: GameWords,
  names: readonly string[],
): Moment {
  const unit = alone ? 1 : 100;
  const compared = t(alone ? "moments-points" : "moments-wins", {
    playouts,
    better: Math.round(worth * unit),
    worse: Math.round((worth - lost) * unit),
  });
  return {
    move,
    luck: false,
    did: t("moments-did", { what: words.action(chosen, names) }),
    better: t("moments-better", { what: words.action(best, names) }),
    why: [...facts.map((fact) => words.advice(fact as GameEvent, names, seat)), compared].join(" "),
    view: viewAt(frames, move),
    chosen: board?.where?.(chosen, seat) ?? [],
    best: board?.where?.(best, seat) ?? [],
  };
}

function luckWords(
  { move, until, before, after }: Luck,
  { seat, alone, mistakes }: Review,
  frames: readonly ReplayFrame[],
  board: BoardModule | null,
  words: GameWords,
  names: readonly string[],
): Moment {
  const happened = frames.slice(move + 1, until + 1).flatMap(({ events }) => events as GameEvent[]);
  const beat = worstOf(happened, board, seat);
  const isMine = beat !== undefined && harms(beat, [seat]);
  const blow = isMine ? undefined : happened.findLast((event) => board?.plot?.struck?.(event, seat));
  const told = blow ?? beat?.event;
  const unit = alone ? 1 : 100;
  const fell = { before: Math.round(before * unit), after: Math.round(after * unit) };
  const blame = mistakes.some((mistake) => mistake.move === move);
  return {
    move,
    luck: true,
    did: told ? words.event(told, names, seat) : t("moments-chance"),
    better: t(blame ? "moments-luck" : "moments-nothing-better"),
    why: t(alone ? "moments-fell-points" : "moments-fell", fell),
    view: viewAt(frames, until),
    chosen: beat && !blow && board?.figure ? figuresOf(beat, board) : [],
    best: [],
  };
}

/** What hit the seat last, or else what somebody else did last. */
function worstOf(events: readonly GameEvent[], board: BoardModule | null, seat: number): Beat | undefined {
  const beats = beatsOf([...events], board?.plot ?? PLAIN, 0).filter(({ by }) => by !== seat);
  return beats.findLast((beat) => harms(beat, [seat])) ?? beats.at(-1);
}

const figuresOf = (beat: Beat, board: BoardModule): string[] =>
  [beat.by, typeof beat.on === "number" ? beat.on : null].flatMap((seat) =>
    seat === null ? [] : [board.figure?.(seat, beat) ?? ""],
  );
