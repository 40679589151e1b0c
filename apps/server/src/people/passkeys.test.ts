import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { type Authenticator, createAuthenticator } from '../testing/createAuthenticator.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { canHavePasskeys } from './passkeyHandlers.ts';
import { createPasskeyQueries } from './passkeyQueries.ts';
import { createPeopleQueries } from './peopleQueries.ts';

const publicUrl = 'https://market.example';
const market = await createTestMarket({ publicUrl });
beforeEach(market.empty);
afterAll(market.close);

/** Adds a passkey to an account. */
async function protect(
  person: TestPerson,
  { device = createAuthenticator(publicUrl), name = 'My laptop' } = {},
) {
  const { options } = await person.startPasskey();
  const added = await person.finishPasskey({ passkey: device.make(options), name });
  return { device, id: added.factor._id, ...added, recoveryCodes: added.recoveryCodes ?? [] };
}

async function openProtected() {
  const asha = await market.createPerson('Asha Rao');
  return { asha, ...(await protect(asha)) };
}

const visit = () => market.createVisitor();

/** Logs a new browser in with what a device answers. */
async function logIn(device: Authenticator, faults?: Parameters<Authenticator['answer']>[1]) {
  const browser = visit();
  const { options } = await browser.startPasskeyLogIn();
  return {
    browser,
    ...(await browser.logInWithPasskey({ passkey: device.answer(options, faults) })),
  };
}

const agePeoplesSessions = () =>
  market.database
    .updateTable('sessions')
    .set({
      created_at: new Date(Date.now() - 16 * 60_000),
      confirmed_at: new Date(Date.now() - 16 * 60_000),
    } as object)
    .execute();

const listMails = async () =>
  (
    await market.database
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .orderBy('id')
      .execute()
  ).map(({ recipient, subject }) => `${recipient}: ${subject}`);

const listEvents = async () =>
  (
    await market.database
      .selectFrom('audit_events')
      .select('what')
      .where('what', 'not like', 'account.%')
      .orderBy('id')
      .execute()
  ).map(({ what }) => what);

const refused = { kind: 'validation', code: 'passkeyRefused' };

// Shows X36.
test('a passkey opens the account without the password, and counts as the second factor', async () => {
  const { asha, device, factor, recoveryCodes } = await openProtected();
  expect(factor).toMatchObject({ kind: 'passkey', name: 'My laptop', isSynced: false });
  expect(recoveryCodes).toHaveLength(10);

  const { browser, user } = await logIn(device);
  expect(user._id).toBe(asha._id);
  expect((await browser.loadUser()).user._id).toBe(asha._id);
  // What a stolen session must not do is allowed at once.
  await browser.makeRecoveryCodes();
  const { factors } = await browser.listFactors();
  expect(factors).toMatchObject([{ kind: 'passkey', lastUsedAt: expect.any(String) }]);
  expect(await listEvents()).toEqual(['factor.added', 'session.started', 'recovery-codes.made']);
  expect((await listMails())[0]).toBe(
    `${asha.email}: Market: a second factor has been added (My laptop)`,
  );
});

test('with a passkey the password alone does not open the account any more', async () => {
  const { asha, recoveryCodes } = await openProtected();
  const { email, password } = asha;
  await expect(visit().logIn({ email, password })).rejects.toMatchObject({ code: 'factorWanted' });
  await expect(visit().logIn({ email, password, code: '123456' })).rejects.toMatchObject({
    code: 'wrongCode',
  });
  await visit().logIn({ email, password, code: recoveryCodes[0] ?? '' });
});

