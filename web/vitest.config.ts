import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Unit tests lie beside what they test. They run with a document but without a browser or a server.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "lint/**/*.test.ts"],
    css: { include: [/\.css\?raw$/] }, // paper takes its inks from the style sheets
    restoreMocks: true,
    // One after another in one environment: making a new one for each file takes five times as long as all the tests.
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000, // a busy machine is no fault; loading ESLint alone takes seconds
  },
});
