import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createMarketClient } from '@market/api';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { createFolderMailer } from '../outbox/folderMailer.ts';
import { createCleanUp } from '../jobs/cleanUp.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { createPeopleQueries } from './peopleQueries.ts';
import { createRateLimits } from '../limits/rateLimitQueries.ts';
import { createRefusals } from '../refusals/refusalQueries.ts';
import { createSessionQueries } from './sessionQueries.ts';
import { createEmailConfirmationQueries } from './emailConfirmationQueries.ts';
import { listDoers } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';

const market = await createTestMarket({ confirmsEmail: true, rateLimitScale: 1 });
const { database } = market;
const mailFolder = join(market.dataFolder, 'mails');
const { listLatest } = createFolderMailer(mailFolder, '');
beforeEach(market.empty);
beforeEach(() => rm(mailFolder, { recursive: true, force: true, maxRetries: 3 }));
afterAll(market.close);

const email = 'asha@example.com';
const password = 'secret-1';

const signUp = (changes: { email?: string; password?: string } = {}) => {
  const chosen = changes.password ?? password;
  return market.createVisitor().signUp({
    fullname: 'Asha Rao',
    email,
    ...changes,
    password: chosen,
    passwordverify: chosen,
  });
};

/** Waits for so many mails to somebody and gives the texts, the oldest first. */
async function readMails(recipient: string, count: number): Promise<string[]> {
  return vi.waitFor(async () => {
    const mails = (await listLatest()).filter((mail) => mail.recipient === recipient);
    expect(mails).toHaveLength(count);
    return mails.toReversed().map(({ subject, body }) => `${subject}\n${body}`);
  }, 30_000);
}

const toToken = (mail: string | undefined) => /email\/confirm\/(\S+)/.exec(mail ?? '')?.[1] ?? '';

/** Waits for so many mails to somebody and gives the token of the newest. */
const readToken = async (recipient = email, count = 1) =>
  toToken((await readMails(recipient, count)).at(-1));

/** Opens an account as a person would. */
async function openAccount() {
  await signUp();
  const visitor = market.createVisitor();
  await visitor.confirmEmail({ token: await readToken(), password });
  return visitor;
}

/** What somebody is told who has to follow a mailed link to this address. */
const toPromise = (of: string) =>
  `A mail with a link is on its way to ${of}. The link works for 24 hours.`;

const countPeople = async () => (await database.selectFrom('people').select('id').execute()).length;

const expired = 'Token not found or expired';

// Shows X5.
test('an account begins, with a session, once its address is confirmed', async () => {
  const visitor = market.createVisitor();
  const fields = { fullname: 'Asha Rao', email, password, passwordverify: password };
  expect(await visitor.signUp(fields)).toEqual({
    user: null,
    message: toPromise(email),
  });
  await expect(visitor.loadUser()).rejects.toMatchObject({ status: 401 });
  await expect(visitor.logIn({ email, password })).rejects.toMatchObject({ status: 401 });

  const { user } = await visitor.confirmEmail({ token: await readToken(), password });
  expect(user).toMatchObject({ fullname: 'Asha Rao', email });
  expect((await visitor.loadUser()).user).toMatchObject(user);
  await market.createVisitor().logIn({ email, password });
});

test('the mails lead to the address of the configuration and hold nothing that a stranger typed', async () => {
  await openAccount();
  const headers = { 'content-type': 'application/json', host: 'evil.example' };
  const fields = { fullname: 'Click evil.example', email, password, passwordverify: password };
  const body = JSON.stringify(fields);
  await fetch(`${market.url}/api/auth/new`, { method: 'POST', headers, body });

  const [link = '', known = ''] = await readMails(email, 2);
  expect(link).toMatch(/http:\/\/market\.example\/email\/confirm\/[\w-]{32}\n/);
  expect(known).toMatch(/^Market: you have an account already\n/);
  expect(known).toContain('http://market.example/login\n');
  expect(known).toContain('http://market.example/forgotPassword\n');
  expect(known).not.toContain('/email/confirm/');
  expect(`${link}${known}`).not.toMatch(/evil|Asha/);
  expect(await database.selectFrom('email_confirmations').select('id').execute()).toEqual([]);
});

