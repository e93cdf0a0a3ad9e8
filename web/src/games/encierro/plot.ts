// Which events of Corre el encierro are deeds. Draws and turns are told by the log alone.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    advanced: { rank: 3 },
    swapped: { on: "target", harm: true, rank: 4 },
    laid: { rank: 2 },
    replaced: { rank: 2 },
    recovered: { rank: 2 },
    attacked: { on: "victim", harm: true, rank: 4 },
    cancelled: { rank: 4, blameless: true },
    stole: { on: "victim", harm: true, rank: 4 },
    "bull-shown": { rank: 4 },
    "fall-shown": { rank: 4 },
    repelled: { rank: 3, blameless: true },
    saved: { rank: 3, blameless: true },
    sent: { on: "target", harm: true, rank: 4 },
    lost: { rank: 3, blameless: true },
    gave: { rank: 3, blameless: true },
    "stepped-back": { rank: 3, blameless: true },
    stayed: { rank: 2 },
    fell: { rank: 4 },
    expelled: { rank: 5 },
    discarded: { rank: 1 },
  },
  begins: ["turn", "sat-out"],
  quiet: ["turn", "drew", "dealt", "shuffled", "stopped"],
  hurts: { hit: "seat", barred: "seat", "lost-card": "seat" },
};
