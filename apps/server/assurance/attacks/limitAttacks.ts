import assert from 'node:assert/strict';
import type { Attack, AttackKind } from './Attack.ts';
import { type Answer, type Asker, createAsker } from './createAsker.ts';

const publicUrl = 'https://market.example';
const password = '9-lanterns-of-tin';
const post = (path: string, body: object, headers = {}) => ({
  method: 'POST',
  path: `/api${path}`,
  body,
  headers,
});

/** Guessing and flooding, past what is limited; and what only https has. */
export const limitAttacks: AttackKind = {
  name: 'Limits, and https',
  list: async ({ diary, openServer }) => {
    const openLimited = async (settings: Record<string, string>): Promise<Asker> => {
      const { url } = await openServer({
        ...settings,
        MARKET_MODE: 'trial',
        PUBLIC_URL: publicUrl,
        CONFIRM_EMAIL: '0',
        RATE_LIMIT_SCALE: '1',
      });
      return createAsker(url, diary);
    };
    const [direct, proxied] = await Promise.all([
      openLimited({ TRUST_PROXY: '0' }),
      openLimited({ TRUST_PROXY: '1' }),
    ]);
    return [
      ...listHttps(direct),
      ...(await listGuesses(direct)),
      ...listSprays(direct),
      ...listNetworks(proxied),
    ];
  },
};

/** Signs somebody up and gives the cookies of their browser. */
async function openPerson({ ask }: Asker, name: string) {
  const cookies = new Map<string, string>();
  const email = `${name}@example.com`;
  const wanted = { fullname: 'Anybody', email, password, passwordverify: password };
  const { status } = await ask({ ...post('/auth/new', wanted), cookies });
  assert.equal(status, 200);
  return { cookies, email };
}

/** Asks until it is refused for being too often. Gives how often it was not. */
async function countUntilRefused(most: number, ask: (time: number) => Promise<Answer>) {
  for (let time = 0; time < most; time += 1) {
    const { status, headers } = await ask(time);
    if (status !== 429) continue;
    assert.ok(Number(headers['retry-after']) > 0, 'It does not say when to come back.');
    return time;
  }
  return most;
}

function listHttps({ ask }: Asker): Attack[] {
  const paths = ['/', '/api/services', '/api/nothing', '/%', '/api/%', '/nothing.js', '/ready'];
  return [
    ...paths.map((path) => ({
      name: `A way back to http by ${path}`,
      attempt: async () => {
        const { headers } = await ask({ path });
        const [, age = 0] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
        assert.ok(Number(age) >= 31_536_000);
        assert.match(headers['strict-transport-security'] ?? '', /includeSubDomains/);
      },
    })),
    {
      name: 'A cookie that goes over http, or is set by a sister site',
      attempt: async () => {
        const person = { fullname: 'Anybody', email: 'https@example.com' };
        const wanted = { ...person, password, passwordverify: password };
        const { cookieLines } = await ask(post('/auth/new', wanted));
        const [session = ''] = cookieLines.filter((line) => line.includes('session='));
        assert.match(session, /^__Host-session=/);
        for (const line of cookieLines) {
          assert.match(line, /; Secure(?:;|$)/);
          assert.match(line, /; SameSite=Lax(?:;|$)/);
          assert.doesNotMatch(line, /; Domain=/i);
        }
      },
    },
    {
      name: 'A session in a cookie without the prefix',
      attempt: async () => {
        const { cookies } = await openPerson({ ask }, 'prefix');
        const session = cookies.get('__Host-session') ?? '';
        const headers = { cookie: `session=${session}` };
        assert.ok(session);
        assert.equal((await ask({ path: '/api/auth/me', headers })).status, 401);
      },
    },
  ];
}

/** What each of a guesser's requests says of where it comes from. */
const disguises: Record<string, (time: number) => object> = {
  nothing: () => ({}),
  'X-Forwarded-For': (time) => ({ 'x-forwarded-for': `203.0.113.${time}` }),
  Forwarded: (time) => ({ forwarded: `for=203.0.113.${time}` }),
  'X-Real-IP': (time) => ({ 'x-real-ip': `203.0.113.${time}` }),
  'another User-Agent': (time) => ({ 'user-agent': `Browser ${time}` }),
};

