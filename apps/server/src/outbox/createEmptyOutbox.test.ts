import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createEmptyOutbox } from './createEmptyOutbox.ts';
import { createOutbox, putInOutbox } from './createOutbox.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const outbox = createOutbox(database);
const put = (recipient: string, body = 'Hello.') =>
  putInOutbox(database, 'mail', { recipient, subject: 'Hello', body });
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
  return { server, send: createEmptyOutbox(outbox, { mail: mailer }) };
}

/** Lets the time pass until every mail is due again. */
const letTimePass = () =>
  database
    .updateTable('outbox')
    .set({ due_at: new Date(0) })
    .execute();

test('loses no mail while the mail server is down', async () => {
  const { server, send } = createMailServer();
  server.isDown = true;
  for (let index = 0; index < 25; index += 1) {
    await put(`person${index}@example.com`);
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
    await put(recipient, 'A link.');
    if (sentDaysAgo === undefined) return;
    const sentAt = new Date(Date.now() - sentDaysAgo * 24 * 60 * 60_000);
    await database
      .updateTable('outbox')
      .set({ sent_at: sentAt })
      .where('recipient', '=', recipient)
      .execute();
  };
  await add('asha@example.com', 91);
  await add('ben@example.com', 89);
  await add('chen@example.com');
  await outbox.clean();

  expect(
    await database.selectFrom('outbox').select(['recipient', 'body']).orderBy('id').execute(),
  ).toEqual([
    { recipient: 'ben@example.com', body: '' },
    { recipient: 'chen@example.com', body: 'A link.' },
  ]);
});

/** Lets a message have waited for so long, and be due. */
const age = (seconds: number) =>
  sql`update outbox set created_at = now() - ${seconds} * interval '1 second', due_at = now()`.execute(
    database,
  );

/** How long the message waits for its next attempt, in seconds. */
async function readPause() {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::float8 as seconds from outbox`.execute(database);
  return rows[0]?.seconds;
}

test.each([
  { waited: 0, pause: 30 },
  { waited: 400, pause: 100 },
  { waited: 8_000, pause: 2_000 },
  { waited: 200_000, pause: 3_600 },
])('after $waited seconds the next attempt is $pause seconds away', async ({ waited, pause }) => {
  const { server, send } = createMailServer();
  server.isDown = true;
  await put('asha@example.com');
  await age(waited);

  await send.run(surroundings);
  await send.run(surroundings);

  const message = await database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(message).toMatchObject({ attempts: 1, failed_at: null, failure: 'no route to host' });
  expect(await readPause()).toBeGreaterThan(pause - 10);
  expect(await readPause()).toBeLessThanOrEqual(pause + 1);
});

const days = (count: number) => count * 24 * 60 * 60;

test('gives up what has failed for three days, and keeps why but not the text', async () => {
  const { server, send } = createMailServer();
  server.isDown = true;
  await put('asha@example.com', 'A link.');
  await age(days(3) - 60);
  await send.run(surroundings);
  expect(await outbox.count()).toMatchObject({ waiting: 1, failed: 0 });

  await age(days(3) + 60);
  await send.run(surroundings);
  expect(await outbox.count()).toEqual({ waiting: 0, failed: 1, waitedSeconds: 0 });
  expect(await outbox.listFailed(10)).toEqual([
    {
      kind: 'mail',
      recipient: 'asha@example.com',
      subject: 'Hello',
      attempts: 2,
      failure: 'no route to host',
      failedAt: expect.any(Date),
    },
  ]);
  const { body } = await database.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  expect(body).toBe('');

  server.isDown = false;
  await letTimePass();
  await send.run(surroundings);
  expect(server.received).toEqual([]);
});

/** Lets a message have been given up some days ago. */
const giveUp = (recipient: string, daysAgo: number) =>
  database
    .updateTable('outbox')
    .set({ failed_at: new Date(Date.now() - days(daysAgo) * 1000) })
    .where('recipient', '=', recipient)
    .execute();

test('what was given up is forgotten after a while', async () => {
  await put('asha@example.com');
  await put('ben@example.com');
  await giveUp('asha@example.com', 91);
  await giveUp('ben@example.com', 89);

  await outbox.clean();
  expect(await outbox.listFailed(10)).toMatchObject([{ recipient: 'ben@example.com' }]);
});

test('sends late what had to wait for more than three days', async () => {
  const { server, send } = createMailServer();
  await put('asha@example.com');
  await age(days(4));
  await send.run(surroundings);
  expect(server.received).toEqual(['asha@example.com: Hello.']);
});

test('a failure of one process does not undo what another has sent', async () => {
  await put('asha@example.com');
  const [message] = await outbox.claim(['mail']);
  await age(days(4));
  await outbox.markSent(message?.id ?? '');
  expect(await outbox.noteFailure(message?.id ?? '', 'no route to host')).toBe(false);
  expect(await outbox.count()).toEqual({ waiting: 0, failed: 0, waitedSeconds: 0 });
});

test('what is written in a transaction that fails is never sent', async () => {
  const { server, send } = createMailServer();
  const failing = inTransaction(database, async (transaction) => {
    await putInOutbox(transaction, 'mail', { recipient: 'a@example.com', subject: '', body: '' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await send.run(surroundings);
  expect(server.received).toEqual([]);
});

test('a server of the version before goes on with the mails', async () => {
  await put('asha@example.com');
  await sql`
    insert into mails (id, recipient, subject, body)
      values (${randomUUID()}, 'ben@example.com', 'Hello', 'Hello.')`.execute(database);
  const { rows } = await sql<{ recipient: string }>`
    update mails set attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
      where id in (
        select id from mails where sent_at is null and next_attempt_at <= now()
          order by next_attempt_at limit 1 for update skip locked)
      returning recipient`.execute(database);
  const { server, send } = createMailServer();
  await send.run(surroundings);

  const claimed = rows.map(({ recipient }) => `${recipient}: Hello.`);
  expect([...claimed, ...server.received].toSorted()).toEqual([
    'asha@example.com: Hello.',
    'ben@example.com: Hello.',
  ]);
});

test('several servers together send each mail once', async () => {
  const { server, send } = createMailServer();
  for (let index = 0; index < 30; index += 1) {
    await put(`person${index}@example.com`);
  }
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([send.run(surroundings), send.run(surroundings), send.run(surroundings)]);
  }
  expect(server.received).toHaveLength(30);
});
