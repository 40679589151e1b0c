import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lockFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Another process that holds the folder until it is killed. */
async function startHolder() {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lockFolder.ts', import.meta.url))});
    const lock = await lockFolder(${JSON.stringify(folder)});
    await lock.setAddress('http://localhost:4321');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(holder.stdout, 'data');
  return holder;
}

test('says which process has the folder, and where that is reached', async () => {
  const holder = await startHolder();
  const refusal = await lockFolder(folder).catch((error: unknown) => error);
  holder.kill('SIGKILL');
  await once(holder, 'exit');

  expect(refusal).toBeInstanceOf(FolderInUseError);
  expect((refusal as Error).message).toBe(
    `The folder ${folder} is in use by process ${holder.pid} (http://localhost:4321).`,
  );
});

test('is free again as soon as its holder has been killed', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');

  const lock = await lockFolder(folder);
  expect(lock).toBeDefined();
  await lock.release();
});

test('can be taken again after it was released', async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await first.release();

  const second = await lockFolder(folder);
  expect(second).toBeDefined();
  await second.release();
});
