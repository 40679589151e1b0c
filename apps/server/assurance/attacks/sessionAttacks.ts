import assert from 'node:assert/strict';
import type { Attack, AttackKind } from './Attack.ts';
import { type Answer, isDone } from './createAsker.ts';
import type { AttackedMarket, Person } from './openAttackedMarket.ts';

const newPassword = 'seven-lamps-of-brass';
const put = (path: string, body: object) => ({ method: 'PUT', path: `/api${path}`, body });
const post = (path: string, body: object) => ({ method: 'POST', path: `/api${path}`, body });

const sessionOf = ({ cookies }: Person) => cookies.get('session') ?? '';

/** Sessions that are over, guessed or planted, and links that were followed before. */
export const sessionAttacks: AttackKind = {
  name: 'Sessions and links',
  list: (market) => [
    ...listEndedSessions(market),
    ...listGuessedSessions(market),
    ...listCookies(market),
    ...listLinks(market),
    ...listTellingAnswers(market),
  ],
};

const isSignedIn = async ({ asker }: AttackedMarket, session: string) => {
  const headers = { cookie: `session=${session}; signedIn=1` };
  return (await asker.ask({ path: '/api/auth/me', headers })).status === 200;
};

/** A session that was stolen earlier, after what should have ended it. */
function listEndedSessions(market: AttackedMarket): Attack[] {
  const { openBrowser, readToken, takeVictim } = market;
  const endings: Record<string, (victim: Person, stolen: Person) => Promise<unknown>> = {
    'its owner has logged out': (_victim, stolen) => stolen.client.logOut({}),
    'its owner has changed the password elsewhere': ({ client, password: oldPassword }) =>
      client.updatePassword({ oldPassword, newPassword, verifyNewPassword: newPassword }),
    'its owner has changed the password in the same browser': (_victim, { client, password }) =>
      client.updatePassword({
        oldPassword: password,
        newPassword,
        verifyNewPassword: newPassword,
      }),
    'its owner has set another password by mail': async ({ client, email }) => {
      await client.requestPasswordReset({ email });
      await client.resetPassword({ token: await readToken(email), password: newPassword });
    },
    'its owner has ended it in the list': async ({ client }) => {
      const { sessions } = await client.listSessions();
      const ended = sessions.filter(({ isCurrent }) => !isCurrent);
      for (const { _id: id } of ended) await client.endSession({ id });
    },
    'its owner has logged in again in the same browser': (_victim, { client, email, password }) =>
      client.logIn({ email, password }),
    'its owner has typed the password again': (_victim, { client, password }) =>
      client.confirmPassword({ password }),
  };
  return Object.entries(endings).map(([name, end]) => ({
    name: `A stolen session after ${name}`,
    attempt: async () => {
      const victim = takeVictim();
      const stolen = await openBrowser(victim);
      const session = sessionOf(stolen);
      assert.ok(await isSignedIn(market, session), 'It was no session before.');
      await end(victim, stolen);
      assert.ok(!(await isSignedIn(market, session)), 'It still works.');
    },
  }));
}

function listGuessedSessions(market: AttackedMarket): Attack[] {
  const { vera } = market;
  const whole = sessionOf(vera);
  const guesses: Record<string, () => Promise<string> | string> = {
    'no token': () => '',
    zeros: () => '0'.repeat(43),
    'a part of one': () => whole.slice(0, -1),
    'one and more': () => `${whole}A`,
    'one with another letter at the end': () =>
      `${whole.slice(0, -2)}${whole.at(-2) === 'A' ? 'B' : 'A'}${whole.at(-1)}`,
    'one in small letters': () => whole.toLowerCase(),
    'one in quotes': () => `"${whole}."`,
    'the id of a person': () => vera._id,
    'the id of a session from the list': async () => {
      const { sessions } = await vera.client.listSessions();
      return sessions[0]?._id ?? '';
    },
    SQL: () => "' or 1=1 --",
    'an unsigned JSON Web Token': () =>
      [{ alg: 'none' }, { sub: vera._id, admin: true }]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
        .concat('.'),
    'a very long text': () => 'A'.repeat(8_000),
  };
  return Object.entries(guesses).map(([name, guess]) => ({
    name: `A session by ${name}`,
    attempt: async () => assert.ok(!(await isSignedIn(market, await guess()))),
  }));
}

const lineOf = ({ cookieLines }: Answer) =>
  cookieLines.find((line) => line.startsWith('session=')) ?? '';

