import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { createAuthenticator } from '../testing/createAuthenticator.ts';
import { createIssuer, type IssuerFault } from '../../../../tooling/createIssuer.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { askIssuer, comeBack, goToIssuer, logInThrough } from '../testing/logInThrough.ts';
import { createExternalQueries } from './externalQueries.ts';
import { createPeopleQueries } from './peopleQueries.ts';

const publicUrl = 'https://market.example';
const callback = (id: string) => `${publicUrl}/api/auth/oidc/${id}/callback`;
const issuer = await createIssuer({ redirectUris: [callback('example')] });
const other = await createIssuer({ redirectUris: [callback('other')], hasUserInfo: true });
const market = await createTestMarket({
  publicUrl,
  confirmsEmail: true,
  // Where nobody reaches the mailer, what was written stays to be read.
  smtpUrl: 'smtp://127.0.0.1:9',
  issuers: [
    issuer.settings,
    { ...other.settings, id: 'other', name: 'Other' },
    { ...issuer.settings, id: 'away', name: 'Away', url: 'http://127.0.0.1:9' },
  ],
});
const { database } = market;

const asha = { subject: 'asha-1', email: 'asha@mail.example', name: 'Asha Rao' };

beforeEach(async () => {
  await market.empty();
  issuer.signIn(asha);
  other.signIn(asha);
});
afterAll(async () => {
  await market.close();
  await issuer.close();
  await other.close();
});

const visit = () => market.createVisitor();

/** Opens an account through the issuer. */
async function openAccount(browser = visit()) {
  await logInThrough(browser);
  const { user } = await browser.signUpWithExternal({ fullname: 'Asha Rao' });
  return { browser, user };
}

const chooseMailedPassword = async (personId: string, password: string) => {
  const token = await createPeopleQueries(database).startReset(personId);
  await visit().resetPassword({ token, password });
};

const listMails = async () =>
  (
    await database.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute()
  ).map(({ recipient, subject }) => `${recipient}: ${subject}`);

const listEvents = async () =>
  (await database.selectFrom('audit_events').select('what').orderBy('id').execute()).map(
    ({ what }) => what,
  );

const countPeople = async () => (await database.selectFrom('people').select('id').execute()).length;

const ageSessions = () =>
  database
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) } as object)
    .execute();

const over = { kind: 'notFound', code: 'externalLogInOver' };

// Shows X42.
test('somebody opens an account through an issuer, and logs in through it ever after', async () => {
  const browser = visit();
  expect((await browser.getMarket()).market).toMatchObject({
    features: { externalLogins: true },
    signIn: [
      { _id: 'example', name: 'Example' },
      { _id: 'other', name: 'Other' },
      { _id: 'away', name: 'Away' },
    ],
  });
  expect(await logInThrough(browser, { next: '/wishlist?page=2' })).toBe('/login/external');
  expect((await browser.getExternalLogIn()).logIn).toEqual({
    step: 'signUp',
    issuer: { _id: 'example', name: 'Example' },
    email: 'asha@mail.example',
    fullname: 'Asha Rao',
    next: '/wishlist?page=2',
  });
  // Nothing has begun yet.
  expect(await countPeople()).toBe(0);
  const { user } = await browser.signUpWithExternal({ fullname: ' Asha R. ' });
  expect(user).toMatchObject({ fullname: 'Asha R.', email: 'asha@mail.example' });
  expect((await browser.loadUser()).user._id).toBe(user._id);
  // What was said counts once.
  await expect(browser.signUpWithExternal({ fullname: 'Asha' })).rejects.toMatchObject(over);

  const elsewhere = visit();
  expect(await logInThrough(elsewhere, { next: '/wishlist?page=2' })).toBe('/wishlist?page=2');
  expect((await elsewhere.loadUser()).user._id).toBe(user._id);
  expect(await elsewhere.listExternalLogins()).toMatchObject({
    logins: [
      { issuer: 'Example', email: 'asha@mail.example', lastUsedAt: expect.stringMatching(/Z$/) },
    ],
    hasPassword: false,
  });
  expect(await listEvents()).toEqual(['account.opened', 'session.started']);
  expect(await listMails()).toEqual([
    'asha@mail.example: Market: you have an account now, through Example',
  ]);
  expect([...issuer.complaints, ...other.complaints]).toEqual([]);
});

