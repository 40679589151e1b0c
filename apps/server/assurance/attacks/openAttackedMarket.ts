import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MarketClient, type Order, type Service, createMarketClient } from '@market/api';
import { createIssuer } from '../../../../tooling/createIssuer.ts';
import { type Shop, createShop } from '../../src/testing/createShop.ts';
import { runProgram } from '../../src/testing/runProgram.ts';
import { type RunningServer, startServer } from '../../../../tooling/startServer.ts';
import { type Answer, type Asker, type Diary, type Question, createAsker } from './createAsker.ts';

/** Somebody with an account, and the browser in which they are signed in. */
export interface Person {
  _id: string;
  fullname: string;
  email: string;
  password: string;
  cookies: Map<string, string>;
  client: MarketClient;
  /** Asks as a page of the market would in this person's browser. */
  ask: (question: Question) => Promise<Answer>;
}

/**
 * A fresh server with a few people. Vera is the one to be robbed: she sells, and buys from Sven.
 * Cora bought from Vera. Ben, who buys, and Tara, who sells, have nothing to do with her.
 */
export interface AttackedMarket {
  server: RunningServer;
  asker: Asker;
  /** What the attackers have asked last. */
  diary: Diary;
  shop: Shop;
  vera: Person;
  cora: Person;
  ben: Person;
  sven: Person;
  tara: Person;
  /** Vera's, which Cora bought. */
  veraService: Service;
  /** Sven's, which Vera and Ben bought. */
  svenService: Service;
  /** Cora's order at Vera. */
  sale: Order;
  /** Vera's order at Sven. */
  purchase: Order;
  /** Gives somebody new, whom an attack may take everything from. */
  takeVictim: () => Person;
  /** Signs somebody in once more, in another browser. */
  openBrowser: (person: Pick<Person, 'email' | 'password'>) => Promise<Person>;
  /** Starts and pays a payment; nothing tells the market of it. Gives the intent and its secret. */
  pay: (buyer: Person, service: Service) => Promise<{ intentId: string; secret: string }>;
  /** Pays for a service and orders it. */
  buy: (buyer: Person, service: Service) => Promise<Order>;
  /** Gives somebody the role of an owner, with the operator's command. */
  makeOwner: (person: Person) => Promise<void>;
  /** Sends somebody’s browser to an issuer, which knows them, and back. */
  goThrough: (person: Person, isToLink?: boolean) => Promise<void>;
  /** Waits for the next mail to somebody and gives the token of its link. */
  readToken: (email: string) => Promise<string>;
  /** All that somebody sees of their own, to compare: before and after. */
  look: (person: Person) => Promise<unknown>;
  /** Starts another server, which ends with this one. */
  openServer: (settings: Record<string, string>) => Promise<RunningServer>;
  close: () => Promise<void>;
}

/** Pays, and the provider's webhook never comes. */
export const quietCard = 'tok_sandbox_webhookLost';

/** How often a mailbox is looked into, in milliseconds, and how often in vain. */
const pause = 50;
const looks = 300;

const victimCount = 240;