/** What the cookies say, and which ones are believed. */
function listCookies(market: AttackedMarket): Attack[] {
  const { asker, openBrowser, server, vera } = market;
  const credentials = { email: vera.email, password: vera.password };
  const logIn = (cookie = '') =>
    asker.ask({ ...post('/auth/login', credentials), headers: { cookie, origin: server.url } });
  return [
    {
      name: 'A planted session that its owner then logs in with',
      attempt: async () => {
        const planted = 'P'.repeat(43);
        const line = lineOf(await logIn(`session=${planted}`));
        assert.ok(line && !line.includes(planted));
        assert.ok(!(await isSignedIn(market, planted)));
      },
    },
    {
      name: 'A planted session beside the real one',
      attempt: async () => {
        const other = await openBrowser(market.ben);
        const cookie = `session=${sessionOf(other)}; session=${sessionOf(vera)}`;
        const { text } = await asker.ask({ path: '/api/auth/me', headers: { cookie } });
        assert.ok(!(text.includes(vera._id) && text.includes(market.ben._id)));
      },
    },
    {
      name: 'The token of a session read by a script',
      attempt: async () => {
        assert.match(lineOf(await logIn()), /; HttpOnly(?:;|$)/);
        assert.match(lineOf(await logIn()), /; SameSite=Lax(?:;|$)/);
        assert.match(lineOf(await logIn()), /; Path=\/(?:;|$)/);
      },
    },
    {
      name: 'The token of a session in an answer',
      attempt: async () => {
        const answer = await logIn();
        const [, token = '-'] = /^session=([^;]+)/.exec(lineOf(answer)) ?? [];
        assert.ok(token.length >= 43 && !answer.text.includes(token));
      },
    },
    {
      name: 'Two tokens that have something in common',
      attempt: async () => {
        const lines = [lineOf(await logIn()), lineOf(await logIn())];
        const [first = '', second = ''] = lines.map((line) => line.slice('session='.length, 51));
        const same = [...first].filter((letter, index) => letter === second[index]).length;
        assert.ok(same < 12, `${same} of 43 letters are the same.`);
      },
    },
    {
      name: 'The sign of a session without one',
      attempt: async () => {
        const answer = await asker.ask({ path: '/api/auth/me', headers: { cookie: 'signedIn=1' } });
        assert.equal(answer.status, 401);
      },
    },
    ...['Cookie: session in the address', 'a bearer token'].map((name, index) => ({
      name: `A session sent as ${name}`,
      attempt: async () => {
        const session = sessionOf(vera);
        const answer = await asker.ask(
          index === 0
            ? { path: `/api/auth/me?session=${session}` }
            : { path: '/api/auth/me', headers: { authorization: `Bearer ${session}` } },
        );
        assert.equal(answer.status, 401);
      },
    })),
  ];
}

