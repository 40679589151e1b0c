import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const top = join(import.meta.dirname, '../../../..');
const read = (name: string) => readFileSync(join(top, 'docs', name), 'utf8');

/** Where files are named from, as the documents say. */
const roots = ['apps/server/src', 'apps/server/assurance', ''];

test.each(['asvs.md', 'security.md'])('every file that %s names is there', (name) => {
  const files = [...read(name).matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)].map(
    ([, file = '']) => file,
  );
  const missing = files.filter((file) => !roots.some((root) => existsSync(join(top, root, file))));

  expect(files.length).toBeGreaterThan(20);
  expect([...new Set(missing)]).toEqual([]);
});

test('every requirement of the levels 1 and 2 of ASVS 5.0 is answered once', () => {
  const rows = [...read('asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) /gm)];
  const numbers = rows.map(([, number = '']) => number);

  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70);
  expect(rows.filter(([, , level]) => level === '2')).toHaveLength(183);
});
