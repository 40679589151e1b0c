import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFolderMailer } from './folderMailer.ts';
import { openMarket } from '../app/openMarket.ts';
import { readSettings } from '../settings/settings.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';

const trial = await createTestMarket({ publicUrl: 'http://localhost:4000' });
const proxied = await createTestMarket({ publicUrl: 'https://trial.example', trustedProxies: 1 });
beforeAll(async () => {
  for (const { dataFolder } of [trial, proxied]) {
    const mailer = createFolderMailer(join(dataFolder, 'mails'), 'no-reply@market.example');
    await mailer.send({
      id: '0',
      recipient: 'mira@example.com',
      subject: 'A new password',
      body: 'Choose it here.',
    });
  }
});
beforeEach(trial.empty);
afterAll(async () => {
  await trial.close();
  await proxied.close();
});

/** Asks with headers that `fetch` keeps to itself, such as `Host`. */
async function ask({ url }: { url: string }, headers: Record<string, string> = {}) {
  const request = get(`${url}/demo/mails`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

/** As long as those that are mailed. */
const token = 'abc-1'.repeat(7);

test('on one’s own machine, mails can be read on a page, as text', async () => {
  // Both servers empty one outbox: either might take a mail from there.
  const mailer = createFolderMailer(join(trial.dataFolder, 'mails'), 'no-reply@market.example');
  await mailer.send({
    id: '2',
    recipient: 'asha@example.com',
    subject: '<script>alert(1)</script>',
    body: `日本語 = <b>1</b>: http://localhost:4000/password/reset/${token}`,
  });
  const { body: html } = await ask(trial);

  expect(html).toContain('To asha@example.com');
  expect(html).toContain('&#60;script&#62;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('日本語 = &#60;b&#62;1');
  expect(html).toContain(`<a href="http://localhost:4000/password/reset/${token}">`);
});

test('a mail with HTML is shown in a frame in which nothing runs, with its text beside it', async () => {
  const mailer = createFolderMailer(join(trial.dataFolder, 'mails'), 'no-reply@market.example');
  await mailer.send({
    id: '1',
    recipient: 'bina@example.com',
    subject: 'Hello',
    body: 'नमस्ते <script>alert(1)</script>',
    html: '<html lang="ne"><head></head><h1>नमस्ते</h1><script>alert("1")</script></html>',
  });
  const { body: html } = await ask(trial);

  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(frame).toContain('&#60;h1&#62;नमस्ते&#60;/h1&#62;');
  expect(html).not.toContain('<script');
  expect(html).toContain('As text');
});

test.each([
  { host: 'localhost:4000' },
  { host: '[::1]:4000' },
  { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1, ::1' },
])('with %o they are shown to who sits at the machine', async (headers) => {
  for (const market of [trial, proxied]) {
    expect((await ask(market, headers)).body).toContain('To mira@example.com');
  }
});

test.each([
  // A page that leads its own name to this machine.
  { host: 'evil.example' },
  { host: 'localhost.evil.example:4000' },
  { host: 'localhost@evil.example' },
  { host: '192.168.1.20:4000' },
  // Somebody who comes through a proxy on this machine, whatever they say of themselves.
  { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  { host: 'localhost', 'x-forwarded-for': '' },
  { host: 'localhost', forwarded: 'for=203.0.113.9' },
  { host: 'localhost', 'x-real-ip': '203.0.113.9' },
  { host: 'localhost', 'x-forwarded-host': 'trial.example' },
  { host: 'localhost', via: '1.1 proxy' },
])('with %o nobody is shown a mail', async (headers) => {
  for (const market of [trial, proxied]) {
    const { status, body } = await ask(market, headers);
    expect(status).toBe(403);
    expect(body).not.toContain('password');
  }
});

test.each([
  // Behind a proxy that says nothing everybody seems to be here.
  { mode: 'trial', publicUrl: 'https://trial.example' },
  { mode: 'local', publicUrl: 'http://localhost:4000', smtpUrl: 'smtp://localhost:1' },
  {
    mode: 'live',
    publicUrl: 'http://localhost:4000',
    stripe: {
      secretKey: 'sk',
      publishableKey: 'pk',
      webhookSecret: 'whsec',
      apiUrl: 'http://127.0.0.1:1',
    },
    logLevel: 'silent',
  },
] as const)('there is no such page with %o', async (settings) => {
  const market = await createTestMarket(settings);
  const response = await fetch(`${market.url}/demo/mails`);
  await market.close();

  expect(await response.text()).not.toContain('Mails');
});

test('a live market takes no test cards, however it is put together', async () => {
  const settings = readSettings({ PUBLIC_URL: 'https://market.example' });

  const opening = openMarket(settings, trial.database);
  await expect(opening).rejects.toThrow('A live market takes no test cards.');
});
