import { t } from "../../lib/words.svelte";
import type { Race } from "../race";
import type { PrimesView } from "./model";

const GOAL = 100;
/** A seat's squares, the last meeple first. */
const squares = (view: PrimesView, seat: number): number[] => view.players[seat]?.meeples ?? [];

export const race: Race<PrimesView> = {
  head: () => t("primes-result-head"),
  of: (view, seat) => {
    const [last = 0, next] = squares(view, seat);
    const note = last === GOAL ? t("primes-result-home") : next === undefined ? "" : t("primes-result-next", { next });
    return { value: String(last), note, at: last / GOAL };
  },
  decided: (view, ahead, behind, names) => {
    const [mine, theirs] = [squares(view, ahead), squares(view, behind)];
    const at = mine.findIndex((square, index) => square !== theirs[index]);
    if (at < 1) return null;
    return t("primes-result-tie", {
      ahead: names[ahead] ?? "",
      behind: names[behind] ?? "",
      last: mine[0] ?? 0,
      better: mine[at] ?? 0,
      worse: theirs[at] ?? 0,
    });
  },
};
