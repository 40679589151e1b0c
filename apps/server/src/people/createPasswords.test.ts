import { expect, test } from 'vitest';
import { createPasswords } from './createPasswords.ts';
import { createPasswordWorker, type PasswordWorker } from './createPasswordWorker.ts';

test('answers each of many who ask at the same time', async () => {
  const { ask } = createPasswordWorker({ stepsBack: true });
  const passwordHash = String(await ask({ password: 'secret-1' }));
  const passwords = ['secret-1', 'wrong-1', 'secret-1', 'secret-1', 'wrong-2'];

  const answers = await Promise.all(passwords.map((password) => ask({ password, passwordHash })));

  expect(answers).toEqual([true, false, true, true, false]);
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