test('what was signed once, for something else, or too long ago is refused', async () => {
  const { asha, device } = await openProtected();
  const ben = await market.createPerson('Ben Okafor');
  await protect(ben);
  const { options } = await visit().startPasskeyLogIn();
  const passkey = device.answer(options);
  await visit().logInWithPasskey({ passkey });
  await expect(visit().logInWithPasskey({ passkey })).rejects.toMatchObject(refused);

  // What a session is asked for confirms that session's person, and logs nobody in.
  const { options: asked } = await asha.startPasskeyStepUp();
  await expect(visit().logInWithPasskey({ passkey: device.answer(asked) })).rejects.toMatchObject(
    refused,
  );
  const { options: ofNobody } = await visit().startPasskeyLogIn();
  await expect(asha.confirmWithPasskey({ passkey: device.answer(ofNobody) })).rejects.toMatchObject(
    refused,
  );
  const { options: ofBen } = await ben.startPasskeyStepUp();
  await expect(asha.confirmWithPasskey({ passkey: device.answer(ofBen) })).rejects.toMatchObject(
    refused,
  );
  const { options: toAdd } = await asha.startPasskey();
  await expect(
    ben.finishPasskey({ passkey: createAuthenticator(publicUrl).make(toAdd) }),
  ).rejects.toMatchObject(refused);

  const { options: late } = await visit().startPasskeyLogIn();
  await market.database
    .updateTable('passkey_challenges')
    .set({ created_at: new Date(Date.now() - 6 * 60_000) } as object)
    .execute();
  await expect(visit().logInWithPasskey({ passkey: device.answer(late) })).rejects.toMatchObject(
    refused,
  );
  await visit().startPasskeyLogIn();
  await createPasskeyQueries(market.database).clean();
  expect(await market.database.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(
    1,
  );
});

test('of two browsers with the same answer at the same time one gets in', async () => {
  const { device } = await openProtected();
  const { options } = await visit().startPasskeyLogIn();
  const passkey = device.answer(options);
  const attempts = await Promise.allSettled(
    Array.from({ length: 4 }, () => visit().logInWithPasskey({ passkey })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an answer to another site, of another host, or without its owner is refused', async () => {
  const { asha, device } = await openProtected();
  const thieves = [
    { origin: 'https://market.example.evil.example' },
    { origin: 'http://market.example' },
    { origin: 'https://shop.market.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { userHandle: 'AAAA' },
  ];
  for (const faults of thieves) {
    await expect(logIn(device, faults)).rejects.toMatchObject(refused);
  }
  for (const faults of thieves.slice(0, 5)) {
    const { options } = await asha.startPasskey();
    await expect(
      asha.finishPasskey({ passkey: createAuthenticator(publicUrl).make(options, faults) }),
    ).rejects.toMatchObject(refused);
  }
  // The signature of another device, under the name of this one.
  const other = createAuthenticator(publicUrl);
  const browser = visit();
  const { options } = await browser.startPasskeyLogIn();
  const { id, rawId } = device.answer(options);
  await expect(
    browser.logInWithPasskey({ passkey: { ...other.answer(options), id, rawId } }),
  ).rejects.toMatchObject(refused);
  expect((await asha.listFactors()).factors).toHaveLength(1);
  await logIn(device);
});

test('a passkey that counts back is refused, and its owner is told', async () => {
  const { asha, device } = await openProtected();
  await logIn(device, { counter: 7 });
  const copied = { kind: 'forbidden', code: 'passkeyCopied' };
  await expect(logIn(device, { counter: 7 })).rejects.toMatchObject(copied);
  await expect(logIn(device, { counter: 3 })).rejects.toMatchObject(copied);
  await expect(logIn(device, { counter: 0 })).rejects.toMatchObject(copied);
  await logIn(device, { counter: 8 });
  expect((await listMails()).filter((mail) => mail.includes('copy'))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(`${asha.email}: Market: somebody`)),
  );
  expect(await listEvents()).toContain('passkey.copied');
});

test('one that never counts goes on working', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { device } = await protect(asha, { device: createAuthenticator(publicUrl, false) });
  await logIn(device);
  expect((await logIn(device)).user._id).toBe(asha._id);
});

test('a passkey that nobody has, or that was removed, opens nothing', async () => {
  const { device, id, asha } = await openProtected();
  const unknown = { kind: 'validation', code: 'passkeyUnknown' };
  await expect(logIn(createAuthenticator(publicUrl))).rejects.toMatchObject(unknown);
  await asha.removeFactor({ id });
  await expect(logIn(device)).rejects.toMatchObject(unknown);
  expect(await asha.listFactors()).toEqual({ factors: [], recoveryCodes: 0 });
  await visit().logIn({ email: asha.email, password: asha.password });
  expect((await listMails()).at(-1)).toBe(
    `${asha.email}: Market: a second factor has been removed (My laptop)`,
  );
});

test('a device is on one account, once, and an account has ten passkeys at the most', async () => {
  const { asha, device } = await openProtected();
  const ben = await market.createPerson('Ben Okafor');
  const { options: ofBen } = await ben.startPasskey();
  await expect(ben.finishPasskey({ passkey: device.make(ofBen) })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'passkeyKnown',
  });
  const { options } = await asha.startPasskey();
  expect(options).toMatchObject({
    rp: { id: 'market.example', name: 'Market' },
    excludeCredentials: [{ id: device.id }],
  });
  expect(options.user.id).not.toContain(asha._id);

  for (let count = 1; count < 10; count += 1) {
    const { recoveryCodes } = await protect(asha, { name: `Key ${count}` });
    expect(recoveryCodes).toEqual([]);
  }
  await expect(asha.startPasskey()).rejects.toMatchObject({ code: 'tooManyFactors' });
});

test('app and passkey stand beside each other, and the codes go with the last of them', async () => {
  const { asha, device, id } = await openProtected();
  const { factor, secret } = await asha.startTotp();
  const { recoveryCodes } = await asha.confirmTotp({ id: factor, code: computeCode(secret) });
  expect(recoveryCodes).toBeNull();
  expect((await asha.listFactors()).factors.map(({ kind }) => kind)).toEqual(['passkey', 'totp']);
  await asha.removeFactor({ id });
  expect((await asha.listFactors()).recoveryCodes).toBe(10);
  await expect(logIn(device)).rejects.toMatchObject({ code: 'passkeyUnknown' });
  await asha.removeFactor({ id: factor });
  expect(await asha.listFactors()).toEqual({ factors: [], recoveryCodes: 0 });
});

// The address is known to the thief; what else they have differs.
test('a thief with neither the passkey nor two other factors takes over no account', async () => {
  const { asha, device, id } = await openProtected();
  const { email, password } = asha;
  const wanted = { kind: 'forbidden', code: 'stepUpWanted' };

  // The password, with and without a mailbox.
  await expect(visit().logIn({ email, password })).rejects.toMatchObject({ code: 'factorWanted' });
  const token = await createPeopleQueries(market.database).startReset(asha._id);
  const thief = visit();
  await thief.resetPassword({ token, password: 'nine-lanterns-of-zinc' });
  await expect(thief.logIn({ email, password: 'nine-lanterns-of-zinc' })).rejects.toMatchObject({
    code: 'factorWanted',
  });

  // A session, stolen or found open in a browser: by itself, and with the password.
  const { browser } = await logIn(device);
  await agePeoplesSessions();
  await expect(browser.startPasskey()).rejects.toMatchObject({ code: 'passwordNeeded' });
  await browser.confirmPassword({ password: 'nine-lanterns-of-zinc' });
  await expect(browser.startPasskey()).rejects.toMatchObject(wanted);
  await expect(browser.removeFactor({ id })).rejects.toMatchObject(wanted);
  await expect(browser.makeRecoveryCodes()).rejects.toMatchObject(wanted);

  // The thief's own passkey confirms nothing in it.
  const mallory = await market.createPerson('Mallory Quinn');
  const { device: own } = await protect(mallory);
  const { options } = await browser.startPasskeyStepUp();
  expect(options.allowCredentials.map((known) => known.id)).toEqual([device.id]);
  await expect(browser.confirmWithPasskey({ passkey: own.answer(options) })).rejects.toMatchObject({
    code: 'passkeyUnknown',
  });
  await expect(browser.removeFactor({ id })).rejects.toMatchObject(wanted);

  // The owner's does, as the password and a code together do.
  await agePeoplesSessions();
  const { options: again } = await browser.startPasskeyStepUp();
  await browser.confirmWithPasskey({ passkey: device.answer(again) });
  await protect({ ...asha, ...browser });
});

test('a stolen session of an account without a factor adds no passkey without the password', async () => {
  const asha = await market.createPerson('Asha Rao');
  await agePeoplesSessions();
  await expect(asha.startPasskey()).rejects.toMatchObject({ needsPassword: true });
  await asha.confirmPassword({ password: asha.password });
  await protect(asha);
});

test('an operator with a passkey is protected, and what is known of them says so', async () => {
  const { asha, device } = await openProtected();
  await market.database
    .insertInto('operators')
    .values({ person_id: asha._id, role: 'owner' })
    .execute();
  const { browser, user } = await logIn(device);
  expect(user.role).toBe('owner');
  expect((await browser.listOperators()).operators).toMatchObject([{ hasFactor: true }]);
});

test('passkeys belong to the name of a market, not to its number', () => {
  expect(canHavePasskeys('https://market.example')).toBe(true);
  expect(canHavePasskeys('http://localhost:4000')).toBe(true);
  expect(canHavePasskeys('http://127.0.0.1:4000')).toBe(false);
  expect(canHavePasskeys('http://[::1]:4000')).toBe(false);
});

test('a market whose owner wants no passkeys adds none, and those there are go on working', async () => {
  const { device } = await openProtected();

  const ben = await market.createPerson('Ben Okafor');
  expect((await ben.getMarket()).market.features['passkeys']).toBe(true);
  await market.set({ 'features.passkeys': false });
  expect((await ben.getMarket()).market.features['passkeys']).toBe(false);
  await expect(ben.startPasskey()).rejects.toMatchObject({ code: 'featureOff' });
  await logIn(device);
});
