// Hover, focus and a long press look at what a choice would lead to; a long press does not choose.

import type { Attachment } from "svelte/attachments";

const PRESS = 350;

export function look(seen: () => void, away: () => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => {
      clearTimeout(timer);
      if (pressed) away();
    };
    const over = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") seen();
    };
    const out = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") away();
    };
    const down = (event: Event): void => {
      pressed = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = setTimeout(() => {
        pressed = true;
        seen();
      }, PRESS);
    };
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const none = (event: Event): void => event.preventDefault();
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", over],
      ["pointerleave", out],
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", none],
      ["focus", seen],
      ["blur", away],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    element.addEventListener("click", click, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
