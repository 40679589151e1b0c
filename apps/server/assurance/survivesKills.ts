import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallError, type MarketClient, createMarketClient } from '@market/api';
import { createSandboxClient } from '@market/api/sandbox';
import { findFreePort } from '../../../tooling/findFreePort.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { createRandom } from '../samples/createRandom.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { createPicture } from '../src/testing/pictures.ts';
import { endOpenMatters, readBooks } from './moneyWorld.ts';

/**
 * Kills the server with `kill -9` again and again while people sign up, publish, wish, review and
 * pay, and asks after each restart whether everything that was ever answered with success is
 * still there. In the end every charge must have one order or one refund. Ends with 1 if not, or
 * if anything is missing.
 *
 *     node --conditions=market-source apps/server/assurance/survivesKills.ts [kills, 20 by default]
 */
const kills = Number(process.argv[2] ?? 20);

/** How many people act at the same time. */
const crowd = 6;

/** Somebody with an account, in a browser that stays signed in. */
interface Person {
  _id: string;
  client: MarketClient;
}

/** Something that was acknowledged: asks whether it is still there. */
interface Acknowledged {
  kind: string;
  isThere: () => Promise<boolean>;
}

const random = createRandom(9);
const port = await findFreePort();
const url = `http://localhost:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'market-kills-'));
const picture = await createPicture(640, 480);
const sandbox = createSandboxClient({ host: `${url}/api` });

const people: Person[] = [];
const services: { _id: string; price: number; sellerId: string }[] = [];
const acknowledged: Acknowledged[] = [];

/** Starts the server. Gives it with the milliseconds that it took until it answered. */
async function startServer() {
  const begun = performance.now();
  const server = spawn(
    process.execPath,
    ['--conditions=market-source', join(import.meta.dirname, '../src/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: '',
        SAMPLE_DATA: '0',
        RATE_LIMIT_SCALE: '1000000',
      },
    },
  );
  while (!(await fetch(`${url}/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await pause(25);
  }
  return { server, milliseconds: Math.round(performance.now() - begun) };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function kill(server: ChildProcess) {
  server.kill('SIGKILL');
  await new Promise((resolve) => server.once('close', resolve));
}

async function signUp() {
  // Nothing is repeated: an answer that was lost with the server counts as no answer.
  const client = createMarketClient({
    host: `${url}/api`,
    fetch: createBrowserFetch(url),
    retries: 0,
  });
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'secret-1';
  const sent = { fullname: 'Somebody', email, password, passwordverify: password };
  const { user } = await client.signUp(sent);
  if (!user) throw new Error('Addresses are confirmed by mail here, which nobody reads.');
  people.push({ _id: user._id, client });
  note('sign-up', async () => (await client.loadUser()).user.email === email);
}

async function publish({ client, _id: sellerId }: Person) {
  const title = `I will ${crypto.randomUUID()}`;
  const { service } = await client.createService({
    title,
    price: 500,
    category: 'Web-Programming',
    description: 'With a picture.',
    images: [picture],
  });
  services.push({ _id: service._id, price: 500, sellerId });
  note('service', async () => {
    const { service: found } = await client.getService({ id: service._id });
    const image = found.images[0] && (await fetch(new URL(found.images[0].url, url)));
    return found.title === title && image?.status === 200;
  });
}

const pickOffer = ({ _id }: Person) => {
  const offers = services.filter(({ sellerId }) => sellerId !== _id);
  return offers.length > 0 ? random.pick(offers) : undefined;
};

async function wish(person: Person) {
  const offer = pickOffer(person);
  if (!offer) return;
  const { cart } = await person.client.addToWishlist({ serviceId: offer._id });
  note('wish', async () => {
    const { myCartItems } = await person.client.listWishlist();
    // Ordering takes the service off the wishlist.
    if (myCartItems.some(({ _id }) => _id === cart._id)) return true;
    const { orders } = await person.client.listMyOrders();
    return orders.some(({ service }) => service?._id === offer._id);
  });
}

async function review(person: Person) {
  const offer = pickOffer(person);
  if (!offer) return;
  await person.client.reviewService({ serviceId: offer._id, rating: 5, comment: 'Good.' });
  note('review', async () => {
    const { service } = await person.client.getService({ id: offer._id });
    return service.reviews.some(({ user }) => user?._id === person._id);
  });
}

