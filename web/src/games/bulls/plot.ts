// Which events of Running with the Bulls are deeds. The charge has a show of its own on the board.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    placed: { rank: 2 },
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
  begins: ["day", "step", "runners-advanced", "ended"],
  quiet: ["drew", "dealt", "reshuffled", "step", "ready", "kept", "set-aside", "discarded"],
  acts: ["runners-advanced"],
  bySeat: true,
};
