// The app's addresses. Links are plain <a href>; `follow` handles those that stay inside the app.

export type Place =
  | { page: "home"; play: boolean } // with the choice of a race
  | { page: "table"; table: string; invitation: string | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string }
  | { page: "today" | "history" | "settings" }
  | { page: "nowhere" };

/** What somebody mistyped is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function placeOf(path: string, hash: string): Place {
  const [first, second, third, fourth, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home", play: false };
  if (first === "play" && second === undefined) return { page: "home", play: true };
  if (second === undefined && (first === "today" || first === "history" || first === "settings"))
    return { page: first };
  if (rest.length === 0 && first === "table" && second !== undefined) {
    if (third === undefined) return { page: "table", table: second, invitation: null };
    if (third === "join" && fourth !== undefined) return { page: "table", table: second, invitation: fourth };
  }
  if (first === "rules" && second !== undefined && third === undefined) {
    return { page: "rules", game: second, clause: decoded(hash.slice(1)) };
  }
  if (first === "learn" && second !== undefined && third === undefined) return { page: "learn", game: second };
  return { page: "nowhere" };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** For `onclick` on anything that contains links: our own pages open without a reload. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
    if (placeOf(anchor.pathname, anchor.hash).page === "nowhere") return;
    if (anchor.pathname === location.pathname && anchor.hash) return; // a place on this page
    event.preventDefault();
    this.go(anchor.pathname + anchor.hash);
  }

  #read(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();
