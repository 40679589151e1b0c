import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type MarketClient } from '@market/api';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { findFreePort } from '../../../tooling/findFreePort.ts';
import { startPostgres } from '../../../tooling/startPostgres.ts';
import { createRandom } from '../samples/createRandom.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { inParallel } from './inParallel.ts';
import { plantPaidOrders } from './plantPaidOrders.ts';
import { quantile } from './quantile.ts';
import { offerLogo, type SignedUp, signUp, startServer } from './serverProcesses.ts';

/**
 * Lets people talk at two servers on one PostgreSQL. First at random, while one of the servers is killed with
 * `kill -9` again and again: in the end every message has to be there once, numbered without gaps, and unread what
 * follows from what was sent and seen. Then steadily, beside orders that are delivered, which may not take longer
 * for it. Then among very many messages, whose lists may not take longer either.
 *
 *     node --conditions=market-source apps/server/assurance/assureTalk.ts [acts, seconds, messages, a second]
 */
const acts = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 60);
const messageCount = Number(process.argv[4] ?? 1_000_000);
/** How many messages are sent a second beside the orders, if the machine can. */
const wantedRate = Number(process.argv[5] ?? 200);
/** How many people talk to as many others, each to each. */
const peopleASide = 6;
const crowd = 8;

const random = createRandom(20_261_126);
const postgres = await startPostgres();
if (!postgres) {
  console.error('There is no PostgreSQL here.');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'market-talk-'));
const ports = [await findFreePort(), await findFreePort()];
const urls = ports.map((port) => `http://localhost:${port}`);
const start = (port: number) => startServer({ port, folder, databaseUrl: postgres?.url ?? '' });
// The first one makes the tables.
const servers = [await start(ports[0] ?? 0)];
servers.push(await start(ports[1] ?? 0));
const database = await openDatabase({ url: postgres.url });

const sign = (role: string) =>
  Promise.all(Array.from({ length: peopleASide }, (_, index) => signUp(`${role}-${index}`, urls)));
const sellers = await sign('seller');
const buyers = await sign('buyer');
const services = await Promise.all(sellers.map(offerLogo));

/** What one side of a conversation has done, as the servers have acknowledged it. */
interface Side {
  person: SignedUp;
  /** The number up to which it must have seen: of its own messages, and of what it says it has seen. */
  seen: number;
}

interface Conversation {
  id: string;
  sides: [Side, Side];
  /** The texts that have to be there. */
  texts: Set<string>;
}

let lost = 0;

/** Repeats a call until a server has answered: one that was killed may have done it, and answers the same then. */
async function insist<Answer>(person: SignedUp, ask: (client: MarketClient) => Promise<Answer>) {
  for (;;) {
    try {
      return await ask(random.pick(person.clients));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isPassing = ['network', 'timeout'].includes(error.kind) || (error.status ?? 0) >= 500;
      if (!isPassing) throw error;
      lost += 1;
      await wait(50);
    }
  }
}

async function send(conversation: Conversation, side: Side, text: string) {
  const idempotencyKey = uuidv7();
  const { message } = await insist(side.person, (client) =>
    client.sendMessage({ id: conversation.id, text }, { idempotencyKey }),
  );
  assert.equal(message.text, text);
  conversation.texts.add(text);
  side.seen = Math.max(side.seen, message.number ?? 0);
}

async function see(conversation: Conversation, side: Side) {
  const number = random.whole(0, conversation.texts.size + 2);
  const { seenNumber } = await insist(side.person, (client) =>
    client.markSeen({ id: conversation.id, number }),
  );
  side.seen = Math.max(side.seen, seenNumber);
}

/** Each buyer asks each seller about what they offer, and is answered: from then on both write freely. */
async function begin(): Promise<Conversation[]> {
  const pairs = buyers.flatMap((buyer) =>
    sellers.map((seller, index) => ({ buyer, seller, service: services[index] ?? '' })),
  );
  const conversations: Conversation[] = [];
  await inParallel(pairs, crowd, async ({ buyer, seller, service }, index) => {
    const text = `question ${index}`;
    const { conversation } = await insist(buyer, (client) =>
      client.startConversation({ service, text }),
    );
    const begun: Conversation = {
      id: conversation._id,
      sides: [
        { person: buyer, seen: 1 },
        { person: seller, seen: 0 },
      ],
      texts: new Set([text]),
    };
    await send(begun, begun.sides[1], `answer ${index}`);
    conversations.push(begun);
  });
  return conversations;
}

