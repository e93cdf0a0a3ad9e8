// Which events of Raging Bulls are deeds. Everybody builds in secret, so they come to light when a round closes.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    sawed: { leads: true },
    fenced: { rank: 3 },
    malleted: { rank: 3 },
    "shed-chosen": { rank: 2 },
    stopped: { rank: 4 },
  },
  begins: ["rolled", "opened", "medal", "ended"],
  quiet: ["ready", "rolled", "opened", "recycled", "shed-offered"],
  together: "raging-others-built",
  bySeat: true,
};
