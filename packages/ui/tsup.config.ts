import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { type Entry, listEntries } from './scripts/listEntries.ts';

/** An entry must be a file, and `'use client'` must be its first line. */
function writeEntry({ name, exports, isForClient }: Entry) {
  const directive = isForClient ? "'use client';\n" : '';
  const lines = exports.map((line) => line.replace("'./", "'../src/"));
  writeFileSync(`.entries/${name}.ts`, `${directive}${lines.join('\n')}\n`);
  return [name, `.entries/${name}.ts`];
}

rmSync('.entries', { recursive: true, force: true });
mkdirSync('.entries');
const whole = { name: 'index', exports: ["export * from './index.ts';"], isForClient: true };
const entry = Object.fromEntries([...listEntries(), whole].map(writeEntry));

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  dts: true,
  clean: true,
  treeshake: false,
  // Each icon is a file of its own that only bundlers can load: it becomes part of the package.
  noExternal: [/^lucide-react/],
});