/** Whether all that was acknowledged is there once, and unread what follows from it. */
async function check({ id, sides, texts }: Conversation) {
  const rows = await database
    .selectFrom('messages')
    .select(['number', 'text'])
    .where('conversation_id', '=', id)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map(({ number }) => number),
    rows.map((_, index) => index + 1),
    `the numbers of ${id}`,
  );
  assert.deepEqual(new Set(rows.map(({ text }) => text)), texts, `the messages of ${id}`);
  assert.equal(rows.length, texts.size, `each message of ${id} once`);
  for (const { person, seen } of sides) {
    const { conversation } = await insist(person, (client) => client.getConversation({ id }));
    assert.equal(conversation.seenNumber, seen, `what is seen of ${id}`);
    assert.equal(conversation.unread, rows.length - seen, `what is unread of ${id}`);
  }
}

/** How many conversations of somebody have something new, as they are told and as it was acknowledged. */
async function checkUnread(person: SignedUp, conversations: readonly Conversation[]) {
  const own = conversations.filter(({ sides, texts }) =>
    sides.some((side) => side.person === person && side.seen < texts.size),
  );
  const { unreadCount } = await insist(person, (client) => client.listConversations({}));
  assert.equal(unreadCount, own.length, 'how many conversations have something new');
}

async function talkAtRandom(conversations: Conversation[]) {
  let done = 0;
  let kills = 0;
  const began = performance.now();
  const isOver = () => done >= acts;
  async function talk() {
    while (!isOver()) {
      done += 1;
      const conversation = random.pick(conversations);
      const side = random.pick(conversation.sides);
      const isSeeing = random.chance(0.4);
      await (isSeeing ? see(conversation, side) : send(conversation, side, `message ${done}`));
    }
  }
  async function killServers() {
    while (!isOver()) {
      await wait(random.between(2_000, 6_000));
      if (isOver()) return;
      const index = random.pick([0, 1]);
      servers[index]?.kill('SIGKILL');
      kills += 1;
      servers[index] = await start(ports[index] ?? 0);
    }
  }
  await Promise.all([...Array.from({ length: crowd }, talk), killServers()]);
  for (const conversation of conversations) await check(conversation);
  for (const person of [...sellers, ...buyers]) await checkUnread(person, conversations);
  return { acts: done, kills, lost, minutes: (performance.now() - began) / 60_000 };
}

/** Orders of these people that wait for their delivery, with their sellers. */
async function plantOrders(count: number) {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  await plantPaidOrders(
    database,
    Array.from({ length: count }, (_, index) => ({
      buyer: buyers[index % peopleASide]?._id ?? '',
      seller: sellers[index % peopleASide]?._id ?? '',
      service: services[index % peopleASide] ?? '',
    })),
  );
  const orders = await database
    .selectFrom('orders')
    .select(['id', 'seller_id'])
    .where('created_at', '>=', rows[0]?.now ?? new Date())
    .execute();
  return orders.map(({ id, seller_id: sellerId }) => ({
    id,
    seller: sellers.find(({ _id }) => _id === sellerId),
  }));
}

/** Delivers orders, ten a second, for a while. Gives how long each took, in milliseconds. */
async function deliver(): Promise<number[]> {
  const orders = await plantOrders(seconds * 10);
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  for (const { id, seller } of orders) {
    const client = seller && random.pick(seller.clients);
    const began = performance.now();
    const delivered = client?.deliverOrder({ id, text: 'Here it is.' }).then(() => {
      times.push(performance.now() - began);
    });
    if (delivered) waiting.push(delivered);
    await wait(100);
  }
  await Promise.all(waiting);
  return times;
}

/** Sends messages, as many a second as are wanted, until it is told to stop. Gives how many were sent. */
function sendSteadily(conversations: readonly Conversation[]) {
  const stopping = new AbortController();
  let sent = 0;
  const began = performance.now();
  const ended = inParallel(Array.from({ length: 32 }), 32, async (_, worker) => {
    while (!stopping.signal.aborted) {
      const due = ((performance.now() - began) / 1_000) * wantedRate;
      if (sent >= due) {
        await wait(5);
        continue;
      }
      sent += 1;
      const conversation = random.pick(conversations);
      const { person } = random.pick(conversation.sides);
      const text = `steady ${worker} ${sent}`;
      await random.pick(person.clients).sendMessage({ id: conversation.id, text });
    }
  });
  return async () => {
    stopping.abort();
    await ended;
    return sent / ((performance.now() - began) / 1_000);
  };
}

const tell = (times: readonly number[]) =>
  Object.fromEntries(
    [0.5, 0.99].map((share) => [`p${share * 100}`, Number(quantile([...times], share).toFixed(1))]),
  );

