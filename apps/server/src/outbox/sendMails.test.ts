import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMailQueries } from './mailQueries.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createSendMails } from './sendMails.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const mails = createMailQueries(database);
const surroundings = { log: { error: () => {} } as never, ownUrl: 'https://market.example' };

/** A mail server that can be down. */
function createMailServer() {
  const server = { isDown: false, received: [] as string[] };
  const mailer = {
    send: async ({ recipient, body }: { recipient: string; body: string }) => {
      if (server.isDown) throw new Error('no route to host');
      server.received.push(`${recipient}: ${body}`);
    },
  };
  return { server, send: createSendMails(mails, mailer) };
}

/** Lets the time pass until every mail is due again. */
const letTimePass = () =>
  database
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();

test('loses no mail while the mail server is down', async () => {
  const { server, send } = createMailServer();
  server.isDown = true;
  for (let index = 0; index < 25; index += 1) {
    await mails.add({ recipient: `person${index}@example.com`, subject: 'Hello', body: 'Hello.' });
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await letTimePass();
    await send.run(surroundings);
  }
  expect(server.received).toEqual([]);

  server.isDown = false;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await letTimePass();
    await send.run(surroundings);
  }
  expect(new Set(server.received).size).toBe(25);
  expect(server.received).toHaveLength(25);
});

test('forgets the texts that a version before has kept, and after a while what was sent', async () => {
  const add = async (recipient: string, sentDaysAgo?: number) => {
    await mails.add({ recipient, subject: 'Hello', body: 'A link.' });
    if (sentDaysAgo === undefined) return;
    const sentAt = new Date(Date.now() - sentDaysAgo * 24 * 60 * 60_000);
    await database
      .updateTable('mails')
      .set({ sent_at: sentAt })
      .where('recipient', '=', recipient)
      .execute();
  };
  await add('asha@example.com', 91);
  await add('ben@example.com', 89);
  await add('chen@example.com');
  await mails.clean();

  expect(
    await database.selectFrom('mails').select(['recipient', 'body']).orderBy('id').execute(),
  ).toEqual([
    { recipient: 'ben@example.com', body: '' },
    { recipient: 'chen@example.com', body: 'A link.' },
  ]);
});

test('waits longer after each failure', async () => {
  const { server, send } = createMailServer();
  server.isDown = true;
  await mails.add({ recipient: 'asha@example.com', subject: 'Hello', body: 'Hello.' });
  await send.run(surroundings);
  await send.run(surroundings);
  const [mail] = await database.selectFrom('mails').selectAll().execute();

  expect(mail?.attempts).toBe(1);
  expect(mail?.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 10_000);
});

test('several servers together send each mail once', async () => {
  const { server, send } = createMailServer();
  for (let index = 0; index < 30; index += 1) {
    await mails.add({ recipient: `person${index}@example.com`, subject: 'Hello', body: 'Hello.' });
  }
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([send.run(surroundings), send.run(surroundings), send.run(surroundings)]);
  }
  expect(server.received).toHaveLength(30);
});
