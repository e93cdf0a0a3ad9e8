// Which events of RUN 2 Street are deeds. Draws and turns are told by the log alone.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    mounted: { rank: 2 },
    changed: { rank: 2 },
    escaped: { rank: 2 },
    rode: { rank: 3 },
    tricked: { on: "target", harm: true, rank: 4 },
    stopped: { on: "target", harm: true, rank: 4 },
    swapped: { on: "target", harm: true, rank: 4 },
    countered: { rank: 3 },
    protected: { rank: 3 },
    discarded: { rank: 1 },
    skipped: { rank: 1 },
    passed: { rank: 1 },
  },
  begins: ["turn"],
  quiet: ["turn", "drew", "dealt", "rebuilt", "objective", "shared-objective"],
};
