// Which events of Running with the Bulls are deeds. The charge has a show of its own on the board.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    placed: { rank: 2, brief: true },
    played: { rank: 3 },
    skipped: { rank: 1 },
    rolled: { on: "target", harm: true, rank: 4 },
    "bulls-rolled": { rank: 3 },
    led: { rank: 3 },
    loose: { rank: 3 },
    lifted: { leads: true },
    signed: { rank: 3 },
    cleared: { on: "target", harm: true, rank: 4 },
    "no-card": { rank: 1 },
  },
  begins: ["day", "last-bull", "step", "runners-advanced", "ended"],
  nobodys: ["day"],
  // Of a step the log says first what became of the runners, and of these first the reader’s.
  quiet: ["drew", "dealt", "reshuffled", "step", "runners-advanced", "bulls-advanced", "ready", "kept", "set-aside", "discarded"], // prettier-ignore
  hurts: { charged: "target", "day-scored": "seat", replaced: "target" },
  struck: ({ kind, target, trampled }, seat) => kind === "charged" && target === seat && Number(trampled) > 0,
  acts: ["runners-advanced"],
  guessed: ["discarded", "kept"],
  bySeat: true,
};
