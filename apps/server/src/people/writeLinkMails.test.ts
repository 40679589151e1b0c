import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmptyOutbox } from '../outbox/createEmptyOutbox.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createEmailConfirmationQueries } from './emailConfirmationQueries.ts';
import { createPeopleQueries } from './peopleQueries.ts';
import { createWriteLinkMails } from './writeLinkMails.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const people = createPeopleQueries(database);
const confirmations = createEmailConfirmationQueries(database);
const url = 'https://market.example';
const surroundings = { log: { error: () => {} } as never, ownUrl: url };
const writeLinks = createWriteLinkMails(people, confirmations, url);

/** A mail server that can be down, and one pass of both jobs. */
function createMailServer() {
  const server = { isDown: false, received: [] as string[] };
  const mailer = {
    send: async ({ recipient, body }: { recipient: string; body: string }) => {
      if (server.isDown) throw new Error('no route to host');
      server.received.push(`${recipient}: ${body}`);
    },
  };
  const emptyOutbox = createEmptyOutbox(createOutbox(database), { mail: mailer });
  const send = async () => {
    await writeLinks.run(surroundings);
    await emptyOutbox.run(surroundings);
  };
  return { server, send };
}

/** Lets the time pass until every mail is due again. */
const letTimePass = () =>
  database
    .updateTable('outbox')
    .set({ due_at: new Date(0) })
    .execute();

const readMail = () =>
  database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'sent_at'])
    .executeTakeFirstOrThrow();

test('keeps the text of a mail, and the link in it, only until the mail is sent', async () => {
  const { server, send } = createMailServer();
  await people.add({ fullname: 'Asha Rao', email: 'asha@example.com', passwordHash: 'x' });
  await people.requestReset('asha@example.com');
  server.isDown = true;
  await send();
  expect((await readMail()).body).toContain('/password/reset/');

  server.isDown = false;
  await letTimePass();
  await send();
  expect(server.received).toHaveLength(1);
  expect(await readMail()).toEqual({
    recipient: 'asha@example.com',
    subject: 'Market: choose a new password',
    body: '',
    sent_at: expect.any(Date),
  });
});

const toldNobody = async () => {};

test('answers no wish for a link that was noted before a new password', async () => {
  const { server, send } = createMailServer();
  const asha = await people.add({ fullname: 'Asha', email: 'asha@example.com', passwordHash: 'x' });
  await people.add({ fullname: 'Ben Okafor', email: 'ben@example.com', passwordHash: 'x' });
  await people.requestReset('ASHA@example.com');
  await people.requestReset('ben@example.com');
  await people.updatePassword(asha?._id ?? '', 'y', toldNobody);
  await send();

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^ben@example\.com: /);
});

test('leaves no link behind when wishes are answered while the password changes', async () => {
  const { send } = createMailServer();
  const asha = await people.add({ fullname: 'Asha', email: 'asha@example.com', passwordHash: 'x' });
  for (let round = 0; round < 10; round += 1) {
    await people.requestReset('asha@example.com');
    await Promise.all([
      send(),
      people.updatePassword(asha?._id ?? '', `hash ${round}`, toldNobody),
      send(),
    ]);
    await send();
    expect(await database.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  }
});

test('mails a link on the address of the configuration, to who has an account only', async () => {
  const { server, send } = createMailServer();
  await people.add({ fullname: 'Asha Rao', email: 'asha@example.com', passwordHash: 'x' });
  await people.requestReset('ASHA@example.com');
  await people.requestReset('nobody@example.com');
  await send();

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(
    /^asha@example\.com: [^]*https:\/\/market\.example\/password\/reset\/[\w-]{32}\n/,
  );
});

test('answers every wish to confirm an address in one pass, known addresses among them', async () => {
  const { server, send } = createMailServer();
  await people.add({ fullname: 'Asha Rao', email: 'asha@example.com', passwordHash: 'x' });
  for (const email of ['asha@example.com', 'ben@example.com', 'carla@example.com']) {
    await confirmations.request(email, { fullname: 'Anybody', passwordHash: 'x' });
  }
  await send();

  const [known, ...unknown] = server.received.toSorted();
  expect(known).toMatch(/^asha@example\.com: [^]*\/forgotPassword/);
  expect(unknown).toEqual([
    expect.stringMatching(/^ben@example\.com: [^]*\/email\/confirm\//),
    expect.stringMatching(/^carla@example\.com: [^]*\/email\/confirm\//),
  ]);
});