export async function openAttackedMarket(): Promise<AttackedMarket> {
  const redirectUris: string[] = [];
  const issuer = await createIssuer({ redirectUris });
  const server = await startServer({
    CONFIRM_EMAIL: '1',
    OIDC_ISSUERS: JSON.stringify([issuer.settings]),
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'the-token-of-the-metrics',
  });
  redirectUris.push(`${server.url}/api/auth/oidc/example/callback`);
  const diary = { last: 'Nothing was asked.' };
  const asker = createAsker(server.url, diary);
  const onTheSide = createAsker(server.url, { last: '' });
  const shop = createShop({ host: `${server.url}/api` });
  const readToken = createMailReader(join(server.dataFolder, 'mails'));

  function openClient() {
    const cookies = new Map<string, string>();
    const askWith = (by: Asker) => (question: Question) =>
      by.ask({ ...question, cookies, headers: { origin: server.url, ...question.headers } });
    const askAside = askWith(onTheSide);
    const fetchAside: typeof fetch = async (input, init) => {
      const encoded = new Request(input, init);
      const bytes = Buffer.from(await encoded.arrayBuffer());
      const { status, headers, text } = await askAside({
        method: encoded.method,
        path: encoded.url.slice(server.url.length),
        headers: Object.fromEntries(encoded.headers),
        ...(bytes.length > 0 && { body: bytes }),
      });
      return new Response(text, { status, headers: headers as Record<string, string> });
    };
    const client = createMarketClient({
      host: `${server.url}/api`,
      pictureHost: null,
      fetch: fetchAside,
    });
    return { cookies, client, ask: askWith(asker) };
  }

  async function openBrowser({ email, password }: Pick<Person, 'email' | 'password'>) {
    const browser = openClient();
    const { user } = await browser.client.logIn({ email, password });
    return { ...browser, _id: user._id, fullname: user.fullname, email, password };
  }

  /** No two have the same password. */
  let accountCount = 0;

  /** Opens accounts. Their mails are on the way together: a job sends them every second. */
  async function openPeople(fullnames: string[]): Promise<Person[]> {
    const wanted = fullnames.map((fullname) => {
      const email = `${fullname.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
      accountCount += 1;
      return { ...openClient(), fullname, email, password: `${accountCount}-lanterns-of-tin` };
    });
    for (const { client, fullname, email, password } of wanted) {
      await client.signUp({ fullname, email, password, passwordverify: password });
    }
    const people = [];
    for (const person of wanted) {
      const { client, email, password } = person;
      const { user } = await client.confirmEmail({ token: await readToken(email), password });
      people.push({ ...person, _id: user._id });
    }
    return people;
  }

  async function pay(buyer: Person, service: Service) {
    const { intentId, secret } = await shop.start(buyer.client, service);
    await shop.charge(secret, quietCard);
    return { intentId, secret };
  }

  async function buy(buyer: Person, service: Service) {
    const { intentId } = await pay(buyer, service);
    return (await shop.order(buyer.client, service, intentId)).order;
  }

  const [vera, cora, ben, sven, tara, ...victims] = await openPeople([
    'Vera Lind',
    'Cora Amin',
    'Ben Okafor',
    'Sven Moss',
    'Tara Quist',
    ...Array.from({ length: victimCount }, (_, index) => `Victim ${index}`),
  ]);
  assert.ok(vera && cora && ben && sven && tara);
  const veraService = await shop.offer(vera.client);
  const svenService = await shop.offer(sven.client, 2499);
  await shop.offer(tara.client);
  const sale = await buy(cora, veraService);
  const purchase = await buy(vera, svenService);
  await buy(ben, svenService);
  await vera.client.addToWishlist({ serviceId: svenService._id });
  await vera.client.reviewService({ serviceId: svenService._id, rating: 5, comment: 'Very good.' });

  const servers = [server];

  return {
    server,
    asker,
    diary,
    shop,
    vera,
    cora,
    ben,
    sven,
    tara,
    veraService,
    svenService,
    sale,
    purchase,
    openBrowser,
    pay,
    buy,
    readToken,

    async makeOwner({ email }) {
      const settings = { DATA_DIR: server.dataFolder };
      const { code, said } = await runProgram('market.ts', settings, 'grant-role', email, 'owner');
      assert.equal(code, 0, said);
    },

    async goThrough({ _id, ask }, isToLink = false) {
      issuer.signIn({ subject: _id, email: `${_id}@mail.example`, name: 'Somebody' });
      const query = new URLSearchParams({ next: '/me', ...(isToLink && { link: 'yes' }) });
      const begun = await ask({
        method: 'GET',
        path: `/api/auth/oidc/example/start?${query}`,
      });
      const answered = await fetch(begun.headers['location'] ?? '', { redirect: 'manual' });
      const { pathname, search } = new URL(answered.headers.get('location') ?? '');
      const back = await ask({ method: 'GET', path: `${pathname}${search}` });
      assert.equal(back.status, 303);
    },

    takeVictim() {
      const victim = victims.pop();
      assert.ok(victim, 'More victims are wanted than there are.');
      return victim;
    },

    async look({ _id, client }) {
      const [{ sessions }, { service }, ...rest] = await Promise.all([
        client.listSessions(),
        client.getService({ id: svenService._id }),
        client.loadUser(),
        client.listMyServices(),
        client.listWishlist(),
        client.listSales(),
        client.listMyOrders(),
      ]);
      const reviews = service.reviews.filter(({ user }) => user?._id === _id);
      return [sessions.map((session) => session._id).toSorted(), reviews, rest];
    },

    async openServer(settings) {
      const other = await startServer(settings);
      servers.push(other);
      return other;
    },

    async close() {
      await issuer.close();
      await Promise.all(servers.map((running) => running.stop()));
      await Promise.all(servers.map((running) => running.clean()));
    },
  };
}

/** Reads the mails that the server writes into a folder. Each is read once. */
function createMailReader(folder: string) {
  const read = new Set<string>();

  return async function readToken(email: string): Promise<string> {
    for (let look = 0; look < looks; look += 1) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((found) => found.endsWith('.eml') && !read.has(found))) {
        const mail = await readFile(join(folder, name), 'utf8');
        const [, token] = /\/(?:reset|confirm)\/([\w-]+)/.exec(mail.replaceAll('=\n', '')) ?? [];
        if (!mail.includes(`To: ${email}\n`)) continue;
        read.add(name);
        if (token) return token;
      }
      await wait(pause);
    }
    return assert.fail(`No mail with a link has come to ${email}.`);
  };
}
