import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { createAuthenticator } from '../testing/createAuthenticator.ts';
import { createIssuer } from '../../../../tooling/createIssuer.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { logInThrough } from '../testing/logInThrough.ts';
import { createPeopleQueries } from './peopleQueries.ts';

const publicUrl = 'https://market.example';
const issuer = await createIssuer({
  redirectUris: [`${publicUrl}/api/auth/oidc/example/callback`],
});
const market = await createTestMarket({ publicUrl, issuers: [issuer.settings] });
beforeEach(market.empty);
afterAll(async () => {
  await market.close();
  await issuer.close();
});

const { database } = market;

type Browser = ReturnType<typeof market.createVisitor>;
const otherPassword = 'nine-lanterns-of-zinc';

/** How an account is protected beside its password. */
const protections = {
  password: async () => undefined,
  app: async (owner: TestPerson) => {
    const { factor: id, secret } = await owner.startTotp();
    await owner.confirmTotp({ id, code: computeCode(secret) });
  },
  passkey: async (owner: TestPerson) => {
    const { options } = await owner.startPasskey();
    await owner.finishPasskey({ passkey: createAuthenticator(publicUrl).make(options) });
  },
};

/** Adds the owner's log-in through the issuer, as somebody does who means to use it. */
async function addLogin(owner: TestPerson) {
  issuer.signIn({ subject: owner._id, email: owner.email });
  await logInThrough(owner, { isToLink: true });
  await owner.linkExternalLogin();
}

/** Enters through an issuer that says this of the person at the browser, if that is enough. */
async function enterThrough(subject: string, email: string, seenSecondsAgo?: number) {
  issuer.signIn({ subject, email, ...(seenSecondsAgo !== undefined && { seenSecondsAgo }) });
  const browser = market.createVisitor();
  await logInThrough(browser);
  await browser.signUpWithExternal({ fullname: 'Thief' }).catch(() => undefined);
  return browser;
}

const ageSessions = () => {
  const longAgo = new Date(Date.now() - 16 * 60_000);
  return database
    .updateTable('sessions')
    .set({ created_at: longAgo, confirmed_at: longAgo } as object)
    .execute();
};

/** Enters with what a thief knows, if that is enough. */
async function enter(owner: TestPerson, password: string) {
  const browser = market.createVisitor();
  await browser.logIn({ email: owner.email, password }).catch(() => undefined);
  return browser;
}

/** What a thief has, each beside the address of the account. Gives the browser in which they go on. */
const possessions = {
  'nothing else': async () => market.createVisitor(),
  'the password': (owner: TestPerson) => enter(owner, owner.password),
  'the mailbox': async (owner: TestPerson) => {
    const token = await createPeopleQueries(database).startReset(owner._id);
    await market.createVisitor().resetPassword({ token, password: otherPassword });
    return enter(owner, otherPassword);
  },
  'its address at the issuer': (owner: TestPerson) => enterThrough('a thief', owner.email),
  'the account at the issuer': async (owner: TestPerson) => {
    await addLogin(owner);
    return enterThrough(owner._id, owner.email);
  },
  'the account and the password at the issuer': async (owner: TestPerson) => {
    await addLogin(owner);
    return enterThrough(owner._id, owner.email, 5);
  },
  'a stolen session': async (owner: TestPerson) => {
    await ageSessions();
    return owner;
  },
  'a stolen session and the password': async (owner: TestPerson) => {
    await ageSessions();
    await owner.confirmPassword({ password: owner.password });
    return owner;
  },
  'a browser in which the owner has just logged in': async (owner: TestPerson) => owner,
} satisfies Record<string, (owner: TestPerson) => Promise<Browser>>;

/** What they would like to do, so that none of it makes the next easier. */
const wishes: Record<string, (browser: Browser) => Promise<unknown>> = {
  look: (browser) => browser.loadUser(),
  'add a passkey': (browser) => browser.startPasskey(),
  'add a log-in': async (browser) => {
    issuer.signIn({ subject: 'of the thief', email: 'thief@mail.example' });
    await logInThrough(browser, { isToLink: true });
    await browser.linkExternalLogin();
  },
  'carry the data away': (browser) => browser.requestExport(),
  'delete it': (browser) => browser.requestDeletion({ password: 'a guess' }),
};

const everythingButLeave = ['look', 'add a passkey', 'add a log-in', 'carry the data away'];

type Case = [
  protection: keyof typeof protections,
  possession: keyof typeof possessions,
  reached: string[],
];

test.each<Case>([
  ['password', 'nothing else', []],
  ['password', 'the password', everythingButLeave],
  ['password', 'the mailbox', everythingButLeave],
  ['password', 'its address at the issuer', []],
  ['password', 'the account at the issuer', ['look']],
  ['password', 'the account and the password at the issuer', everythingButLeave],
  ['password', 'a stolen session', ['look']],
  ['password', 'a stolen session and the password', everythingButLeave],
  ['password', 'a browser in which the owner has just logged in', everythingButLeave],
  ['app', 'nothing else', []],
  ['app', 'the password', []],
  ['app', 'the mailbox', []],
  ['app', 'its address at the issuer', []],
  ['app', 'the account and the password at the issuer', []],
  ['app', 'a stolen session', ['look']],
  ['app', 'a stolen session and the password', ['look']],
  ['passkey', 'nothing else', []],
  ['passkey', 'the password', []],
  ['passkey', 'the mailbox', []],
  ['passkey', 'its address at the issuer', []],
  ['passkey', 'the account and the password at the issuer', []],
  ['passkey', 'a stolen session', ['look']],
  ['passkey', 'a stolen session and the password', ['look']],
])('an account with %s, and a thief who has its address and %s', async (...attack) => {
  const [protection, possession, reached] = attack;
  const owner = await market.createPerson('Asha Rao');
  await protections[protection](owner);
  const browser = await possessions[possession](owner);
  const done: string[] = [];
  for (const [wish, attempt] of Object.entries(wishes)) {
    await attempt(browser).then(
      () => done.push(wish),
      () => undefined,
    );
  }
  expect(done).toEqual(reached);
});

// A code or a passkey of just now stands for the password, so this takes the grace of two weeks to notice.
test('somebody who finds a browser right after a code was typed may ask to delete the account', async () => {
  const owner = await market.createPerson('Asha Rao');
  await protections.app(owner);
  await owner.requestDeletion({});
  const mails = await database.selectFrom('outbox').select('subject').execute();
  expect(mails).toContainEqual({ subject: 'Market: your account will be deleted' });
  await expect(owner.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
});
