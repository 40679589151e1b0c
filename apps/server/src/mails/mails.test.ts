import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { putInOutbox } from '../outbox/createOutbox.ts';
import { createFolderMailer } from '../outbox/folderMailer.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { join } from 'node:path';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { chooseLanguage } from './languages.ts';
import { putMail, type MailRecipient, type NewMail } from './putMail.ts';
import type { WriteMail } from './MailContent.ts';

const market = await createTestMarket();
const { database } = market;
const mailFolder = join(market.dataFolder, 'mails');
const { listLatest } = createFolderMailer(mailFolder, '');
beforeEach(async () => {
  await market.empty();
  await rm(mailFolder, { recursive: true, force: true, maxRetries: 3 });
});
afterAll(market.close);

const writeNews: WriteMail = ({ language, marketName }) => ({
  subject: `news in ${language}`,
  paragraphs: [`${marketName} <b>says</b> "hello".`],
  action: { label: 'Look at it', path: '/order/1?a=b&c=d' },
});

const put = (to: MailRecipient, details?: Partial<NewMail>) =>
  putMail(database, to, writeNews, details);

const listWaiting = () =>
  database.selectFrom('outbox').select(['recipient', 'subject', 'body']).orderBy('id').execute();

/** Waits for the only mail that is to come. */
const readOnly = () =>
  vi.waitFor(async () => {
    const [mail, ...others] = await listLatest();
    if (!mail) throw new Error('No mail has come.');
    expect(others).toEqual([]);
    return mail;
  }, 30_000);

const setMarket = (key: string, value: unknown) =>
  database
    .insertInto('market_settings')
    .values({ key, value: JSON.stringify(value) })
    .execute();