test('what the token leaves out is asked of the issuer, and each names its own people', async () => {
  const { user } = await openAccount();
  // The same name for somebody, of another issuer, is somebody else's.
  const browser = visit();
  expect(await logInThrough(browser, { id: 'other' })).toBe('/login/external');
  expect((await browser.getExternalLogIn()).logIn).toMatchObject({
    step: 'password',
    issuer: { _id: 'other' },
    email: 'asha@mail.example',
  });
  await expect(browser.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(user.email).toBe('asha@mail.example');
});

test('an address that has an account is never taken over: its password is asked for, once', async () => {
  const owner = await market.createPerson('Asha Rao');
  issuer.signIn({ ...asha, email: owner.email.toUpperCase() });
  const browser = visit();
  expect(await logInThrough(browser)).toBe('/login/external');
  expect((await browser.getExternalLogIn()).logIn.step).toBe('password');
  await expect(browser.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(browser.linkExternalLogin()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(browser.signUpWithExternal({ fullname: 'Asha' })).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'externalLogInClosed',
  });
  await expect(browser.finishExternalLogIn({ code: '' })).rejects.toMatchObject(over);

  const { email, password } = owner;
  await expect(browser.logIn({ email, password: 'not this one' })).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  await browser.logIn({ email, password });
  expect((await browser.getExternalLogIn()).logIn.step).toBe('link');
  const { login } = await browser.linkExternalLogin();
  expect(login).toMatchObject({ issuer: 'Example', lastUsedAt: null });
  await expect(browser.linkExternalLogin()).rejects.toMatchObject(over);

  const elsewhere = visit();
  expect(await logInThrough(elsewhere, { next: '/' })).toBe('/');
  expect((await elsewhere.loadUser()).user._id).toBe(owner._id);
  expect(await listEvents()).toContain('login.added');
  expect(await listMails()).toEqual([`${email}: Market: you can log in through Example`]);
});

test('a passkey does in the place of the password', async () => {
  const owner = await market.createPerson('Asha Rao');
  const device = createAuthenticator(publicUrl);
  const { options } = await owner.startPasskey();
  await owner.finishPasskey({ passkey: device.make(options) });
  issuer.signIn({ ...asha, email: owner.email });
  const browser = visit();
  await logInThrough(browser);
  const { options: asked } = await browser.startPasskeyLogIn();
  await browser.logInWithPasskey({ passkey: device.answer(asked) });
  await browser.linkExternalLogin();
  expect((await browser.listExternalLogins()).logins).toHaveLength(1);
});

test('a second factor is still asked for', async () => {
  const owner = await market.createPerson('Asha Rao');
  await logInThrough(owner, { isToLink: true });
  await owner.linkExternalLogin();
  const { factor: id, secret } = await owner.startTotp();
  const { recoveryCodes } = await owner.confirmTotp({ id, code: computeCode(secret) });

  const browser = visit();
  expect(await logInThrough(browser)).toBe('/login/external');
  expect((await browser.getExternalLogIn()).logIn.step).toBe('code');
  await expect(browser.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(browser.signUpWithExternal({ fullname: 'Asha' })).rejects.toMatchObject(over);
  await expect(browser.finishExternalLogIn({ code: '' })).rejects.toMatchObject({
    code: 'factorWanted',
  });
  await expect(browser.finishExternalLogIn({ code: '000000' })).rejects.toMatchObject({
    code: 'wrongCode',
  });
  // Of another browser, the code alone opens nothing.
  const [code = ''] = recoveryCodes ?? [];
  await expect(visit().finishExternalLogIn({ code })).rejects.toMatchObject(over);
  const { user } = await browser.finishExternalLogIn({ code });
  expect(user._id).toBe(owner._id);
  await browser.makeRecoveryCodes();
  await expect(browser.finishExternalLogIn({ code })).rejects.toMatchObject(over);
});

test('somebody who is signed in adds a log-in, whatever its address, and only to one account', async () => {
  const ben = await market.createPerson('Ben Okafor');
  issuer.signIn({ subject: 'ben-at-work', email: 'ben@work.example', isVerified: false });
  expect(await logInThrough(ben, { isToLink: true, next: '/me/security' })).toBe('/login/external');
  expect((await ben.getExternalLogIn()).logIn).toMatchObject({
    step: 'link',
    next: '/me/security',
  });
  await ageSessions();
  await expect(ben.linkExternalLogin()).rejects.toMatchObject({ needsPassword: true });
  await ben.confirmPassword({ password: ben.password });
  await ben.linkExternalLogin();
  expect(await logInThrough(ben, { isToLink: true, next: '/me/security' })).toBe('/me/security');

  const chloe = await market.createPerson('Chloe Martin');
  expect(await logInThrough(chloe, { isToLink: true })).toBe('/login/external?problem=known');
  await expect(chloe.getExternalLogIn()).rejects.toMatchObject(over);
  // Two who have been there before one of them has added it.
  issuer.signIn({ subject: 'shared', email: 'shared@work.example' });
  await logInThrough(ben, { isToLink: true });
  await logInThrough(chloe, { isToLink: true });
  await ben.linkExternalLogin();
  await expect(chloe.linkExternalLogin()).rejects.toMatchObject({
    kind: 'conflict',
    code: 'externalLoginKnown',
  });
  expect((await chloe.listExternalLogins()).logins).toEqual([]);
});

test('an account has ten log-ins at the most', async () => {
  const ben = await market.createPerson('Ben Okafor');
  for (let count = 0; count <= 10; count += 1) {
    issuer.signIn({ subject: `ben-${count}`, email: 'ben@work.example' });
    await logInThrough(ben, { isToLink: true });
    if (count < 10) await ben.linkExternalLogin();
  }
  await expect(ben.linkExternalLogin()).rejects.toMatchObject({ code: 'tooManyLogins' });
});

test('the last way in stays until there is a password or a passkey', async () => {
  const { browser, user } = await openAccount();
  const [login] = (await browser.listExternalLogins()).logins;
  const id = login?._id ?? '';
  await expect(browser.unlinkExternalLogin({ id })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'lastWayIn',
  });
  // Another log-in through others is none that stays for sure.
  await logInThrough(browser, { id: 'other', isToLink: true });
  await browser.linkExternalLogin();
  await expect(browser.unlinkExternalLogin({ id })).rejects.toMatchObject({ code: 'lastWayIn' });

  await chooseMailedPassword(user._id, 'nine-lanterns-of-zinc');
  const again = visit();
  await again.logIn({ email: user.email, password: 'nine-lanterns-of-zinc' });
  expect((await again.listExternalLogins()).hasPassword).toBe(true);
  const chloe = await market.createPerson('Chloe Martin');
  await expect(chloe.unlinkExternalLogin({ id })).rejects.toMatchObject({ kind: 'notFound' });
  await again.unlinkExternalLogin({ id });
  await expect(again.unlinkExternalLogin({ id })).rejects.toMatchObject({
    code: 'externalLoginNotFound',
  });
  expect(await logInThrough(visit())).toBe('/login/external');
  expect((await listMails()).at(-1)).toBe(
    'asha@mail.example: Market: you no longer log in through Example',
  );
  expect(await listEvents()).toContain('login.removed');
});

test('a passkey is another way in, and its code is asked for', async () => {
  const { browser } = await openAccount();
  const { options } = await browser.startPasskey();
  await browser.finishPasskey({ passkey: createAuthenticator(publicUrl).make(options) });
  const [login] = (await browser.listExternalLogins()).logins;
  const id = login?._id ?? '';
  await database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
    .execute();
  await expect(browser.unlinkExternalLogin({ id })).rejects.toMatchObject({ code: 'stepUpWanted' });
  await database.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
  await browser.unlinkExternalLogin({ id });
  expect((await browser.listExternalLogins()).logins).toEqual([]);
});

test('a session that an issuer has begun is fresh only if the issuer has just seen them', async () => {
  await openAccount();
  const browser = visit();
  await logInThrough(browser);
  await expect(browser.startPasskey()).rejects.toMatchObject({ needsPassword: true });
  issuer.signIn({ ...asha, seenSecondsAgo: 3_600 });
  await logInThrough(browser);
  await expect(browser.requestExport()).rejects.toMatchObject({ needsPassword: true });
  issuer.signIn({ ...asha, seenSecondsAgo: 20 });
  await logInThrough(browser);
  await browser.startPasskey();
});

test('nobody gets an account for an address that the issuer has not checked', async () => {
  issuer.signIn({ ...asha, isVerified: false });
  const browser = visit();
  expect(await logInThrough(browser)).toBe('/login/external?problem=unverified');
  await expect(browser.signUpWithExternal({ fullname: 'Asha' })).rejects.toMatchObject(over);
  issuer.signIn({ subject: 'asha-1', name: 'Asha Rao' });
  expect(await logInThrough(browser)).toBe('/login/external?problem=unverified');
  issuer.signIn({ ...asha, email: 'no address' });
  expect(await logInThrough(browser)).toBe('/login/external?problem=unverified');
  // Nor does a link to add it, of somebody whose session has ended.
  issuer.signIn({ ...asha, isVerified: false });
  expect(await logInThrough(browser, { isToLink: true })).toBe('/login/external?problem=over');
  expect(await countPeople()).toBe(0);
});

type FaultCase = [fault: IssuerFault, problem: string];

const faultCases: FaultCase[] = [
  ['denied', 'cancelled'],
  ['error', 'failed'],
  ['tokenError', 'failed'],
  ['noIdToken', 'failed'],
  ['mixUp', 'failed'],
  ['missingNonce', 'failed'],
  ['wrongNonce', 'failed'],
  ['wrongAudience', 'failed'],
  ['wrongIssuer', 'failed'],
  ['expired', 'failed'],
  ['otherKey', 'failed'],
  ['unsigned', 'failed'],
  ['wrongState', 'over'],
];

test.each(faultCases)(
  'nobody is signed in by an issuer that goes wrong: %s',
  async (fault, problem) => {
    await openAccount();
    issuer.failNext(fault);
    const browser = visit();
    expect(await logInThrough(browser)).toBe(`/login/external?problem=${problem}`);
    await expect(browser.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(browser.getExternalLogIn()).rejects.toMatchObject(over);
    // It was this once.
    expect(await logInThrough(browser)).toBe('/me');
  },
);

test('what a browser comes back with counts once, in that browser, for that issuer, and for ten minutes', async () => {
  await openAccount();
  const refused = '/login/external?problem=over';
  const browser = visit();
  const path = await askIssuer(await goToIssuer(browser));
  // Somebody is made to follow what another has begun, in a browser that has begun something, too.
  const victim = visit();
  await goToIssuer(victim);
  expect(await comeBack(victim, path)).toBe(refused);
  await expect(victim.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(await comeBack(browser, path)).toBe(refused);

  // An answer of one issuer at the address of another.
  const mixedUp = await askIssuer(await goToIssuer(browser));
  expect(await comeBack(browser, mixedUp.replace('/example/', '/other/'))).toBe(refused);

  const good = await askIssuer(await goToIssuer(browser));
  expect(await comeBack(browser, good)).toBe('/me');
  expect(await comeBack(browser, good)).toBe(refused);
  // The code of before, with a question of now.
  const { searchParams: before } = new URL(good, publicUrl);
  const next = new URL(await askIssuer(await goToIssuer(browser)), publicUrl);
  next.searchParams.set('code', before.get('code') ?? '');
  expect(await comeBack(browser, `${next.pathname}${next.search}`)).toBe(
    '/login/external?problem=failed',
  );

  const late = await askIssuer(await goToIssuer(browser));
  const longAgo = { created_at: new Date(Date.now() - 11 * 60_000) } as object;
  await database.updateTable('external_attempts').set(longAgo).execute();
  expect(await comeBack(browser, late)).toBe(refused);
  expect(await comeBack(browser, '/api/auth/oidc/example/callback')).toBe(refused);
});

test('of two browsers that come back with the same answer at once, none but one is let in', async () => {
  await openAccount();
  const browser = visit();
  const path = await askIssuer(await goToIssuer(browser));
  const paths = await Promise.all(Array.from({ length: 4 }, () => comeBack(browser, path)));
  expect(paths.filter((reached) => reached === '/me')).toHaveLength(1);
});

test('what an issuer has said is forgotten after ten minutes', async () => {
  const browser = visit();
  await logInThrough(browser);
  await goToIssuer(browser);
  const longAgo = { created_at: new Date(Date.now() - 11 * 60_000) } as object;
  await database.updateTable('external_proofs').set(longAgo).execute();
  await database.updateTable('external_attempts').set(longAgo).execute();
  await expect(browser.getExternalLogIn()).rejects.toMatchObject(over);
  await expect(browser.signUpWithExternal({ fullname: 'Asha' })).rejects.toMatchObject(over);
  await createExternalQueries(database).clean();
  expect(await database.selectFrom('external_proofs').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('external_attempts').selectAll().execute()).toEqual([]);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example/..//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  `/${'a'.repeat(600)}`,
])('nobody is sent elsewhere: %s', async (next) => {
  await openAccount();
  const browser = visit();
  const path = await askIssuer(await goToIssuer(browser, { next }));
  const response = await browser.fetch(path, { redirect: 'manual' });
  const { origin, pathname } = new URL(response.headers.get('location') ?? '');
  expect(origin).toBe(publicUrl);
  expect(pathname).not.toMatch(/^\/\//);
  expect(pathname).not.toMatch(/^\/api\//);
});

test('a page of another site sends nobody through, and a HEAD request begins nothing', async () => {
  const browser = visit();
  for (const site of ['cross-site', 'same-site']) {
    const response = await browser.fetch('/api/auth/oidc/example/start', {
      redirect: 'manual',
      headers: { 'sec-fetch-site': site },
    });
    expect(response.headers.get('location')).toBe(`${publicUrl}/login`);
  }
  const head = await browser.fetch('/api/auth/oidc/example/start', { method: 'HEAD' });
  expect(head.status).toBe(404);
  expect((await browser.fetch('/api/auth/oidc/nobody/start')).status).toBe(404);
  expect(await database.selectFrom('external_attempts').selectAll().execute()).toEqual([]);
  expect(await comeBack(browser, '/api/auth/oidc/away/start')).toBe(
    '/login/external?problem=failed',
  );
});

test('a browser is marked by a cookie that no script reads, and that only this host sets', async () => {
  const response = await fetch(`${market.url}/api/auth/oidc/example/start`, { redirect: 'manual' });
  const [cookie = ''] = response.headers
    .getSetCookie()
    .filter((line) => line.startsWith('__Host-browser='));
  expect(cookie).toMatch(/; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: callback('example'),
  });
  const stored = JSON.stringify(
    await database.selectFrom('external_attempts').selectAll().execute(),
  );
  expect(stored).not.toContain(searchParams.get('state'));
  expect(stored).not.toContain(/=([^;]+)/.exec(cookie)?.[1]);
});

test('an account that is to be deleted is kept by logging in through an issuer', async () => {
  const { user } = await openAccount();
  const due = new Date(Date.now() + 60_000);
  await database
    .insertInto('account_deletions')
    .values({ person_id: user._id, due_at: due })
    .execute();
  const browser = visit();
  await logInThrough(browser);
  expect(await database.selectFrom('account_deletions').selectAll().execute()).toEqual([]);
  expect(await listEvents()).toContain('deletion.cancelled');
});

test('an owner who wants no more of it opens no accounts by it, and those there are go on', async () => {
  await openAccount();
  await market.set({ 'features.externalLogins': false });
  const browser = visit();
  expect((await browser.getMarket()).market.features['externalLogins']).toBe(false);
  expect(await logInThrough(visit())).toBe('/me');
  issuer.signIn({ subject: 'ben', email: 'ben@mail.example' });
  await logInThrough(browser);
  await expect(browser.signUpWithExternal({ fullname: 'Ben' })).rejects.toMatchObject({
    code: 'featureOff',
  });
});
