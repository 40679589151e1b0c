import { expect, test } from 'vitest';
import { listEntries } from '../scripts/listEntries.ts';

test('what needs no browser can be used on a server', () => {
  const forServer = listEntries().filter(({ isForClient }) => !isForClient);

  expect(forServer.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['formatting', 'theme']),
  );
});
