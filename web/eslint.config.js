import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import inventedNotation from "./lint/invented-notation.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "public", "src/wire.ts", "src/box.ts", "tools"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"] } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "prefer-const": "off", // svelte/prefer-const knows props
      "svelte/no-at-html-tags": "off", // drawings are strings of our own
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced, and kept in raw state
      "svelte/no-useless-mustaches": "off", // spaces that prettier would move
      "@typescript-eslint/no-non-null-assertion": "off", // bindings in markup cannot be narrowed
    },
  },
  {
    files: ["src/games/**", "src/table/**", "src/tutorial/**"],
    ignores: ["**/*.test.ts"],
    plugins: { stampede: { rules: { "invented-notation": inventedNotation } } },
    rules: { "stampede/invented-notation": "error" },
  },
);
