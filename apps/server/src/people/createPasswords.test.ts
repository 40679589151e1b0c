import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createPasswords } from './createPasswords.ts';
import { createPasswordWorker, type PasswordWorker } from './createPasswordWorker.ts';

test('answers each of many who ask at the same time', async () => {
  const { ask } = createPasswordWorker({ stepsBack: true });
  const passwordHash = String(await ask({ password: 'secret-1' }));
  const passwords = ['secret-1', 'wrong-1', 'secret-1', 'secret-1', 'wrong-2'];

  const answers = await Promise.all(passwords.map((password) => ask({ password, passwordHash })));

  expect(answers).toEqual([true, false, true, true, false]);
});

test('a question that cannot be answered says so, and the next one is answered', async () => {
  const { ask, isBusy } = createPasswordWorker({ stepsBack: false });

  await expect(ask({ password: 'secret-1', passwordHash: 'no hash' })).rejects.toThrow(
    'Decoding failed',
  );
  expect(isBusy()).toBe(false);
  expect(await ask({ password: 'secret-1' })).toMatch(/^\$argon2id\$/);
});

test('a thread is busy until everybody has an answer', async () => {
  const { ask, isBusy } = createPasswordWorker({ stepsBack: false });
  expect(isBusy()).toBe(false);

  const first = ask({ password: 'secret-1' });
  const second = ask({ password: 'secret-2' });
  await first;
  expect(isBusy()).toBe(true);
  await second;
  expect(isBusy()).toBe(false);
});

test('a thread keeps the process from ending only while it is asked', async () => {
  const held = vi.spyOn(Worker.prototype, 'ref');
  const released = vi.spyOn(Worker.prototype, 'unref');
  try {
    const { ask } = createPasswordWorker({ stepsBack: false });
    const answer = ask({ password: 'secret-1' });
    expect([held.mock.calls.length, released.mock.calls.length]).toEqual([1, 0]);
    await answer;
    expect(released).toHaveBeenCalledOnce();
  } finally {
    held.mockRestore();
    released.mockRestore();
  }
});

/** A thread that notes what it is asked, and answers when it is told to. */
function createSlowWorker() {
  const asked: ((answer: string | boolean) => void)[] = [];
  const worker: PasswordWorker = {
    isBusy: () => false,
    ask: () => new Promise((resolve) => asked.push(resolve)),
  };
  return { worker, asked };
}

test('while others wait, the server has a rest between two hashes, and none otherwise', async () => {
  const { worker, asked } = createSlowWorker();
  const { hash } = createPasswords(worker, createSlowWorker().worker);
  const first = hash('secret-1');
  const second = hash('secret-2');
  expect(asked).toHaveLength(1);

  // Timers end in the order of their times, however late they are.
  const askedMeanwhile = new Promise((resolve) => {
    setTimeout(() => resolve(asked.length), 100);
  });
  asked[0]?.('hash-1');
  expect(await first).toBe('hash-1');
  expect(await askedMeanwhile).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('hash-2');
  expect(await second).toBe('hash-2');

  const third = hash('secret-3');
  expect(asked).toHaveLength(3);
  asked[2]?.('hash-3');
  expect(await third).toBe('hash-3');
});

test('of two threads that were asked, the first to answer is heard', async () => {
  const patient = createSlowWorker();
  const hurried: PasswordWorker = {
    isBusy: () => false,
    ask: () => {
      patient.asked[0]?.('of the patient one');
      return new Promise(() => {});
    },
  };

  expect(await createPasswords(patient.worker, hurried).hash('secret-1')).toBe(
    'of the patient one',
  );
});

test('without a hash no password is right, whatever the thread finds', async () => {
  const easilyPleased: PasswordWorker = { isBusy: () => false, ask: async () => true };
  const { isRight } = createPasswords(easilyPleased);

  expect(await isRight('secret-1', undefined)).toBe(false);
  expect(await isRight('secret-1', 'some hash')).toBe(true);
});

test('does not wait for a thread that gets no time', async () => {
  let askedInVain = 0;
  const starving: PasswordWorker = {
    isBusy: () => askedInVain > 0,
    ask: () => {
      askedInVain += 1;
      return new Promise(() => {});
    },
  };
  const { hash, isRight } = createPasswords(starving);
  const passwordHash = await hash('secret-1');

  expect(await isRight('secret-1', passwordHash)).toBe(true);
  expect(await isRight('wrong-1', passwordHash)).toBe(false);
  expect(askedInVain).toBe(1);
});
