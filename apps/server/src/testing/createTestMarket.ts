import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type MarketClient, type Role, createMarketClient } from '@market/api';
import { hashSync } from '@node-rs/argon2';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { readMarket } from '../marketBook/createMarketBook.ts';
import { createOperatorQueries } from '../people/operatorQueries.ts';
import { toCookieName } from '../people/visits.ts';
import type { Database } from '../database/openDatabase.ts';
import type { JobSurroundings } from '../jobs/repeatJobs.ts';
import { openMarket } from '../app/openMarket.ts';
import type { LogStream } from '../http/logStream.ts';
import { createPeopleQueries } from '../people/peopleQueries.ts';
import { createSessionQueries } from '../people/sessionQueries.ts';
import { type Settings, readSettings } from '../settings/settings.ts';
import { createTestDatabase } from './createTestDatabase.ts';

/** A person of a test, with a browser of their own. */
export interface TestPerson extends MarketClient {
  _id: string;
  fullname: string;
  email: string;
  password: string;
  /** Sends a request as this person's browser would; the path begins with `/`. */
  fetch: TestFetch;
}

/** A `fetch` of this market, with paths instead of addresses. */
export type TestFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A whole market in this process, on a free port. */
export interface TestMarket {
  database: Database;
  /** Such as `http://127.0.0.1:43210`. */
  url: string;
  /** The folder of pictures and mails. */
  dataFolder: string;
  /** What jobs are told; for running one at once. */
  surroundings: JobSurroundings;
  /** Somebody who is not signed in. */
  createVisitor: () => MarketClient & { fetch: TestFetch };
  /** Gives somebody an account, with the password `secret-1`, and a session. The name decides the e-mail address. */
  createPerson: (fullname: string) => Promise<TestPerson>;
  /** Gives somebody a role, and the second factor that nobody works for the market without. */
  appoint: (person: TestPerson, role: Role) => Promise<void>;
  /** Gives somebody an account, a session and a role. */
  createOperator: (fullname: string, role: Role) => Promise<TestPerson>;
  /** Sets what an owner sets, and waits until this process knows. */
  set: (settings: Record<string, unknown>) => Promise<void>;
  /** Waits until this process knows what the owner has set, at whatever time that was. */
  followOwner: () => Promise<void>;
  /** Empties all tables, what an owner has set with them; meant for before each test. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
}

/** A browser as far as the server can tell: keeps cookies, and says from which page it asks unless the request does. */
export function createBrowserFetch(
  url: string,
  cookies = new Map<string, string>(),
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has('origin')) request.headers.set('origin', url);
    request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

const password = 'secret-1';

/** As the server makes it, but once: most of a test would be spent on hashing. */
const passwordHash = hashSync(password, { memoryCost: 7_168, timeCost: 5, parallelism: 1 });

/** With what a test prints, so that only a test that fails shows what its market logged. */
const printed: LogStream = {
  // oxlint-disable-next-line no-console -- What goes there belongs to the test that runs.
  write: (line) => console.error(line.trimEnd()),
};

/** Opens a market for a test file, on a database of `createTestDatabase`. Rate limits are a hundredfold. */
export async function createTestMarket(choices: Partial<Settings> = {}): Promise<TestMarket> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'market-test-'));
  const settings: Settings = {
    ...readSettings({
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      MARKET_MODE: 'trial',
      PUBLIC_URL: 'http://market.example',
      SEARCH: process.env['SEARCH'],
    }),
    rateLimitScale: 100,
    ...choices,
  };
  const { database, empty, close } = await createTestDatabase();
  const app = await openMarket(settings, database, printed);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const people = createPeopleQueries(database);
  const sessions = createSessionQueries(database, settings.passwordFreshMinutes);

  function createBrowser(cookies?: Map<string, string>) {
    const browserFetch = createBrowserFetch(settings.publicUrl, cookies);
    return {
      ...createMarketClient({
        host: `${url}/api`,
        pictureHost: null,
        fetch: browserFetch,
        // What is usual in a browser is not enough for a machine that is busy with other things.
        timeoutMs: 120_000,
      }),
      fetch: (path: string, init?: RequestInit) => browserFetch(`${url}${path}`, init),
    };
  }

  async function createPerson(fullname: string): Promise<TestPerson> {
    const email = `${fullname.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
    const person = await people.add({ fullname, email, passwordHash });
    if (!person) throw new Error(`There is a ${fullname} already.`);
    const token = await sessions.start(person._id, 'node');
    const browser = createBrowser(new Map([[toCookieName(settings.publicUrl), token]]));
    return { ...browser, _id: person._id, fullname, email, password };
  }

  async function appoint(person: TestPerson, role: Role) {
    await createOperatorQueries(database).grant(person._id, role);
    const { factor, secret } = await person.startTotp();
    await person.confirmTotp({ id: factor, code: computeCode(secret) });
  }

  async function followOwner() {
    const set = await readMarket(database);
    while (!isDeepStrictEqual(await app.book.read(), set)) await wait(50);
  }

  return {
    database,
    url,
    dataFolder,
    surroundings: { log: app.log, ownUrl: url },
    createVisitor: () => createBrowser(),

    createPerson,
    appoint,

    async createOperator(fullname, role) {
      const person = await createPerson(fullname);
      await appoint(person, role);
      return person;
    },

    async set(chosen) {
      const rows = Object.entries(chosen).map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
      }));
      await database
        .insertInto('market_settings')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
        )
        .execute();
      await followOwner();
    },

    followOwner,
    async empty() {
      await empty();
      await followOwner();
    },

    async close() {
      await app.close();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
