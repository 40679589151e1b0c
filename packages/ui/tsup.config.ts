import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { buildTarget } from '../../scripts/browserRange.ts';
import { type Entry, listEntries } from './scripts/listEntries.ts';

/** What the pattern in `package.json` finds lies apart from what entries share. */
const toOutput = ({ name }: Entry) => (name === 'index' ? name : `entries/${name}`);

/** An entry must be a file, and `'use client'` must be its first line. */
function writeEntry(entry: Entry) {
  const { name, exports, isForClient } = entry;
  const directive = isForClient ? "'use client';\n" : '';
  const lines = exports.map((line) => line.replace("'./", "'../src/"));
  writeFileSync(`.entries/${name}.ts`, `${directive}${lines.join('\n')}\n`);
  return [toOutput(entry), `.entries/${name}.ts`];
}

/** CommonJS comes with lines of its own before the directive, where it would be none. */
function moveDirectiveUp(entry: Entry) {
  const file = `dist/${toOutput(entry)}.cjs`;
  const code = readFileSync(file, 'utf8').replace('"use client";', '');
  writeFileSync(file, `"use client";\n${code}`);
}

rmSync('.entries', { recursive: true, force: true });
mkdirSync('.entries');
const whole = {
  name: 'index',
  folder: '.',
  exports: ["export * from './index.ts';"],
  isForClient: true,
};
const entries = [...listEntries(), whole];

export default defineConfig({
  entry: Object.fromEntries(entries.map(writeEntry)),
  format: ['esm', 'cjs'],
  target: buildTarget,
  platform: 'neutral',
  splitting: true,
  dts: true,
  clean: true,
  treeshake: false,
  // Each icon is a file of its own that only bundlers can load: it becomes part of the package.
  noExternal: [/^lucide-react/],
  onSuccess: async () => entries.filter(({ isForClient }) => isForClient).forEach(moveDirectiveUp),
});
