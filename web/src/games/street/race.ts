import { t } from "../../lib/words.svelte";
import type { Race } from "../race";
import type { StreetView } from "./model";

export const race: Race<StreetView> = {
  head: () => t("street-result-head"),
  of: (view, seat) => {
    const { km = 0, goal = 0, out = 0 } = view.players[seat] ?? {};
    const rest = goal - km;
    const at = goal > 0 ? Math.min(1, km / goal) : 0;
    if (out > 0)
      return { value: t("street-result-out"), note: t("street-result-over", { goal, over: -rest, out }), at };
    return { value: t("street-result-rest", { rest }), note: t("street-result-goal", { goal, km }), at };
  },
};
