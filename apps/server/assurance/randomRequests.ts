import { isDeepStrictEqual } from 'node:util';
import { createMarketClient } from '@market/api';
import { type Call, type CallName, contract } from '@market/api/contract';
import type * as z from 'zod/mini';
import { type Random, createRandom } from '../samples/createRandom.ts';
import { createEmptyDatabase } from '../src/testing/createTestDatabase.ts';
import { createShop } from '../src/testing/createShop.ts';
import { createPicture } from '../src/testing/pictures.ts';
import { type Browser, createBrowser } from './createBrowser.ts';
import { inParallel } from './inParallel.ts';
import { type Asker, createPhoneNumber, findPrivateFields } from './privateFields.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** Marks every secret that is sent, to look for it in the log and in answers. */
const secretMark = 'g3h31m-';

const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  'null',
  'undefined',
  '<script>alert(1)</script>',
  "'; drop table people; --",
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '%s%s%s%n',
  '\uD800',
  '\u202Eabc',
  '👩‍🎨'.repeat(50),
  'A'.repeat(5_000),
  '__proto__',
  'constructor',
  'true',
  '-1',
  '1e309',
  'NaN',
  '2026-02-30T25:61:61Z',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zz4=',
  '٠١٢٣',
  'x@y.z\r\nBcc: all@example.com',
];

const nastyNumbers = [0, -1, 1, 1.5, 0.001, 298, 50_000, 1e9, 1e21, -1e308, 2 ** 53, 2 ** 31];

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  entries?: Record<string, string>;
}

/** Makes requests from schemas: mostly of the right shape, with contents that nobody expects. */
function createGuesser(random: Random, ids: () => string[], picture: string) {
  const { chance, pick, whole } = random;

  function guessText(name: string): string {
    if (/password/i.test(name)) return `${secretMark}${whole(0, 99)}`;
    if (/token/i.test(name)) return `${secretMark}token`;
    if (name === 'email') return `person${whole(0, 49)}@example.com`;
    if (/^(id|service|serviceId|cartItemId|adminUser)$/.test(name) && chance(0.7)) {
      return pick(ids());
    }
    if (/avatar|images/.test(name) && chance(0.05)) return picture;
    return chance(0.5) ? pick(nastyTexts) : `text ${whole(0, 999)}`;
  }

  function guess(schema: z.ZodMiniType, name: string): unknown {
    if (chance(0.04)) return pick<unknown>([null, [], {}, '', 0, true, [[]], { a: { b: [] } }]);
    const { type, innerType, element, shape, entries } = schema.def as Definition;
    if (innerType) return chance(0.3) ? undefined : guess(innerType, name);
    if (element) {
      return Array.from({ length: whole(0, 3) }, () => guess(element, name));
    }
    if (shape) {
      return Object.fromEntries(
        Object.entries(shape)
          .filter(() => chance(0.95))
          .map(([field, value]) => [field, guess(value, field)]),
      );
    }
    if (entries) return chance(0.8) ? pick(Object.values(entries)) : pick(nastyTexts);
    if (type === 'number') return chance(0.6) ? whole(1, 900) : pick(nastyNumbers);
    if (type === 'boolean') return chance(0.5);
    return guessText(name);
  }
  return guess;
}

function toForm(fields: Record<string, unknown>, form: FormData | URLSearchParams): void {
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry === undefined) continue;
      form.append(name, typeof entry === 'object' ? JSON.stringify(entry) : String(entry));
    }
  }
}

/** Writes a guessed request as a browser, a form or a program would send it. */
function toInit(call: Call, fields: Record<string, unknown>, random: Random): RequestInit {
  if (call.method === 'GET' || call.method === 'DELETE') return { method: call.method };
  if (call.encoding === 'bytes') {
    const body = JSON.stringify(fields);
    return { method: call.method, body, headers: { 'content-type': 'application/octet-stream' } };
  }
  if (random.chance(0.5)) {
    const body = JSON.stringify(fields);
    return { method: call.method, body, headers: { 'content-type': 'application/json' } };
  }
  const form = random.chance(0.5) ? new FormData() : new URLSearchParams();
  toForm(fields, form);
  return { method: call.method, body: form };
}