async function order(person: Person) {
  const offer = pickOffer(person);
  if (!offer) return;
  const orderInfo = { phoneNumber: '9800000000' };
  const { client } = person;
  const amount = offer.price * 100;
  // By amount alone, the card provider's own message places no order: it is noted once it is there.
  const isByAmount = random.chance(0.5);
  const { client_secret } = await client.startPayment(
    isByAmount ? { amount } : { amount, service: offer._id, orderInfo },
  );
  const { paymentIntent } = await sandbox.confirmPayment({ client_secret, token: 'tok_visa' });
  if (!isByAmount) {
    note('payment', async () => {
      const { orders } = await client.listMyOrders();
      return orders.some(({ paymentInfo }) => paymentInfo.id === paymentIntent.id);
    });
  }
  await client.createOrder({
    service: offer._id,
    orderInfo,
    totalPrice: offer.price,
    adminUser: offer.sellerId,
    paymentInfo: { id: paymentIntent.id, status: paymentIntent.status },
  });
  note('order', async () => {
    const { orders } = await client.listMyOrders();
    return orders.filter(({ paymentInfo }) => paymentInfo.id === paymentIntent.id).length === 1;
  });
}

const note = (kind: string, isThere: Acknowledged['isThere']) => {
  acknowledged.push({ kind, isThere });
};

/** Acts until the server is gone. Whatever was not answered is not noted. */
async function actUntilKilled(isOver: () => boolean) {
  while (!isOver()) {
    const person = people.length > 0 ? random.pick(people) : undefined;
    const deeds = [publish, wish, wish, review, review, order, order];
    const deed = person && random.chance(0.9) ? random.pick(deeds) : undefined;
    await (person && deed ? deed(person) : signUp()).catch((error: CallError) => {
      if (!isOver()) console.error(`${error.callName} was refused: ${error.message}`);
    });
  }
}

/**
 * How long an order may take to appear after its payment, in milliseconds: when the browser did
 * not come back the card provider's own message places it, or the reconciler.
 */
const patience = 90_000;

/** Asks for everything that was acknowledged. Gives the kinds of what is missing. */
async function findLost() {
  const begun = performance.now();
  const lost: string[] = [];
  const queue = [...acknowledged];
  const ask = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { kind, isThere } = next;
      if (await isThere().catch(() => false)) continue;
      if (kind === 'payment' && performance.now() - begun < patience) {
        await pause(500);
        queue.unshift(next);
      } else {
        lost.push(kind);
      }
    }
  };
  await Promise.all(Array.from({ length: crowd }, ask));
  return lost;
}

const count = (kinds: string[]) =>
  kinds.map((kind) => acknowledged.filter((deed) => deed.kind === kind).length);

const kinds = ['sign-up', 'service', 'wish', 'review', 'payment', 'order'];
console.log(`| kill | ${kinds.join(' | ')} | acknowledged | lost | open again after |`);
console.log(`| --: | ${kinds.map(() => '--:').join(' | ')} | --: | --: | --: |`);

let lostInAll = 0;
let { server } = await startServer();
for (let round = 1; round <= kills; round += 1) {
  let isOver = false;
  const actors = Array.from({ length: crowd }, () => actUntilKilled(() => isOver));
  await pause(random.between(800, 2500));
  isOver = true;
  await kill(server);
  await Promise.all(actors);

  const restarted = await startServer();
  server = restarted.server;
  const lost = await findLost();
  lostInAll += lost.length;
  const figures = [...count(kinds), acknowledged.length, lost.length];
  console.log(`| ${round} | ${figures.join(' | ')} | ${restarted.milliseconds} ms |`);
  if (lost.length > 0) console.error(`Lost: ${lost.join(', ')}`);
}
await kill(server);

const database = await openDatabase({ folder });
await endOpenMatters({ database });
const { charges, orders, unaccounted } = await readBooks({ database });
await database.destroy();
await rm(folder, { recursive: true, force: true });

console.log(`\n${acknowledged.length} acknowledged writes, ${kills} kills, ${lostInAll} lost.`);
console.log(`${charges} charges, ${orders} orders, ${unaccounted} with neither order nor refund.`);
process.exitCode = lostInAll + unaccounted > 0 ? 1 : 0;
