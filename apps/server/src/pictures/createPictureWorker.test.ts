import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createBlackPng } from '../../assurance/hostilePictures.ts';
import { CostlyPicture, createPictureWorker } from './createPictureWorker.ts';

const generous = { memory: 2_000_000_000, work: 60_000, patience: 60_000 };

/** Takes much of everything, in a file of 93 kB. */
const costly = createBlackPng({
  width: 6_000,
  height: 4_000,
  depth: 8,
  channels: 4,
  isInterlaced: true,
});
const ordinary = createBlackPng({ width: 40, height: 30, depth: 8, channels: 3 });

const isRunning = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** A process that has ended is there until its parent has noticed. */
async function waitForEnd(processId: number) {
  for (let look = 0; look < 200 && isRunning(processId); look += 1) await wait(50);
  expect(isRunning(processId)).toBe(false);
}

test.each([
  ['memory', { ...generous, memory: 60_000_000 }],
  ['time of the processor', { ...generous, work: 100 }],
])('a picture that takes too much %s is refused, and the others are not', async (_what, limits) => {
  const worker = createPictureWorker(limits);
  await worker.prepare(ordinary);
  const before = worker.processId();
  const [first, ...others] = await Promise.allSettled(
    [costly, ordinary, ordinary].map((file) => worker.prepare(file)),
  );

  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(CostlyPicture) });
  expect(first).toMatchObject({
    reason: {
      status: 400,
      message: 'This picture takes too much work to read. Please choose another one.',
    },
  });
  for (const other of others) expect(other).toMatchObject({ value: { width: 40, height: 30 } });
  expect(worker.processId()).not.toBe(before);
  expect(isRunning(before ?? 0)).toBe(false);
  worker.close();
});

test('the same picture is taken where there is enough of both', async () => {
  const worker = createPictureWorker(generous);
  expect(await worker.prepare(costly)).toMatchObject({ width: 1_280, height: 853 });
  worker.close();
});

test('a decoder that hangs is given up, and the next picture gets another', async () => {
  const worker = createPictureWorker({ ...generous, patience: 3_000 });
  await worker.prepare(ordinary);
  process.kill(worker.processId() ?? 0, 'SIGSTOP');

  await expect(worker.prepare(ordinary)).rejects.toThrow(CostlyPicture);
  expect(await worker.prepare(ordinary)).toMatchObject({ width: 40 });
  worker.close();
});

test('a decoder that died while nobody asked is replaced', async () => {
  const worker = createPictureWorker(generous);
  await worker.prepare(ordinary);
  const before = worker.processId() ?? 0;
  process.kill(before, 'SIGKILL');
  await waitForEnd(before);

  expect(await worker.prepare(ordinary)).toMatchObject({ width: 40 });
  worker.close();
});

test('a signal to the whole group leaves the work to be finished', async () => {
  const worker = createPictureWorker(generous);
  await worker.prepare(ordinary);
  const processId = worker.processId() ?? 0;
  const preparing = worker.prepare(costly);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(processId, signal);

  expect(await preparing).toMatchObject({ width: 1_280 });
  expect(worker.processId()).toBe(processId);
  worker.close();
  await waitForEnd(processId);
});

test('makes AVIF copies of WebP files, and says what it cannot copy', async () => {
  const worker = createPictureWorker(generous);
  const { versions } = await worker.prepare(ordinary);
  const copy = await worker.copyAsAvif(Buffer.from(versions[0]?.bytes ?? []));

  expect((await sharp(copy).metadata()).compression).toBe('av1');
  await expect(worker.copyAsAvif(Buffer.from('no picture'))).rejects.toThrow('unsupported');
  worker.close();
});

/** A process with a secret in its environment, which keeps its decoder busy. */
const owner = `
  import { readFileSync } from 'node:fs';
  const { createPictureWorker } = await import(process.argv[1]);
  const worker = createPictureWorker(${JSON.stringify(generous)});
  const ordinary = Buffer.from(process.argv[2], 'base64');
  await worker.prepare(ordinary);
  console.log(worker.processId());
  for (;;) await worker.prepare(ordinary);
`;

async function startOwner() {
  const module = new URL('./createPictureWorker.ts', import.meta.url).href;
  const running = spawn(
    process.execPath,
    [
      '--conditions=market-source',
      '--input-type=module',
      '--eval',
      owner,
      module,
      ordinary.toString('base64'),
    ],
    {
      env: { ...process.env, STRIPE_SECRET_KEY: 'sk_live_secret' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(running.stdout, 'data');
  return { owner: running, decoder: Number(String(line)) };
}

test('the decoder ends with a server that is killed', async () => {
  const { owner: server, decoder } = await startOwner();
  expect(isRunning(decoder)).toBe(true);
  server.kill('SIGKILL');

  await waitForEnd(decoder);
});

test.runIf(process.platform === 'linux')('the decoder knows no secret of the server', async () => {
  const { owner: server, decoder } = await startOwner();
  const [ofServer, ofDecoder] = [server.pid, decoder].map((processId) =>
    readFileSync(`/proc/${processId}/environ`, 'utf8'),
  );
  server.kill('SIGKILL');

  expect(ofServer).toContain('sk_live_secret');
  expect(ofDecoder).not.toContain('sk_live_secret');
});