// Shows X25.
test('a mail says the same as text and as HTML, in the name that the owner has given the market', async () => {
  await setMarket('name', 'Kala & Co');
  await put({ email: 'asha@example.com' });
  const { subject, body, html } = await readOnly();

  expect(subject).toBe('Kala & Co: news in en');
  expect(body).toContain('Kala & Co <b>says</b> "hello".');
  expect(body).toContain('Look at it:\nhttp://market.example/order/1?a=b&c=d');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('Kala &#38; Co &#60;b&#62;says&#60;/b&#62; &#34;hello&#34;.');
  expect(html).toContain('href="http://market.example/order/1?a=b&#38;c=d"');
  expect(html).not.toMatch(/<img|src=|url\(|<script/);
  for (const said of [body, html]) expect(said).not.toContain('/mails/unsubscribe');

  // What was sent is forgotten: it may hold a link that lets people in.
  await vi.waitFor(async () => {
    const sent = await database.selectFrom('outbox').select(['body', 'letter']).execute();
    expect(sent).toEqual([{ body: '', letter: null }]);
  }, 30_000);
});

test('people read mails in the language in which their browser has logged in', async () => {
  const asha = await market.createPerson('Asha Rao');
  const logIn = (wishes: string) =>
    market.createVisitor().fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': wishes },
      body: JSON.stringify({ email: asha.email, password: asha.password }),
    });
  await put({ personId: asha._id });
  for (const wishes of ['ar-EG, en;q=0.5', 'fr, ja;q=0.5']) {
    expect((await logIn(wishes)).status).toBe(200);
    await put({ personId: asha._id });
  }
  await put({ email: asha.email.toUpperCase() });
  const subjects = (await listWaiting()).map(({ subject }) => subject);
  expect(subjects).toEqual(['en', 'ar', 'ar', 'ar'].map((tag) => `Market: news in ${tag}`));
  await vi.waitFor(async () => {
    const [mail] = await listLatest();
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.body).toContain('أُرسلت هذه الرسالة من Market.');
  }, 30_000);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['fr-FR, fr', undefined],
  ['de-CH', 'de'],
  ['en;q=0.5, ne;q=0.9', 'ne'],
  ['fr, hi;q=0.2, en;q=0', 'hi'],
  [`${'xx,'.repeat(5_000)}de`, undefined],
])('of %j we choose %j', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test('a keyed mail is written once, however many try, and none to a deleted account', async () => {
  const asha = await market.createPerson('Asha Rao');
  const to = { personId: asha._id };
  await Promise.all(Array.from({ length: 5 }, () => put(to, { key: 'event 1' })));
  await put(to, { key: 'event 2' });
  await put(to);
  await put(to);
  expect(await listWaiting()).toHaveLength(4);

  await createPersonalDataQueries(database).erase(asha._id);
  await put(to, { key: 'event 3' });
  expect(await listWaiting()).toEqual([]);
});

test('what a process of the version before has written is sent as the text that it is', async () => {
  await putInOutbox(database, 'mail', {
    recipient: 'asha@example.com',
    subject: 'Market: hello',
    body: 'Hello, आशा.\n',
  });
  expect(await readOnly()).toMatchObject({ body: 'Hello, आशा.\n', html: null });
});

test('a mail that is of no use without its link carries it for the version before, too', async () => {
  await put({ email: 'asha@example.com' }, { publicUrl: 'https://market.example' });
  const [mail] = await listWaiting();
  expect(mail?.body).toContain('https://market.example/order/1?a=b&c=d');
});

/** Writes a reminder to somebody, and gives where it is switched off. */
async function remind(personId: string) {
  await put({ personId }, { topic: 'reminders' });
  const { body, html } = await readOnly();
  const address = /http:\S+\/mails\/unsubscribe\?token=\S+/.exec(body)?.[0] ?? '';
  expect(html).toContain(`href="${address}"`);
  const [file = ''] = await readdir(mailFolder);
  const head = (await readFile(join(mailFolder, file), 'utf8')).replaceAll(/\n[ \t]+/g, ' ');
  expect(head).toContain('From: Market <no-reply@market.example>\n');
  expect(head).toContain(`List-Unsubscribe: <${address}>\n`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
  return address.replace('http://market.example', '');
}

const post = (path: string) => fetch(`${market.url}${path}`, { method: 'POST' });

// Shows X25.
test('reminders are switched off by a mail program or on a page, and on again, other mails are not', async () => {
  const asha = await market.createPerson('Asha Rao');
  const path = await remind(asha._id);
  await database.deleteFrom('outbox').execute();
  const countAfter = async (...topics: NewMail['topic'][]) => {
    await database.deleteFrom('outbox').execute();
    for (const topic of topics) await put({ personId: asha._id }, topic ? { topic } : {});
    return (await listWaiting()).length;
  };

  // Mail programs follow links by themselves.
  const page = await fetch(`${market.url}${path}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toContain('Send me no reminders');
  expect(await countAfter('reminders')).toBe(1);

  for (let time = 0; time < 2; time += 1) {
    const oneClick = await fetch(`${market.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await oneClick.text()).toContain('You get no more reminders by mail.');
  }
  expect(await countAfter('reminders')).toBe(0);
  expect(await countAfter('news', undefined)).toBe(2);
  const { mailChoices } = await createPersonalDataQueries(database).collect(asha._id);
  expect(mailChoices).toMatchObject([{ topic: 'reminders' }]);

  const again = await post(path.replace('unsubscribe', 'subscribe'));
  expect(await again.text()).toContain('You get reminders by mail again.');
  expect(await countAfter('reminders')).toBe(1);
});

test('no other link switches anything off, and none of somebody who is gone', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const path = await remind(asha._id);
  const others = [
    path.replace(asha._id, ben._id),
    path.replace('.r.', '.n.'),
    path.slice(0, -1),
    '/mails/unsubscribe',
    '/mails/unsubscribe?token=.r.',
    `${path}&token=1`,
  ];
  for (const other of others) {
    const answer = await post(other);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This link does not work.');
  }
  await createPersonalDataQueries(database).erase(asha._id);
  expect((await post(path)).status).toBe(404);
  expect(await database.selectFrom('mail_choices').selectAll().execute()).toEqual([]);
});
