import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSecret } from '../settings/findSecret.ts';
import { createSecretBox } from './createSecretBox.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'market-secret-'));
afterAll(() => rm(dataFolder, { recursive: true }));

const find = (secretKey?: string) => () => findSecret({ secretKey, dataFolder });

test('opens what it has closed, also after a new start', async () => {
  const box = await createSecretBox(find()).close('a secret', 'row-1');
  expect(box.toString('latin1')).not.toContain('secret');
  expect(await createSecretBox(find()).open(box, 'row-1')).toBe('a secret');
});

test('opens nothing in another row, with another secret, or changed', async () => {
  const box = await createSecretBox(find()).close('a secret', 'row-1');
  await expect(createSecretBox(find()).open(box, 'row-2')).rejects.toThrow('another SECRET_KEY');
  const other = createSecretBox(find('x'.repeat(32)));
  await expect(other.open(box, 'row-1')).rejects.toThrow('another SECRET_KEY');
  box[box.length - 1] = (box.at(-1) ?? 0) ^ 1;
  await expect(createSecretBox(find()).open(box, 'row-1')).rejects.toThrow('another SECRET_KEY');
});

test('makes one secret, which only its owner may read', async () => {
  const found = await Promise.all([find()(), find()(), find()()]);
  expect(new Set(found).size).toBe(1);
  const { mode } = await stat(join(dataFolder, 'secret'));
  expect(mode & 0o077).toBe(0);
});
