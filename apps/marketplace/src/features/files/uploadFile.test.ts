import { createMarketClient } from '@market/api';
import { answer, createRefusal, marketReplies, pretendBackend } from '@market/api/testing';
import { afterEach, expect, test } from 'vitest';
import { uploadFile, type UploadOptions } from './uploadFile.ts';

const host = 'https://market.example/api';
const partSize = 5_242_880;
const file = new File([new Uint8Array(2 * partSize + 10)], 'film.mp4');

let stopPretending = () => {};
afterEach(() => stopPretending());

/** A backend that answers parts with what is given, one after the other, and then as it should. */
function pretend(...troubles: (() => Response)[]) {
  const sent: number[] = [];
  const arrived = new Set<number>();
  const waits: number[] = [];
  stopPretending = pretendBackend(
    [
      answer(
        'uploadPart',
        ({ number }) => {
          sent.push(number);
          const trouble = troubles.shift();
          if (trouble) return trouble();
          arrived.add(number);
          return {};
        },
        host,
      ),
      answer(
        'getFile',
        ({ id }) => ({ file: { ...begunFile, _id: id }, parts: [...arrived] }),
        host,
      ),
      answer('finishUpload', { file: { ...begunFile, state: 'scanning' } }, host),
      ...marketReplies({ host, files: [] }),
    ],
    host,
  );
  const options: UploadOptions = {
    client: createMarketClient({ host, retries: 0 }),
    purpose: 'order',
    idempotencyKey: 'key',
    wait: async (seconds) => void waits.push(seconds),
  };
  return { sent, arrived, waits, options };
}

const begunFile = {
  _id: 'file-new-1',
  name: file.name,
  size: file.size,
  purpose: 'order',
  state: 'uploading',
  fault: null,
  kind: null,
  isRisky: false,
  sha256: null,
  preview: null,
  createdAt: '2026-11-24T12:00:00.000Z',
} as const;

// Shows X26.
test('sends a file in parts and tells how far it is', async () => {
  const { sent, options } = pretend();
  const shares: number[] = [];
  const { state } = await uploadFile(file, {
    ...options,
    onProgress: (share) => shares.push(share),
  });

  expect(state).toBe('scanning');
  expect(sent).toEqual([1, 2, 3]);
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
});

test('goes on after cuts, waiting longer each time, with the part that was cut off', async () => {
  const { sent, waits, options } = pretend(
    () => Response.error(),
    () => createRefusal(503),
    () => createRefusal('wrongPart'),
  );
  await uploadFile(file, options);

  expect(sent).toEqual([1, 1, 1, 1, 2, 3]);
  expect(waits).toEqual([1, 2, 4]);
});

test('does not send again what arrived although no answer came', async () => {
  const { sent, arrived, options } = pretend(() => {
    arrived.add(1);
    return Response.error();
  });
  await uploadFile(file, options);

  expect(sent).toEqual([1, 2, 3]);
});

test('goes on with what was begun before', async () => {
  const { sent, arrived, options } = pretend();
  arrived.add(1).add(3);
  await uploadFile(file, options);

  expect(sent).toEqual([2]);
});

test('waits as long as the server asks for', async () => {
  const { waits, options } = pretend(() => createRefusal('tooManyAttempts'));
  await uploadFile(file, options);

  expect(waits).toEqual([30]);
});

test('gives up at once when it was refused for good', async () => {
  const { sent, options } = pretend(() => createRefusal('uploadOver'));

  await expect(uploadFile(file, options)).rejects.toMatchObject({ code: 'uploadOver' });
  expect(sent).toEqual([1]);
});

test('gives up when it is told to, and begins no further part', async () => {
  const stop = new AbortController();
  const { sent, options } = pretend(() => {
    stop.abort();
    return Response.error();
  });

  const sending = uploadFile(file, { ...options, signal: stop.signal });
  await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([1]);
});

test('gives up when nothing goes through for long', async () => {
  const { waits, options } = pretend(...Array.from({ length: 99 }, () => () => Response.error()));

  await expect(uploadFile(file, options)).rejects.toMatchObject({ kind: 'network' });
  expect(waits.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(500);
});