/** How long deliveries take, without messages beside them and with. Turn about, as a machine has its moods. */
async function deliverBesideMessages(conversations: readonly Conversation[]) {
  const alone: number[] = [];
  const beside: number[] = [];
  const rates: number[] = [];
  await deliver();
  for (let turn = 0; turn < 2; turn += 1) {
    alone.push(...(await deliver()));
    const stop = sendSteadily(conversations);
    beside.push(...(await deliver()));
    rates.push(await stop());
  }
  return {
    alone: tell(alone),
    besideMessages: tell(beside),
    messagesASecond: rates.map(Math.round),
  };
}

const topics = ['logo', 'colours', 'poster', 'delivery', 'sketch', 'price', 'paper', 'font'];

/** Plants messages into one conversation, a tenth of them, and evenly into the others. */
async function plantMessages(conversations: readonly Conversation[]) {
  const [first, ...others] = conversations;
  const shares = new Map<string, number>(
    others.map(({ id }) => [id, Math.round((messageCount * 0.9) / others.length)]),
  );
  if (first) shares.set(first.id, Math.round(messageCount * 0.1));
  for (const [id, count] of shares) {
    await sql`
      with talk as (
        select conversations.*, array[low_id, high_id] as people from conversations where id = ${id}
      )
      insert into messages (id, conversation_id, number, sender_id, text, words, sent_at)
        select gen_random_uuid(), talk.id, last_number + n, people[1 + n % 2],
          'About the ' || topic || ', number ' || n,
          array_to_tsvector(array(select person || word
            from unnest(people) as person, unnest(array['about', 'the', topic, 'number', n::text]) as word)),
          last_at + n * interval '1 millisecond'
        from talk, generate_series(1, ${count}::int) as n,
          lateral (select (${topics}::text[])[1 + n % ${topics.length}] as topic) as topics`.execute(
      database,
    );
    await sql`
      update conversations set last_number = last_number + ${count},
        last_at = last_at + ${count} * interval '1 millisecond' where id = ${id}`.execute(database);
    await sql`
      update conversation_members set last_number = last_number + ${count},
        last_at = last_at + ${count} * interval '1 millisecond'
        where conversation_id = ${id}`.execute(database);
  }
  await sql`vacuum analyze`.execute(database);
}

/** How long lists take among very many messages, in milliseconds. */
async function readLists(conversations: readonly Conversation[]) {
  const [first] = conversations;
  const person = first?.sides[0].person;
  const client = person?.clients[0];
  assert.ok(first && client);
  const { id } = first;
  const { nextCursor: cursor } = await client.getConversation({ id });
  assert.ok(cursor);
  const asks: Record<string, (index: number) => Promise<unknown>> = {
    conversations: () => client.listConversations({}),
    'unread ones': () => client.listConversations({ state: 'unread' }),
    'newest messages': () => client.getConversation({ id }),
    'older messages': () => client.getConversation({ id, cursor }),
    'the bell': () => client.getUnread(),
    'search for how a number begins': (index) =>
      client.listConversations({ keyword: String(900 + index) }),
    'search for a word of an eighth': () => client.listConversations({ keyword: 'poster' }),
  };
  const figures: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(asks)) {
    const times: number[] = [];
    for (let index = 0; index < 220; index += 1) {
      const began = performance.now();
      await ask(index);
      if (index >= 20) times.push(performance.now() - began);
    }
    figures[name] = tell(times);
  }
  return figures;
}

/** Pages stay as they are while messages come: walking through them finds each older message once. */
async function walkPages({ id, sides }: Conversation) {
  const [reader, writer] = sides;
  const numbers: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 40; page += 1) {
    await writer.person.clients[1]?.sendMessage({ id, text: `meanwhile ${page}` });
    const answer = await reader.person.clients[0]?.getConversation({
      id,
      ...(cursor && { cursor }),
    });
    assert.ok(answer);
    numbers.push(...answer.messages.map(({ number }) => number ?? 0));
    cursor = answer.nextCursor ?? undefined;
    if (!cursor) break;
  }
  const [newest = 0] = numbers;
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => newest - index),
    'pages are in the order of the numbers, without gaps or repetitions',
  );
  return numbers.length;
}

const conversations = await begin();
console.log('at random', await talkAtRandom(conversations));
console.log('deliveries', await deliverBesideMessages(conversations));
await plantMessages(conversations);
console.log(`${messageCount} messages`, await readLists(conversations));
const [first] = conversations;
if (first) console.log('walked while messages came', await walkPages(first));

for (const server of servers) server.kill('SIGKILL');
await database.destroy();
await rm(folder, { recursive: true, force: true });
postgres.stop();
