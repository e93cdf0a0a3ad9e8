// Where an action happens, for a picture of it: a fence goes from post to post.

import type { ActionInfo } from "../../wire";

export const where = ({ verb, args }: ActionInfo): string[] =>
  verb === "fence" ? args.map((post) => `.posts [data-post="${post}"]`) : [];