/** What came of many random requests. All but the first six must be 0. */
export interface RandomRequestFigures {
  requests: number;
  /** How many were sent a second, while all of them ran. */
  perSecond: number;
  slowestMilliseconds: number;
  answeredWell: number;
  /** E-mail addresses and phone numbers that the contract gives to the caller: the search sees. */
  personalFieldsGiven: number;
  /** The answers in which all secrets and personal fields were looked for: every one. */
  answersSearched: number;
  serverErrors: number;
  outsideContract: number;
  overTwoSeconds: number;
  exits: number;
  secretsInAnswers: number;
  personalFieldsLeaked: number;
  secretsInLog: number;
}

/** How many requests one server gets: what they store makes its lists longer and longer. */
const pieceSize = 25_000;

/** How many are asked at once: all of them may be waiting for the one that hashes passwords. */
const inFlight = 5;

const noFigures = (): RandomRequestFigures => ({
  requests: 0,
  perSecond: 0,
  slowestMilliseconds: 0,
  answeredWell: 0,
  personalFieldsGiven: 0,
  answersSearched: 0,
  serverErrors: 0,
  outsideContract: 0,
  overTwoSeconds: 0,
  exits: 0,
  secretsInAnswers: 0,
  personalFieldsLeaked: 0,
  secretsInLog: 0,
});

/**
 * Sends schema-driven random requests, as several people and as nobody, to servers of their own,
 * one after the other, and tells after each how far it has come. With `TEST_DATABASE_URL` each has a
 * database on that PostgreSQL, otherwise the embedded one.
 */
export async function sendRandomRequests(
  count: number,
  seed: number,
): Promise<RandomRequestFigures> {
  const all = noFigures();
  let seconds = 0;
  while (all.requests < count) {
    const size = Math.min(pieceSize, count - all.requests);
    const { perSecond, slowestMilliseconds, ...counts } = await sendPiece(
      size,
      seed + Math.floor(all.requests / pieceSize),
    );
    seconds += size / perSecond;
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) all[name] += counts[name];
    all.slowestMilliseconds = Math.max(all.slowestMilliseconds, slowestMilliseconds);
    all.perSecond = Math.round(all.requests / seconds);
    if (all.requests < count) console.log(`  so far ${JSON.stringify(all)}`);
  }
  return all;
}