/** Mailed links: guessed, followed twice, or after what should have ended them. */
function listLinks(market: AttackedMarket): Attack[] {
  const { asker, takeVictim, readToken } = market;
  const password = 'another-nine-lamps';
  const reset = (token: string) =>
    asker.ask(post(`/auth/password/reset/${encodeURIComponent(token)}`, { password }));
  const confirm = (token: string, known: string) =>
    asker.ask(post(`/auth/email/confirm/${encodeURIComponent(token)}`, { password: known }));
  const requestReset = async ({ client, email }: Person) => {
    await client.requestPasswordReset({ email });
    return readToken(email);
  };
  const canLogIn = async ({ email }: Person, known: string) =>
    isDone(await asker.ask(post('/auth/login', { email, password: known })));

  const guesses = [
    '0',
    'A'.repeat(32),
    '%',
    '_'.repeat(32),
    "' or 1=1 --",
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    '../../auth/me',
    '\0',
    'é'.repeat(32),
  ];
  /** What ends a link that was mailed before. */
  const endings: Record<string, (victim: Person, token: string) => Promise<unknown>> = {
    'it was followed': (_victim, token) => reset(token),
    'another one was asked for': (victim) => requestReset(victim),
    'the password was changed': ({ client, password: oldPassword }) =>
      client.updatePassword({ oldPassword, newPassword, verifyNewPassword: newPassword }),
    'the address was changed': async ({ client, email, password: known }) => {
      await client.updateProfile({ email: `changed.${email}` });
      const token = await readToken(`changed.${email}`);
      await client.confirmEmail({ token, password: known });
    },
  };

  return [
    ...guesses.flatMap((token) => [
      {
        name: `A link for a password with the token ${JSON.stringify(token).slice(0, 40)}`,
        attempt: async () => assert.ok(!isDone(await reset(token))),
      },
      {
        name: `A link for an address with the token ${JSON.stringify(token).slice(0, 40)}`,
        attempt: async () => assert.ok(!isDone(await confirm(token, password))),
      },
    ]),
    ...Object.entries(endings).map(([name, end]) => ({
      name: `A link for a password after ${name}`,
      attempt: async () => {
        const victim = takeVictim();
        const token = await requestReset(victim);
        await end(victim, token);
        const second = 'the-password-of-a-thief';
        const path = `/auth/password/reset/${token}`;
        assert.ok(!isDone(await asker.ask(post(path, { password: second }))), 'It was followed.');
        assert.ok(!(await canLogIn(victim, second)));
      },
    })),
    {
      name: 'A link for a password followed twenty times at once',
      attempt: async () => {
        const token = await requestReset(takeVictim());
        const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
        assert.equal(answers.filter(isDone).length, 1);
      },
    },
    {
      name: 'A link for a password that confirms an address, and the other way round',
      attempt: async () => {
        const victim = takeVictim();
        assert.ok(!isDone(await confirm(await requestReset(victim), victim.password)));
        await victim.client.updateProfile({ email: `other.${victim.email}` });
        assert.ok(!isDone(await reset(await readToken(`other.${victim.email}`))));
      },
    },
    {
      name: 'A link for an address followed twice',
      attempt: async () => {
        const victim = takeVictim();
        await victim.client.updateProfile({ email: `twice.${victim.email}` });
        const token = await readToken(`twice.${victim.email}`);
        assert.ok(isDone(await confirm(token, victim.password)), 'It could not be followed once.');
        assert.ok(!isDone(await confirm(token, victim.password)), 'It was followed twice.');
      },
    },
    {
      name: 'A link for an address followed by its owner, who does not have the account',
      attempt: async () => {
        const victim = takeVictim();
        await victim.client.updateProfile({ email: `found.${victim.email}` });
        const token = await readToken(`found.${victim.email}`);
        assert.ok(!isDone(await confirm(token, 'a-guessed-password')));
      },
    },
    {
      name: 'An account prepared for the address of another',
      attempt: async () => {
        const email = 'prepared@example.com';
        const wanted = { fullname: 'Thief', email, password, passwordverify: password };
        await asker.ask(post('/auth/new', wanted));
        assert.ok(!isDone(await asker.ask(post('/auth/login', { email, password }))));
        assert.ok(!isDone(await confirm(await readToken(email), 'the-password-of-its-owner')));
      },
    },
  ];
}

/** Whether answers tell who has an account. */
function listTellingAnswers({ asker, vera }: AttackedMarket): Attack[] {
  const unknown = 'nobody.at.all@example.com';
  const password = 'wrong-nine-lamps';
  const questions: Record<string, (email: string) => ReturnType<typeof post>> = {
    'a login': (email) => post('/auth/login', { email, password }),
    'a forgotten password': (email) => post('/auth/password/forgot', { email }),
    'a sign-up': (email) =>
      post('/auth/new', { fullname: 'Anybody', email, password, passwordverify: password }),
  };
  return [
    ...Object.entries(questions).map(([name, toQuestion]) => ({
      name: `An address known by ${name}`,
      attempt: async () => {
        const [known, other] = [vera.email, unknown].map((email) => asker.ask(toQuestion(email)));
        const first = await known;
        const second = await other;
        assert.equal(first?.status, second?.status);
        assert.equal(
          first?.text.replaceAll(vera.email, '…'),
          second?.text.replaceAll(unknown, '…'),
        );
      },
    })),
    {
      name: 'A link for a password in the answer that asks for it',
      attempt: async () => {
        const { text } = await asker.ask(post('/auth/password/forgot', { email: vera.email }));
        assert.doesNotMatch(text, /reset\/|token|[\w-]{32}/);
      },
    },
    {
      name: 'A password changed with nothing in place of the old one',
      attempt: async () => {
        for (const oldPassword of ['', null, true, {}, [vera.password], undefined]) {
          const change = { newPassword, verifyNewPassword: newPassword, oldPassword };
          assert.ok(!isDone(await vera.ask(put('/auth/password/update', change))));
        }
      },
    },
    {
      name: 'A login with what is no text for a password',
      attempt: async () => {
        const { email } = vera;
        for (const wrong of ['', null, true, 0, {}, { $ne: null }, [vera.password], undefined]) {
          assert.ok(!isDone(await asker.ask(post('/auth/login', { email, password: wrong }))));
        }
      },
    },
  ];
}
