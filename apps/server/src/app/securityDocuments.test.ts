import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const top = join(import.meta.dirname, '../../../..');

/** Where files are named from, as the document says. */
const roots = ['apps/server/src', 'apps/server/assurance', ''];

test('every file that security.md names is there', () => {
  const document = readFileSync(join(top, 'docs/security.md'), 'utf8');
  const files = [...document.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)].map(([, file = '']) => file);
  const missing = files.filter((file) => !roots.some((root) => existsSync(join(top, root, file))));

  expect(files.length).toBeGreaterThan(20);
  expect([...new Set(missing)]).toEqual([]);
});
