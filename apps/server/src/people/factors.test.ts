import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { createPeopleQueries } from './peopleQueries.ts';

const market = await createTestMarket({ rateLimitScale: 1 });
beforeEach(market.empty);
afterAll(market.close);

const step = 30_000;

/** The code that an app shows, some steps from now: what is taken once is not taken again. */
const codeOf = (secret: string, steps = 0) => computeCode(secret, Date.now() + steps * step);

/** Lets the app of everybody have been used long ago. */
const forgetSteps = () =>
  market.database.updateTable('second_factors').set({ last_step: 0 }).execute();

/** Lets a quarter of an hour pass since a code was typed anywhere. */
const letStepUpPass = () =>
  market.database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
    .where('confirmed_at', 'is not', null)
    .execute();

/** Adds an app to an account. */
async function protect(person: TestPerson) {
  const { factor: id, secret } = await person.startTotp();
  const { factor, recoveryCodes } = await person.confirmTotp({ id, code: codeOf(secret) });
  await forgetSteps();
  return { id, secret, factor, recoveryCodes: recoveryCodes ?? [] };
}

async function openProtected() {
  const asha = await market.createPerson('Asha Rao');
  return { asha, ...(await protect(asha)) };
}

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

// Shows X27.
test('logging in takes the code of an app, once, and no session without it', async () => {
  const { asha, secret } = await openProtected();
  const { email, password } = asha;
  const browser = market.createVisitor();

  await expect(browser.logIn({ email, password })).rejects.toMatchObject({
    kind: 'unauthorized',
    status: 401,
    code: 'factorWanted',
    message:
      'Please type the code of your second factor, too: into its own field, or behind your password after a blank.',
  });
  await expect(browser.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(browser.logIn({ email, password, code: '000000' })).rejects.toMatchObject({
    code: 'wrongCode',
    fields: { code: 'This code is wrong, too old, or has been used already.' },
  });

  const code = codeOf(secret);
  const { user } = await browser.logIn({ email, password, code });
  expect(user._id).toBe(asha._id);
  await expect(market.createVisitor().logIn({ email, password, code })).rejects.toMatchObject({
    code: 'wrongCode',
  });
  // The step before the last one is over, too.
  await expect(
    market.createVisitor().logIn({ email, password, code: codeOf(secret, -1) }),
  ).rejects.toMatchObject({ code: 'wrongCode' });
  await market.createVisitor().logIn({ email, password, code: codeOf(secret, 1) });
});

test('of two browsers with the same code at the same time one gets in', async () => {
  const { asha, secret } = await openProtected();
  const { email, password } = asha;
  const code = codeOf(secret);
  const attempts = await Promise.allSettled(
    Array.from({ length: 4 }, () => market.createVisitor().logIn({ email, password, code })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a client that knows no code sends it behind the password, after a blank', async () => {
  const { asha, secret } = await openProtected();
  const { email, password } = asha;
  await expect(
    market.createVisitor().logIn({ email, password: `${password}${codeOf(secret)}` }),
  ).rejects.toMatchObject({ code: 'wrongLogin' });
  await expect(
    market.createVisitor().logIn({ email, password: `${password} 000000` }),
  ).rejects.toMatchObject({ code: 'wrongCode' });
  await market.createVisitor().logIn({ email, password: `${password} ${codeOf(secret)}` });

  // Without a second factor such digits are a part of the password.
  const ben = await market.createPerson('Ben Okafor');
  await expect(
    market.createVisitor().logIn({ email: ben.email, password: `${ben.password} 123456` }),
  ).rejects.toMatchObject({ code: 'wrongLogin' });
});

test('five wrong codes make everybody wait, and a recovery code goes around it', async () => {
  const { asha, secret, recoveryCodes } = await openProtected();
  const { email, password } = asha;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(
      market.createVisitor().logIn({ email, password, code: '000000' }),
    ).rejects.toMatchObject({ code: 'wrongCode' });
  }
  await expect(
    market.createVisitor().logIn({ email, password, code: codeOf(secret) }),
  ).rejects.toMatchObject({ kind: 'rateLimited', retryAfter: expect.any(Number) });
  await market.createVisitor().logIn({ email, password, code: recoveryCodes[0] ?? '' });
});

test('a recovery code works once, and a mail tells of it', async () => {
  const { asha, recoveryCodes } = await openProtected();
  const { email, password } = asha;
  expect(recoveryCodes).toHaveLength(10);
  const [code = '', other = ''] = recoveryCodes;

  const attempts = await Promise.allSettled(
    Array.from({ length: 3 }, () => market.createVisitor().logIn({ email, password, code })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await market
    .createVisitor()
    .logIn({ email, password, code: other.toUpperCase().replaceAll('-', ' ') });

  expect((await asha.listFactors()).recoveryCodes).toBe(8);
  expect(await listMails()).toEqual([
    `${email}: Market: a second factor has been added (Authenticator app)`,
    `${email}: Market: a recovery code has been used`,
    `${email}: Market: a recovery code has been used`,
  ]);
  const stored = await market.database.selectFrom('recovery_codes').select('hash').execute();
  expect(stored.map(({ hash }) => hash)).not.toContain(code);
});

test('new recovery codes end those before', async () => {
  const { asha, recoveryCodes } = await openProtected();
  const { email, password } = asha;
  const { recoveryCodes: fresh } = await asha.makeRecoveryCodes();
  await expect(
    market.createVisitor().logIn({ email, password, code: recoveryCodes[0] ?? '' }),
  ).rejects.toMatchObject({ code: 'wrongCode' });
  await market.createVisitor().logIn({ email, password, code: fresh[0] ?? '' });
});

test('a thief with the password gets no further by changing it, or by a mailed link', async () => {
  const { asha, secret } = await openProtected();
  const { email } = asha;
  const token = await createPeopleQueries(market.database).startReset(asha._id);
  const thief = market.createVisitor();
  await thief.resetPassword({ token, password: 'nine-lanterns-of-zinc' });

  await expect(thief.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(thief.logIn({ email, password: 'nine-lanterns-of-zinc' })).rejects.toMatchObject({
    code: 'factorWanted',
  });
  await thief.logIn({ email, password: 'nine-lanterns-of-zinc', code: codeOf(secret) });

  await thief.updatePassword({
    oldPassword: 'nine-lanterns-of-zinc',
    newPassword: 'ten-lanterns-of-zinc',
    verifyNewPassword: 'ten-lanterns-of-zinc',
  });
  await expect(
    market.createVisitor().logIn({ email, password: 'ten-lanterns-of-zinc' }),
  ).rejects.toMatchObject({ code: 'factorWanted' });
});

test('a stolen session neither adds nor removes a factor, nor makes codes', async () => {
  const { asha, id, secret, recoveryCodes } = await openProtected();
  await letStepUpPass();
  const wanted = { kind: 'forbidden', code: 'stepUpWanted' };
  await expect(asha.startTotp()).rejects.toMatchObject(wanted);
  await expect(asha.removeFactor({ id })).rejects.toMatchObject(wanted);
  await expect(asha.makeRecoveryCodes()).rejects.toMatchObject(wanted);
  // The password alone does not help.
  await asha.confirmPassword({ password: asha.password });
  await expect(asha.removeFactor({ id })).rejects.toMatchObject(wanted);

  await expect(asha.confirmStepUp({ code: '000000' })).rejects.toMatchObject({ code: 'wrongCode' });
  await asha.confirmStepUp({ code: codeOf(secret) });
  // Typing the password begins another session, which remembers the code.
  await asha.confirmPassword({ password: asha.password });
  await asha.makeRecoveryCodes();
  await letStepUpPass();
  await expect(asha.confirmStepUp({ code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({
    code: 'wrongCode',
  });
  await forgetSteps();
  await asha.confirmStepUp({ code: codeOf(secret) });
  await asha.removeFactor({ id });
  expect(await asha.listFactors()).toEqual({ factors: [], recoveryCodes: 0 });
  await market.createVisitor().logIn({ email: asha.email, password: asha.password });
});

test('a stolen session of an account without a factor adds none without the password', async () => {
  const asha = await market.createPerson('Asha Rao');
  await market.database
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) } as object)
    .execute();
  await expect(asha.startTotp()).rejects.toMatchObject({ needsPassword: true });
  await asha.confirmPassword({ password: asha.password });
  await protect(asha);
});

test('an app counts only once it has shown a code, and the last one started counts', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const first = await asha.startTotp();
  const second = await asha.startTotp();
  await market.createVisitor().logIn({ email: asha.email, password: asha.password });
  const missing = { kind: 'notFound', code: 'factorNotFound' };

  await expect(
    asha.confirmTotp({ id: first.factor, code: codeOf(first.secret) }),
  ).rejects.toMatchObject(missing);
  await expect(
    ben.confirmTotp({ id: second.factor, code: codeOf(second.secret) }),
  ).rejects.toMatchObject(missing);
  await expect(asha.confirmTotp({ id: second.factor, code: '000000' })).rejects.toMatchObject({
    code: 'wrongCode',
  });
  const code = codeOf(second.secret);
  const { factor } = await asha.confirmTotp({ id: second.factor, code, name: 'My phone' });
  expect(factor).toMatchObject({ kind: 'totp', name: 'My phone', lastUsedAt: null });
  await expect(asha.confirmTotp({ id: second.factor, code })).rejects.toMatchObject(missing);
  // Its first code is used up.
  await expect(
    market.createVisitor().logIn({ email: asha.email, password: asha.password, code }),
  ).rejects.toMatchObject({ code: 'wrongCode' });
  await expect(ben.removeFactor({ id: second.factor })).rejects.toMatchObject(missing);
});

test('either of two apps is enough, and an account has five at the most', async () => {
  const { asha, secret } = await openProtected();
  const { email, password } = asha;
  const other = await protect(asha);
  expect(other.recoveryCodes).toEqual([]);
  await market.createVisitor().logIn({ email, password, code: codeOf(secret) });
  await market.createVisitor().logIn({ email, password, code: codeOf(other.secret) });
  for (let count = 2; count < 5; count += 1) await protect(asha);
  await expect(asha.startTotp()).rejects.toMatchObject({
    kind: 'conflict',
    code: 'tooManyFactors',
  });
});

test('secrets are stored encrypted, and what happened is in the trail', async () => {
  const { asha, id, secret } = await openProtected();
  const { email, password } = asha;
  const { secret: stored } = await market.database
    .selectFrom('second_factors')
    .select('secret')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(stored).toString('latin1')).not.toContain(secret);

  await market
    .createVisitor()
    .logIn({ email, password })
    .catch(() => undefined);
  await market
    .createVisitor()
    .logIn({ email, password, code: '000000' })
    .catch(() => undefined);
  await market.createVisitor().logIn({ email, password, code: codeOf(secret) });
  await asha.removeFactor({ id });
  expect(await listEvents()).toEqual([
    'factor.added',
    'factor.wanted',
    'factor.refused',
    'session.started',
    'factor.removed',
  ]);
  expect((await listMails()).at(-1)).toBe(
    `${email}: Market: a second factor has been removed (Authenticator app)`,
  );
});
