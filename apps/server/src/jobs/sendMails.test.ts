import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMailQueries } from '../queries/mailQueries.ts';
import { createPeopleQueries } from '../queries/peopleQueries.ts';
import { createEmailConfirmationQueries } from '../queries/emailConfirmationQueries.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createSendMails } from './sendMails.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const mails = createMailQueries(database);
const people = createPeopleQueries(database);
const confirmations = createEmailConfirmationQueries(database);
const url = 'https://market.example';
const surroundings = { log: { error: () => {} } as never, ownUrl: url };

/** A mail server that can be down. */
function createMailServer() {
  const server = { isDown: false, received: [] as string[] };
  const mailer = {
    send: async ({ recipient, body }: { recipient: string; body: string }) => {
      if (server.isDown) throw new Error('no route to host');
      server.received.push(`${recipient}: ${body}`);
    },
  };
  return { server, send: createSendMails(people, confirmations, mails, mailer, url) };
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

test('mails a link on the address of the configuration, to who has an account only', async () => {
  const { server, send } = createMailServer();
  await people.add({ fullname: 'Asha Rao', email: 'asha@example.com', passwordHash: 'x' });
  await people.requestReset('ASHA@example.com');
  await people.requestReset('nobody@example.com');
  await send.run(surroundings);

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(
    /^asha@example\.com: [^]*https:\/\/market\.example\/password\/reset\/[\w-]{32}\n/,
  );
});
