// Which events of Trip & Run are deeds. Cards laid are shown with the trip or the move that they make.

import type { Plot } from "../../lib/beats";

export const plot: Plot = {
  deeds: {
    aimed: { leads: true },
    laid: { leads: true, rank: 1 },
    ran: { leads: true, rank: 1 },
    "head-start": { leads: true },
    used: { leads: true },
    tripped: { on: "victim", harm: true, rank: 4 },
    moved: { rank: 3 },
    stuck: { rank: 2 },
    forwent: { rank: 1 },
    passed: { rank: 1 },
  },
  begins: ["turn"],
  quiet: ["turn", "drew", "dealt", "top"],
};
