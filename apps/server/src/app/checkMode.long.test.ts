import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMarketClient } from '@market/api';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../../../tooling/startServer.ts';
import { checkMode } from './checkMode.ts';
import { readSettings } from '../settings/settings.ts';
import { liveSettings, runProgram } from '../testing/runProgram.ts';

const folder = await mkdtemp(join(tmpdir(), 'market-mode-'));
afterAll(() => rm(folder, { recursive: true }));

const refuse = (settings: Record<string, string>) =>
  runProgram('main.ts', { DATA_DIR: folder, ...settings });

test('a server that others reach does not open with nothing else set, and says all that is missing', async () => {
  const { code, said } = await refuse({ HOST: '0.0.0.0' });

  expect(code).toBe(1);
  expect(said)
    .toBe(`This market is live (HOST is 0.0.0.0, where others reach it), so it does not open like this:

- The embedded database may lose the last payments when the power fails. Set DATABASE_URL to a PostgreSQL.
- Test cards would pay. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.
- Mails would stay here, so nobody could confirm an address or choose a new password. Set SMTP_URL to a mail server, and MAIL_FROM to the sender.
- Passwords would travel unencrypted to http://localhost:4000. Set PUBLIC_URL to the https address of the site.

To let others try it out without any of this, set MARKET_MODE to trial: every page then says so.
`);
});

test('one behind a proxy on the same machine is as live, and what was set against it is named', async () => {
  const { code, said } = await refuse({
    PUBLIC_URL: 'https://market.example',
    CONFIRM_EMAIL: '0',
    SAMPLE_DATA: '1',
    OIDC_ISSUERS: JSON.stringify([
      { id: 'work', name: 'Work', url: 'http://id.example', clientId: 'm', clientSecret: 's' },
    ]),
    DATABASE_URL: 'postgres://market:secret@127.0.0.1:1/market',
  });

  expect(code).toBe(1);
  expect(said).toMatch(/^This market is live \(PUBLIC_URL is https:\/\/market\.example\), so/);
  for (const sentence of [
    /^- The database cannot be opened: .*\. Set DATABASE_URL to one that can\.$/m,
    /^- Anyone between here and http:\/\/id\.example could log in as anybody\. .*OIDC_ISSUERS/m,
    /^- Test cards would pay\./m,
    /^- Mails would stay here/m,
    /^- Accounts could be opened .* Leave CONFIRM_EMAIL out, or set it to 1\.$/m,
    /^- A new database would get sample accounts.* Leave SAMPLE_DATA out, or set it to 0\.$/m,
  ]) {
    expect(said).toMatch(sentence);
  }
  expect(said.match(/^- /gm)).toHaveLength(6);
  expect(said).not.toContain('secret@');
});

test('the operator’s page shows a newcomer what they will see', async () => {
  const { said } = await refuse({ PUBLIC_URL: 'https://market.example' });
  const page = await readFile(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  const [, shown = ''] = /```text\n(.*?)```/s.exec(page) ?? [];

  expect(shown.replaceAll(/^ +/gm, '').trim()).toBe(said.trim());
});

const check = (environment: Record<string, string>) => checkMode(readSettings(environment));

test('on this machine alone, and as a trial, a market opens with nothing set', async () => {
  await expect(check({})).resolves.toBeUndefined();
  await expect(check({ HOST: '0.0.0.0', MARKET_MODE: 'trial' })).resolves.toBeUndefined();
});

test.each([
  [{ MARKET_MODE: 'live' }, 'This market is live (MARKET_MODE says so)'],
  [{ HOST: '::' }, 'This market is live (HOST is ::, where others reach it)'],
  [{ PUBLIC_URL: 'http://market.example' }, 'live (PUBLIC_URL is http://market.example)'],
  [
    { ...liveSettings, MARKET_MODE: 'trial' },
    'STRIPE_SECRET_KEY moves real money, which a trial never does.',
  ],
  [
    { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'p', STRIPE_WEBHOOK_SECRET: 'w' },
    'STRIPE_SECRET_KEY moves real money, which a trial never does.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'p', STRIPE_WEBHOOK_SECRET: 'w' },
    'The embedded database may lose the last payments when the power fails.',
  ],
])('with %o it does not: %s', async (environment, sentence) => {
  await expect(check(environment)).rejects.toThrow(sentence);
});

/** Where others in the same network would reach this machine. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Asks as somebody in the network; on a machine without one, as a proxy would for somebody. */
const askFromNetwork = (port: string, path: string) =>
  networkAddress
    ? fetch(`http://${networkAddress}:${port}${path}`)
    : fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': '192.0.2.1' } });

test('a trial says on its pages that it is one, and its mails stay with who sits at the machine', async () => {
  await writeFile(join(folder, 'index.html'), '<head>\n    <!--head-->\n</head>');
  const trial = await startServer({ HOST: '0.0.0.0', MARKET_MODE: 'trial', SITE_DIR: folder });
  try {
    const { port } = new URL(trial.url);
    const client = createMarketClient({ host: `${trial.url}/api` });
    const email = 'asha@example.com';
    const chosen = { password: 'a long password', passwordverify: 'a long password' };
    await client.signUp({ fullname: 'Asha Rao', email, ...chosen });
    await client.requestPasswordReset({ email });
    const readMails = async () => (await fetch(`${trial.url}/demo/mails`)).text();
    await expect.poll(readMails).toContain('/password/reset/');

    const refused = await askFromNetwork(port, '/demo/mails');
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('password');
    const page = await askFromNetwork(port, '/');
    expect(await page.text()).toContain('<meta name="trial" content="mails kept" />');
  } finally {
    await trial.stop();
    await trial.clean();
  }
}, 120_000);