const post = async (path: string, fields: { email: string }) => {
  const response = await fetch(`${market.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://market.example' },
    body: JSON.stringify(fields),
  });
  const { 'request-id': _id, date: _date, ...headers } = Object.fromEntries(response.headers);
  const text = (await response.text()).replaceAll(fields.email, '…');
  return { status: response.status, headers, text };
};

// Shows X4.
test('sign-up, log-in and a forgotten password answer the same about known and unknown addresses', async () => {
  await openAccount();
  const chosen = { fullname: 'Somebody', password: 'secret-2', passwordverify: 'secret-2' };
  for (const [path, fields, status] of [
    ['/new', chosen, 200],
    ['/login', { password: 'wrong-1' }, 401],
    ['/password/forgot', {}, 200],
  ] as const) {
    const ask = (of: string) => post(path, { email: of, ...fields });
    const known = await ask('asha@example.com');

    expect(known.status).toBe(status);
    expect(known.headers).not.toHaveProperty('set-cookie');
    expect(await ask('abcd@example.com')).toEqual(known);
    expect(await ask('ASHA@EXAMPLE.COM')).toEqual(known);
  }
});

test('what is wrong with the fields is said as ever', async () => {
  await openAccount();
  await expect(signUp({ password: '12345' })).rejects.toThrow(
    'Password mustt be more than 8 characters!',
  );
  await expect(signUp({ email: 'asha' })).rejects.toThrow('please enter valid email-address');
});

test('a link works once', async () => {
  await signUp();
  const token = await readToken();
  await market.createVisitor().confirmEmail({ token, password });

  const again = market.createVisitor().confirmEmail({ token, password });
  await expect(again).rejects.toMatchObject({ status: 400, message: expired });
});

test('a link works for 24 hours', async () => {
  await signUp();
  const token = await readToken();
  const { expires_at: expiresAt } = await database
    .selectFrom('email_confirmations')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  const hours = (expiresAt.getTime() - Date.now()) / 60 / 60_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);

  await database.updateTable('email_confirmations').set({ expires_at: new Date() }).execute();
  await expect(market.createVisitor().confirmEmail({ token, password })).rejects.toThrow(expired);
  expect(await countPeople()).toBe(0);
});

test('a token that nobody was sent is refused', async () => {
  const attempt = market.createVisitor().confirmEmail({ token: 'some-token', password });
  await expect(attempt).rejects.toMatchObject({ status: 400, message: expired });
});

test('the password has to be the chosen one, and cannot be guessed', async () => {
  await signUp();
  const token = await readToken();
  const guess = (guessed: string) =>
    market
      .createVisitor()
      .confirmEmail({ token, password: guessed })
      .catch(({ message }: Error) => message);

  expect(await guess('')).toBe('Please fill all the fields.');
  for (let index = 0; index < 10; index += 1) {
    expect(await guess(`wrong-${index}`)).toBe('This is not the password of the account.');
  }
  expect(await guess(password)).toBe('Too many attempts. Please try again later.');
  expect(await countPeople()).toBe(0);
});

test('nobody prepares an account for the owner of an address and enters it later', async () => {
  await signUp({ password: 'of-mallory' });
  const prepared = await readToken();
  const asha = market.createVisitor();
  await expect(asha.confirmEmail({ token: prepared, password })).rejects.toThrow(
    'This is not the password of the account.',
  );

  await signUp();
  await asha.confirmEmail({ token: await readToken(email, 2), password });
  const mallory = market.createVisitor();
  await expect(mallory.logIn({ email, password: 'of-mallory' })).rejects.toMatchObject({
    status: 401,
  });
  await expect(mallory.confirmEmail({ token: prepared, password: 'of-mallory' })).rejects.toThrow(
    expired,
  );
});

test('of many who confirm the same address at once one gets an account', async () => {
  for (const typed of [email, 'ASHA@example.com', email]) await signUp({ email: typed });
  const tokens = [...(await readMails(email, 2)).map(toToken), await readToken('ASHA@example.com')];
  const attempts = await Promise.allSettled(
    [...tokens, ...tokens, ...tokens].map((token) =>
      market.createVisitor().confirmEmail({ token, password }),
    ),
  );

  const outcomes = attempts.map((attempt) =>
    attempt.status === 'fulfilled' ? 'opened' : String(attempt.reason.message),
  );
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 8 }, () => expired), 'opened']);
  expect(await countPeople()).toBe(1);
  expect(await database.selectFrom('email_confirmations').select('id').execute()).toEqual([]);
});

test('an address that has got an account meanwhile keeps that one', async () => {
  await signUp();
  const token = await readToken();
  const person = { fullname: 'Asha', email: 'ASHA@example.com', passwordHash: 'x' };
  await createPeopleQueries(database).add(person);

  const visitor = market.createVisitor();
  await expect(visitor.confirmEmail({ token, password })).rejects.toThrow(expired);
  expect(await countPeople()).toBe(1);

  // The link was not used up for nothing.
  await database.updateTable('people').set({ email: 'asha@example.org' }).execute();
  expect((await visitor.confirmEmail({ token, password })).user.email).toBe(email);
});

/** Asks for an account so often and gives the statuses. */
const askOften = async (of: string, times: number) => {
  const statuses = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push(
      await signUp({ email: of }).then(
        () => 200,
        ({ status }) => status,
      ),
    );
  }
  return statuses;
};

test('nobody’s mailbox is flooded, whether or not it has an account', async () => {
  await openAccount();
  // The sign-up that opened the account was the first.
  expect(await askOften(email, 5)).toEqual([200, 200, 200, 200, 429]);
  expect(await askOften('nobody@example.com', 6)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('one network address cannot ask without end', async () => {
  const client = createMarketClient({ host: `${market.url}/api`, retries: 0 });
  for (let index = 0; index < 3; index += 1) await signUp({ email: `a${index}@example.com` });
  await database.updateTable('rate_limits').set({ count: 100 }).execute();
  const fields = { fullname: 'Dan', email: 'dan@example.com', password, passwordverify: password };

  await expect(client.signUp(fields)).rejects.toMatchObject({ kind: 'rateLimited' });
});

test('what was asked for and what came of it can be looked up later', async () => {
  await openAccount();
  await signUp();
  const [person] = await database.selectFrom('people').select('id').execute();
  const events = await database
    .selectFrom('audit_events')
    .select(['what', 'person_id'])
    .orderBy('id')
    .execute();

  expect(events).toEqual([
    { what: 'account.requested', person_id: null },
    { what: 'account.opened', person_id: person?.id },
    { what: 'account.requested', person_id: null },
  ]);
});

// Shows X6.
test('an account gets another address once that is confirmed; the one before is told', async () => {
  const asha = await openAccount();
  const newEmail = 'asha@example.org';
  expect(await asha.updateProfile({ email: newEmail, bio: 'I draw.' })).toEqual({
    message: `${toPromise(newEmail)} Your address changes once you have followed it.`,
  });
  expect((await asha.loadUser()).user).toMatchObject({ email, bio: 'I draw.' });

  const token = await readToken(newEmail);
  const elsewhere = market.createVisitor();
  await expect(elsewhere.confirmEmail({ token, password: 'wrong-1' })).rejects.toThrow(
    'This is not the password of the account.',
  );
  const { user } = await elsewhere.confirmEmail({ token, password });
  expect(user).toMatchObject({ fullname: 'Asha Rao', email: newEmail, bio: 'I draw.' });
  expect((await asha.loadUser()).user).toMatchObject(user);
  await market.createVisitor().logIn({ email: newEmail, password });
  await expect(elsewhere.confirmEmail({ token, password })).rejects.toThrow(expired);
  expect((await readMails(email, 2)).at(-1)).toMatch(
    /^Market: your e-mail address has been changed\n.*asha@example\.org/,
  );
  const events = await database.selectFrom('audit_events').select('what').orderBy('id').execute();
  expect(events.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['email.requested', 'email.changed']),
  );
});

// Shows X27.
test('a mailed link goes around no second factor', async () => {
  const asha = await openAccount();
  const { factor, secret } = await asha.startTotp();
  await asha.confirmTotp({ id: factor, code: computeCode(secret) });
  await asha.updateProfile({ email: 'asha@example.org' });
  const token = await readToken('asha@example.org');
  const elsewhere = market.createVisitor();
  await expect(elsewhere.confirmEmail({ token, password })).rejects.toMatchObject({
    code: 'factorWanted',
  });
  await expect(elsewhere.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  const code = computeCode(secret, Date.now() + 30_000);
  await elsewhere.confirmEmail({ token, password, code });
  expect((await elsewhere.loadUser()).user.email).toBe('asha@example.org');
});

test('a new password’s link that was mailed to the address before ends with that address', async () => {
  const asha = await openAccount();
  const { user } = await asha.loadUser();
  const reset = await createPeopleQueries(database).startReset(user._id);
  await asha.updateProfile({ email: 'asha@example.org' });
  await asha.confirmEmail({ token: await readToken('asha@example.org'), password });

  await expect(
    market.createVisitor().resetPassword({ token: reset, password: 'secret-2' }),
  ).rejects.toThrow(expired);
  await market.createVisitor().logIn({ email: 'asha@example.org', password });
});

// Shows X6.
test('a person who wants another address is not told whether it has an account', async () => {
  const asha = await openAccount();
  const ben = { fullname: 'Ben Okafor', email: 'ben@example.com', passwordHash: 'x' };
  await createPeopleQueries(database).add(ben);
  const { message: ofUnknown } = await asha.updateProfile({ email: 'abc@example.com' });
  const { message: ofKnown } = await asha.updateProfile({ email: 'BEN@example.com' });

  expect(ofKnown?.replace('BEN', 'abc')).toBe(ofUnknown);
  const [mail = ''] = await readMails('ben@example.com', 1);
  expect(mail).toMatch(/^Market: you have an account already\n/);
  expect(mail).not.toContain('/email/confirm/');
  expect((await asha.loadUser()).user.email).toBe(email);
});

test('an address that somebody has got meanwhile stays theirs', async () => {
  const asha = await openAccount();
  await asha.updateProfile({ email: 'new@example.com' });
  const token = await readToken('new@example.com');
  const ben = { fullname: 'Ben Okafor', email: 'NEW@example.com', passwordHash: 'x' };
  await createPeopleQueries(database).add(ben);

  await expect(asha.confirmEmail({ token, password })).rejects.toThrow(expired);
  expect((await asha.loadUser()).user.email).toBe(email);
  expect(await listDoers(market, 'email.refused')).toEqual(['127.0.0.1']);
});

test('one’s own address may be written otherwise', async () => {
  const asha = await openAccount();
  await asha.updateProfile({ email: 'Asha@example.com' });
  await asha.confirmEmail({ token: await readToken('Asha@example.com'), password });

  expect((await asha.loadUser()).user.email).toBe('Asha@example.com');
});

test('a link for another address ends with its account', async () => {
  const asha = await openAccount();
  await asha.updateProfile({ email: 'new@example.com' });
  const token = await readToken('new@example.com');
  await database.deleteFrom('people').execute();

  await expect(market.createVisitor().confirmEmail({ token, password })).rejects.toThrow(expired);
});

test('nothing that is a secret is stored as such, and what has expired is forgotten', async () => {
  await signUp();
  await signUp({ email: 'ben@example.com' });
  const token = await readToken();
  const stored = JSON.stringify(
    await database.selectFrom('email_confirmations').selectAll().execute(),
  );
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(token);

  await database
    .updateTable('email_confirmations')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('email', '=', email)
    .execute();
  const cleanUp = createCleanUp(
    createSessionQueries(database, 15),
    createEmailConfirmationQueries(database),
    createRateLimits(database, 1),
    createOutbox(database),
    createRefusals(database),
  );
  await cleanUp.run(market.surroundings);
  expect(await database.selectFrom('email_confirmations').select('email').execute()).toEqual([
    { email: 'ben@example.com' },
  ]);
});