async function sendPiece(count: number, seed: number): Promise<RandomRequestFigures> {
  const random = createRandom(seed);
  const { url: databaseUrl, drop } = await createEmptyDatabase();
  const server = await startServer({ DATABASE_URL: databaseUrl ?? '' });
  const ids = ['xyz', '01a1fd8f-7976-71b5-bba7-d1136bdb47b4', '507f1f77bcf86cd799439011'];
  const guess = createGuesser(random, () => ids, await createPicture());
  const figures = noFigures();
  const tokens = new Set<string>();
  const noteToken = (name: string, value: string) => {
    if (name === 'session') tokens.add(value);
  };
  const openBrowser = () => createBrowser(server.url, noteToken);

  const openVisitor = () => ({ browser: openBrowser(), asker: { orderIds: new Set<string>() } });
  const visitor: { browser: Browser; asker: Asker } = openVisitor();
  const members = [];
  for (let index = 0; index < 4; index += 1) {
    const browser = openBrowser();
    const client = createMarketClient({ host: `${server.url}/api`, fetch: browser.fetch });
    const password = `${secretMark}own-${index}`;
    await client.signUp({
      fullname: `Person ${index}`,
      email: `person${index}@example.com`,
      password,
      passwordverify: password,
    });
    const { user } = await client.loadUser();
    const { service } = await client.createService({
      title: `Service ${index}`,
      price: 500,
      category: 'Mobile-Apps',
      description: 'An app.',
      images: [await createPicture()],
    });
    ids.push(user._id, service._id);
    const asker: Asker = { id: user._id, orderIds: new Set() };
    members.push({ browser, asker, client, service });
  }
  // Everybody buys from the next one: the two others must never learn of it.
  for (const [index, buyer] of members.entries()) {
    const seller = members[(index + 1) % members.length] ?? buyer;
    const orderInfo = { phoneNumber: createPhoneNumber(index) };
    const { service } = seller;
    const { client_secret: secret } = await buyer.client.startPayment({
      amount: service.price * 100,
      service: service._id,
      orderInfo,
    });
    const { provider } = createShop({ host: `${server.url}/api`, fetch: buyer.browser.fetch });
    const { paymentIntent } = await provider.confirmPayment({
      client_secret: secret,
      token: 'tok_visa',
    });
    const { order } = await buyer.client.createOrder({
      service: service._id,
      orderInfo,
      totalPrice: service.price,
      adminUser: service.user[0]?._id ?? '',
      paymentInfo: { id: paymentIntent.id, status: paymentIntent.status },
    });
    // Ordering takes a service off the wishlist.
    const { cart } = await buyer.client.addToWishlist({ serviceId: service._id });
    ids.push(order._id, cart._id);
    for (const { asker } of [buyer, seller]) asker.orderIds.add(order._id);
  }
  const people = [visitor, ...members];
  // Ending these sessions would leave only visitors, and a stream never ends.
  const calls = (Object.entries(contract) as [CallName, Call][]).filter(
    ([name, { isStream }]) => name !== 'logOut' && !isStream,
  );

  const begin = performance.now();
  await inParallel(Array.from({ length: count }), inFlight, async () => {
    const [name, call] = random.pick(calls);
    const guessed = guess(call.request, 'request');
    const fields = (typeof guessed === 'object' && guessed ? guessed : {}) as Record<
      string,
      unknown
    >;
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, field: string) =>
      encodeURIComponent(
        String(fields[field] ?? random.pick(ids)).replaceAll(/\p{Surrogate}/gu, '?'),
      ).replaceAll('.', '%2E'),
    );
    const query = new URLSearchParams();
    if (call.encoding === 'query') toForm(fields, query);
    // Signing in would move a browser to another account: only visitors do that.
    const { browser, asker } =
      call.access === 'public' && call.method !== 'GET' ? openVisitor() : random.pick(people);

    const start = performance.now();
    const { status, text } = await browser.ask(
      `/api${path}?${query}`,
      toInit(call, fields, random),
    );
    const milliseconds = performance.now() - start;

    figures.requests += 1;
    figures.slowestMilliseconds = Math.max(figures.slowestMilliseconds, Math.round(milliseconds));
    if (milliseconds > 2_000) {
      figures.overTwoSeconds += 1;
      console.log(`  slow: ${name} ${status} ${Math.round(milliseconds)} ms`);
    }
    if (status === 200) figures.answeredWell += 1;
    if (status >= 500) figures.serverErrors += 1;
    const answer = parse(text);
    if (!fits(call, status, answer)) {
      figures.outsideContract += 1;
      console.log(`  outside: ${name} ${status} ${text.slice(0, 200)}`);
    }
    const hasSecret =
      /argon2|password_?hash|token_?hash/i.test(text) || countTokens(text, tokens) > 0;
    const { given, leaked } = findPrivateFields(name, answer, asker);
    figures.answersSearched += 1;
    figures.personalFieldsGiven += given.length;
    figures.personalFieldsLeaked += leaked.length;
    for (const place of leaked) console.log(`  leaked: ${place}`);
    if (hasSecret || text.includes(secretMark)) {
      figures.secretsInAnswers += 1;
      console.log(`  secret: ${name} ${text.slice(0, 200)}`);
    }
  });

  figures.perSecond = (count / (performance.now() - begin)) * 1_000;
  figures.exits = server.hasEnded() ? 1 : 0;
  await server.stop();
  const log = server.readOutput();
  figures.secretsInLog = log.split(secretMark).length - 1 + countTokens(log, tokens);
  await server.clean();
  await drop();
  return figures;
}

/** Reads an answer. What is not JSON stays the text that it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Looks for all tokens at once: there are thousands. One may stand between other such characters. */
function countTokens(text: string, tokens: Set<string>): number {
  const length = 43;
  let count = 0;
  for (const [run] of text.matchAll(/[\w-]{43,}/g)) {
    for (let start = 0; start + length <= run.length; start += 1) {
      if (tokens.has(run.slice(start, start + length))) count += 1;
    }
  }
  return count;
}

/** Whether an answer is one that the contract knows, with no field besides. */
function fits(call: Call, status: number, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false;
  if (status === 200) {
    const { success, ...fields } = answer;
    const { data } = call.answer.safeParse(fields);
    return success === true && isDeepStrictEqual(data, fields);
  }
  return answer.success === false && ('message' in answer || 'errorMessage' in answer);
}