async function listGuesses(limited: Asker): Promise<Attack[]> {
  const { ask } = limited;
  const guess = (email: string, time: number, headers = {}) =>
    ask(post('/auth/login', { email, password: `a wrong one, ${time}` }, headers));
  const asWritten: ((email: string, time: number) => string)[] = [
    (email, time) => email.slice(0, time).toUpperCase() + email.slice(time),
    (email, time) => ' '.repeat(time) + email,
  ];

  return [
    ...Object.entries(disguises).map(([name, disguise], index) => ({
      name: `Passwords of one account, guessed behind ${name}`,
      attempt: async () => {
        const email = `guessed.${index}@example.com`;
        const count = await countUntilRefused(12, (time) => guess(email, time, disguise(time)));
        assert.ok(count <= 10, `${count} guesses were allowed.`);
      },
    })),
    ...asWritten.map((write, index) => ({
      name: `Passwords of one account, its address written in ${index === 0 ? 'capitals' : 'spaces'}`,
      attempt: async () => {
        const email = `written.${index}@example.com`;
        const count = await countUntilRefused(12, (time) => guess(write(email, time), time));
        assert.ok(count <= 10, `${count} guesses were allowed.`);
      },
    })),
    {
      name: 'The account of another locked from elsewhere',
      attempt: async () => {
        const { email } = await openPerson(limited, 'locked');
        await countUntilRefused(12, (time) => guess(email, time));
        const answer = await ask({
          ...post('/auth/login', { email, password }),
          from: '127.0.0.9',
        });
        assert.equal(answer.status, 200, 'Its owner is locked out.');
      },
    },
    {
      name: 'The old password guessed in a browser that was left open',
      attempt: async () => {
        const { cookies } = await openPerson(limited, 'left.open');
        const newPassword = 'seven-lamps-of-brass';
        const count = await countUntilRefused(12, (time) => {
          const change = {
            oldPassword: `wrong ${time}`,
            newPassword,
            verifyNewPassword: newPassword,
          };
          const headers = { origin: publicUrl };
          return ask({
            method: 'PUT',
            path: '/api/auth/password/update',
            body: change,
            headers,
            cookies,
          });
        });
        assert.ok(count <= 10, `${count} guesses were allowed.`);
      },
    },
    {
      name: 'A mailbox flooded with links, and its owner kept from one',
      attempt: async () => {
        const email = 'flooded@example.com';
        const forget = post('/auth/password/forgot', { email });
        const count = await countUntilRefused(12, () => ask({ ...forget, from: '127.0.0.2' }));
        assert.ok(count <= 5, `${count} mails were allowed.`);
        assert.equal((await ask({ ...forget, from: '127.0.0.9' })).status, 200);
      },
    },
    {
      name: 'A mailbox flooded from everywhere',
      attempt: async () => {
        const forget = post('/auth/password/forgot', { email: 'everywhere@example.com' });
        const count = await countUntilRefused(60, (time) =>
          ask({ ...forget, from: `127.0.1.${time + 1}` }),
        );
        assert.ok(count <= 30, `${count} mails were allowed.`);
      },
    },
    {
      name: 'Addresses tried out by changing one’s own',
      attempt: async () => {
        const { cookies } = await openPerson(limited, 'trying');
        const count = await countUntilRefused(12, (time) =>
          ask({
            method: 'PUT',
            path: '/api/auth/me/update',
            body: { email: `tried.${time}@example.com` },
            headers: { origin: publicUrl },
            cookies,
          }),
        );
        assert.ok(count <= 10, `${count} addresses were tried.`);
      },
    },
    {
      name: 'Payments started without end',
      attempt: async () => {
        const { cookies } = await openPerson(limited, 'paying');
        const headers = { origin: publicUrl };
        const count = await countUntilRefused(70, () =>
          ask({ ...post('/payment/process', { amount: 100 }, headers), cookies }),
        );
        assert.ok(count <= 60, `${count} payments were started.`);
      },
    },
  ];
}

/** One password for many accounts, from one address. */
function listSprays(limited: Asker): Attack[] {
  const { ask } = limited;
  return [
    {
      name: 'One password for many accounts, and one’s own in between',
      attempt: async () => {
        const { email: own } = await openPerson(limited, 'sprayer');
        const from = '127.0.0.3';
        const count = await countUntilRefused(130, async (time) => {
          if (time % 10 === 9)
            await ask({ ...post('/auth/login', { email: own, password }), from });
          const email = `sprayed.${time}@example.com`;
          return ask({ ...post('/auth/login', { email, password: 'Summer2026!' }), from });
        });
        assert.ok(count <= 100, `${count} accounts were tried.`);
      },
    },
  ];
}

/** One attacker with many addresses, behind a proxy that says where each request comes from. */
function listNetworks({ ask }: Asker): Attack[] {
  const ways: Record<string, (time: number) => string> = {
    'all addresses of an IPv6 network': (time) => `2001:db8:1:1:${time.toString(16)}::1`,
    'IPv6 addresses written in full': (time) =>
      `2001:0db8:0002:0001:0000:0000:0000:${time.toString(16).padStart(4, '0')}`,
    'one IPv4 address, written as IPv6, too': (time) =>
      time % 2 === 0 ? '203.0.113.77' : '::ffff:203.0.113.77',
    'invented addresses before the own one': (time) => `198.51.100.${time}, 203.0.113.78`,
    'invented IPv6 addresses before the own one': (time) => `2001:db8:${time}::1, 203.0.113.79`,
  };
  return Object.entries(ways).map(([name, toAddress], index) => ({
    name: `Passwords guessed from ${name}`,
    attempt: async () => {
      const email = `networks.${index}@example.com`;
      const count = await countUntilRefused(12, (time) =>
        ask(
          post(
            '/auth/login',
            { email, password: `a wrong one, ${time}` },
            { 'x-forwarded-for': toAddress(time) },
          ),
        ),
      );
      assert.ok(count <= 10, `${count} guesses were allowed.`);
    },
  }));
}
