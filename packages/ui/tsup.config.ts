import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { buildTarget } from '../../tooling/browserRange.ts';
import { type Entry, listEntries } from './scripts/listEntries.ts';

/** The pattern in `package.json` finds entries only: the chunks they share lie elsewhere. */
const toOutput = ({ name }: Entry) => (name === 'index' ? name : `entries/${name}`);

/** An entry must be a file, and `'use client'` must be its first line. */
function writeEntry(entry: Entry) {
  const { name, exports, isForClient } = entry;
  const directive = isForClient ? "'use client';\n" : '';
  const source = name.includes('/') ? '../../src/' : '../src/';
  const lines = exports.map((line) => line.replace("'./", `'${source}`));
  writeFileSync(`.entries/${name}.ts`, `${directive}${lines.join('\n')}\n`);
  return [toOutput(entry), `.entries/${name}.ts`];
}

/** The bundler puts lines before the directive in CommonJS, where it would have no effect. */
function moveDirectiveUp(entry: Entry) {
  const file = `dist/${toOutput(entry)}.cjs`;
  const code = readFileSync(file, 'utf8').replace('"use client";', '');
  writeFileSync(file, `"use client";\n${code}`);
}

rmSync('.entries', { recursive: true, force: true });
mkdirSync('.entries/texts', { recursive: true });
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
  esbuildOptions: (options, { format }) => {
    // For debuggers in browsers. Sources are in the maps, so that the package has them once.
    options.sourcemap = format === 'esm' && 'linked';
  },
  // Only bundlers can load single icons, so they become part of the package.
  noExternal: [/^lucide-react/],
  onSuccess: async () => entries.filter(({ isForClient }) => isForClient).forEach(moveDirectiveUp),
});
