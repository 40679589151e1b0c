import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type MarketClient, type Service, createMarketClient } from '@market/api';
import { createRandom } from '../../samples/createRandom.ts';
import { createShop } from '../../src/testing/createShop.ts';
import { createBrowserFetch } from '../../src/testing/createTestMarket.ts';
import { quantile } from '../quantile.ts';

/** What people noticed since the last time that was asked. */
export interface Noticed {
  seconds: number;
  /** Pages and lists that somebody without an account asked for, and how many of them were not given. */
  looks: number;
  failedLooks: number;
  /** The longest time in which nobody was given any, in seconds. */
  longestBlindness: number;
  lookMilliseconds: number;
  /** Orders that were acknowledged. */
  orders: number;
  failedBuying: number;
  /** The longest time in which no step of buying succeeded, in seconds. */
  longestStandstill: number;
  /** What failed ones were answered with, such as `503 ×12`. */
  kinds: string;
}

/** How many people do what, and how long they pause, in milliseconds. */
const sizes = { browsing: 50, buying: 20, pause: 1000, services: 40 };

/** Beyond this an answer is none, in milliseconds. */
const patience = 15_000;

const host = 'http://market.example';

/** Asks one half of the proxy and, where that is gone, the other, as browsers do with two addresses. */
function createTravelling(sites: string[], first: number): typeof fetch {
  const browserFetch = createBrowserFetch(host);
  const at = (site: string | undefined, address: string, init?: RequestInit) =>
    browserFetch(address.replace(host, site ?? ''), init);
  return async (input, init) => {
    const address = String(input);
    try {
      return await at(sites[first % 2], address, init);
    } catch (error) {
      const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
      if (cause?.code !== 'ECONNREFUSED') throw error;
      return at(sites[(first + 1) % 2], address, init);
    }
  };
}

/** Counts, and keeps the moments at which something succeeded. */
function createTally() {
  let kinds = new Map<string, number>();
  let succeeded: number[] = [];
  let failed = 0;
  return {
    succeed: () => void succeeded.push(performance.now()),
    fail(kind: string) {
      failed += 1;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
    take(from: number) {
      const until = performance.now();
      const moments = [from, ...succeeded, until];
      const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
      const taken = { succeeded: succeeded.length, failed, gap: Math.max(...gaps) / 1000, kinds };
      kinds = new Map();
      succeeded = [];
      failed = 0;
      return taken;
    },
  };
}

/** A connection that ended before its answer. */
const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** What a failure is called in the table: a status, or why there was none. */
function nameFailure(error: unknown): string {
  if (error instanceof CallError && error.status) return String(error.status);
  const { cause, code, name } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return nameFailure(cause);
  return code && closedCodes.has(code) ? 'closed' : (code ?? name);
}

const oneDigit = (number: number) => Math.round(number * 10) / 10;

/**
 * People who browse without an account, and others who buy one service after another, until they
 * are sent home.
 *
 * @param sites The addresses of both halves of the proxy.
 */
export async function openCrowd(sites: string[]) {
  const random = createRandom(18);
  const createOptions = (first: number) => ({
    host: `${host}/api`,
    fetch: createTravelling(sites, first),
    retries: 0,
    timeoutMs: patience,
  });
  async function signUp(fullname: string, first: number): Promise<MarketClient> {
    const client = createMarketClient(createOptions(first));
    const email = `${randomUUID()}@market.example`;
    await client.signUp({ fullname, email, password: 'secret-1', passwordverify: 'secret-1' });
    return client;
  }

  const seller = await signUp('Asha Rao', 0);
  const shop = createShop(createOptions(0));
  const services: Service[] = [];
  for (let count = 0; count < sizes.services; count += 1) services.push(await shop.offer(seller));
  const [first] = services;
  const sellerId = first?.user[0]?._id ?? '';

  const looking = createTally();
  const buying = createTally();
  const told: string[] = [];
  const lookTimes: number[] = [];
  let orders = 0;
  let from = performance.now();
  const closing = new AbortController();
  const { signal } = closing;
  const pause = () => wait(random.between(0.5, 1.5) * sizes.pause, undefined, { signal });

  const pickPath = () => {
    const { _id } = random.pick(services);
    return random.pick([
      '/',
      '/search/logo',
      `/service/${_id}`,
      `/user/${sellerId}`,
      '/api/services?keyword=logo',
      `/api/services/${_id}`,
    ]);
  };

  async function browse(index: number) {
    const travel = createTravelling(sites, index);
    while (!signal.aborted) {
      const begun = performance.now();
      try {
        const answer = await travel(`${host}${pickPath()}`, {
          signal: AbortSignal.timeout(patience),
        });
        await answer.arrayBuffer();
        if (answer.ok) {
          looking.succeed();
          lookTimes.push(performance.now() - begun);
        } else looking.fail(String(answer.status));
      } catch (error) {
        looking.fail(nameFailure(error));
      }
      await pause().catch(() => undefined);
    }
  }

  /** Buys in turn as our site does and as a client does that knows the specification only. */
  async function buy(index: number) {
    const buyer = await signUp('Ben Okafor', index);
    const ownShop = createShop(createOptions(index));
    for (let turn = index; !signal.aborted; turn += 1) {
      const service = random.pick(services);
      try {
        const { secret, intentId } =
          turn % 4 === 0
            ? await ownShop.startByAmount(buyer, service.price)
            : await ownShop.start(buyer, service);
        buying.succeed();
        await ownShop.charge(secret, random.pick(['tok_visa', 'tok_threeDSecure2Required']));
        buying.succeed();
        const { order } = await ownShop.order(buyer, service, intentId);
        buying.succeed();
        told.push(order._id);
        orders += 1;
      } catch (error) {
        buying.fail(nameFailure(error));
      }
      await pause().catch(() => undefined);
    }
  }

  const people = [
    ...Array.from({ length: sizes.browsing }, (_, index) => browse(index)),
    ...Array.from({ length: sizes.buying }, (_, index) => buy(index)),
  ];

  return {
    /** Gives what people have noticed since this was last asked. */
    take(): Noticed {
      const looks = looking.take(from);
      const bought = buying.take(from);
      const noticed: Noticed = {
        seconds: Math.round((performance.now() - from) / 1000),
        looks: looks.succeeded + looks.failed,
        failedLooks: looks.failed,
        longestBlindness: oneDigit(looks.gap),
        lookMilliseconds: Math.round(quantile(lookTimes, 0.5)),
        orders,
        failedBuying: bought.failed,
        longestStandstill: oneDigit(bought.gap),
        kinds:
          [...looks.kinds, ...bought.kinds]
            .map(([kind, times]) => `${kind} ×${times}`)
            .join(', ') || 'none',
      };
      lookTimes.length = 0;
      orders = 0;
      from = performance.now();
      return noticed;
    },
    /** Sends everybody home, and gives the orders that somebody was told of. */
    async close() {
      closing.abort();
      await Promise.all(people);
      return told;
    },
  };
}
