import { readFileSync, writeFileSync } from 'node:fs';
import { createExports } from './createExports.ts';
import { listEntries } from './listEntries.ts';

/** Writes the `exports` of `package.json` from what `index.ts` exports. */
const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
manifest.exports = createExports(listEntries());
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
