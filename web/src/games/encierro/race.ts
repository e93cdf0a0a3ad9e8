import { t } from "../../lib/words.svelte";
import type { Race } from "../race";
import type { EncierroView } from "./model";

export const race: Race<EncierroView> = {
  head: () => t("encierro-result-head"),
  of: (view, seat, words) => {
    const runner = view.players[seat];
    const [location, last] = [runner?.location ?? 1, view.course.length];
    const at = (location - 1) / Math.max(1, last - 1);
    if (runner && runner.expelled > 0) {
      return { value: t("encierro-result-out"), note: t("encierro-result-expelled", { order: runner.expelled }), at };
    }
    const place = words.text(`card-${view.course[location - 1]}`);
    const note = t("encierro-result-note", { place, objects: runner?.objects.length ?? 0 });
    return { value: t("encierro-result-at", { location, last }), note, at };
  },
  decided: (view, ahead, behind, names) => {
    const [first, second] = [view.players[ahead], view.players[behind]];
    if (!first || !second || first.expelled > 0 || second.expelled > 0 || first.location !== second.location)
      return null;
    return t("encierro-result-tie", {
      ahead: names[ahead] ?? "",
      behind: names[behind] ?? "",
      better: first.objects.length,
      worse: second.objects.length,
    });
  },
};
