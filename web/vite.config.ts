import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package, beside the server that serves it. In development Vite serves the sources and hands
// everything that is the server's over to it.
declare const process: { env: Record<string, string | undefined> };

const backend = process.env["STAMPEDE_BACKEND"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env["STAMPEDE_CLIENT_OUT"] ?? "../src/stampede/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // pages may load nothing but files of our own
    target: "es2022",
    reportCompressedSize: false,
    manifest: "chunks.json", // which file holds what, to weigh them
  },
  server: {
    proxy: {
      "/api": { target: backend, ws: true },
      "^/table/[^/]+/seat/": backend,
    },
  },
});
