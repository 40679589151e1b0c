import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createExports } from '../scripts/createExports.ts';
import { listEntries } from '../scripts/listEntries.ts';

test('package.json has a door to every part (write them with `pnpm exports`)', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

  expect(manifest.exports).toEqual(createExports(listEntries()));
});

test('what needs no browser can be used on a server', () => {
  const forServer = listEntries().filter(({ isForClient }) => !isForClient);

  expect(forServer.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['formatting', 'theme']),
  );
});
