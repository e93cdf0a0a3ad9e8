// Synthesised sounds: wood block, paper slap, cloth snap, hoof rumble, brass. Dry, close and short. Browsers allow none
// before the first touch.

import { prefs } from "./prefs.svelte";

const LOUDEST = 0.36;

const SOUNDS = {
  tap: [0.5, 0.02, 320, 0.001, 0.008, 0.03, 1, 1.6, -12, 0, 0, 0, 0, 1.5],
  card: [0.6, 0.08, 180, 0.002, 0.02, 0.06, 4, 1.2, -8, 0, 0, 0, 0, 8],
  step: [0.6, 0.05, 480, 0.001, 0.012, 0.05, 1, 1.8, -20, 0, 0, 0, 0, 0.6],
  yours: [0.7, 0, 392, 0.01, 0.09, 0.16, 2, 0.8, 0, 0, 196, 0.09],
  trip: [0.9, 0.1, 160, 0.005, 0.06, 0.24, 3, 0.9, -3, 0, 0, 0, 0, 4],
  refuse: [0.5, 0, 110, 0.004, 0.05, 0.08, 2, 1, -1],
  dice: [0.7, 0.25, 420, 0.001, 0.02, 0.06, 4, 1.4, -16, 0, 0, 0, 0.05, 6],
  charge: [1, 0.15, 60, 0.03, 0.25, 0.4, 4, 0.7, 0, 0, 0, 0, 0.09, 9],
  cloth: [0.5, 0.1, 600, 0.004, 0.02, 0.12, 4, 0.4, 14, 0, 0, 0, 0, 7],
  win: [0.8, 0, 330, 0.02, 0.25, 0.35, 2, 0.9, 0, 0, 165, 0.12, 0.12],
} satisfies Record<string, (number | undefined)[]>;

export type Sound = keyof typeof SOUNDS;

/** No two taps sound quite alike. Working out how takes as long as much of a turn, so after a few they come again. */
const TAKES = 4;
const recorded: Partial<Record<Sound, number[][]>> = {};

let touched = false;
for (const gesture of ["pointerdown", "keydown"] as const) {
  window.addEventListener(gesture, () => (touched = true), { once: true, capture: true });
}

/** Loaded with the first sound, because it opens the audio device, which must follow a touch. */
let synthesiser: Promise<typeof import("zzfx") | null> | undefined;

/** What is touched is seen first: opening the device alone takes longer than a frame. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function play(sound: Sound): void {
  if (!prefs.sound || !touched || document.hidden) return;
  void painted().then(() => strike(sound));
}

function strike(sound: Sound): void {
  synthesiser ??= import("zzfx").catch(() => {
    synthesiser = undefined; // the table works without sound; the next sound tries again
    return null;
  });
  void synthesiser.then((loaded) => {
    if (!loaded) return;
    const { ZZFX } = loaded;
    ZZFX.volume = (LOUDEST * prefs.volume) / 100;
    const takes = (recorded[sound] ??= []);
    if (takes.length < TAKES) takes.push(ZZFX.buildSamples(...SOUNDS[sound]));
    const take = takes[Math.floor(Math.random() * takes.length)];
    if (take) ZZFX.playSamples([take]);
  });
}
