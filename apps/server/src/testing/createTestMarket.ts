import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MarketClient, createMarketClient } from '@market/api';
import type { Database } from '../database/openDatabase.ts';
import type { JobSurroundings } from '../jobs/repeatJobs.ts';
import { openMarket } from '../openMarket.ts';
import { type Settings, readSettings } from '../settings.ts';
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
  /** Signs somebody up, with the password `secret-1`. The name decides the e-mail address. */
  createPerson: (fullname: string) => Promise<TestPerson>;
  /** Empties all tables; meant for before each test. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
}

/** A browser as far as the server can tell: keeps cookies, and says from which page it asks unless the request does. */
export function createBrowserFetch(url: string): typeof globalThis.fetch {
  const cookies = new Map<string, string>();

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

/** Opens a market for a test file, on a database of `createTestDatabase`. Rate limits are a hundredfold. */
export async function createTestMarket(choices: Partial<Settings> = {}): Promise<TestMarket> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'market-test-'));
  const settings: Settings = {
    ...readSettings({
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      MARKET_MODE: 'trial',
      PUBLIC_URL: 'http://market.example',
    }),
    rateLimitScale: 100,
    ...choices,
  };
  const { database, empty, close } = await createTestDatabase();
  const app = await openMarket(settings, database);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  function createVisitor() {
    const browserFetch = createBrowserFetch(settings.publicUrl);
    return {
      ...createMarketClient({ host: `${url}/api`, fetch: browserFetch }),
      fetch: (path: string, init?: RequestInit) => browserFetch(`${url}${path}`, init),
    };
  }

  return {
    database,
    url,
    dataFolder,
    surroundings: { log: app.log, ownUrl: url },
    createVisitor,

    async createPerson(fullname) {
      const visitor = createVisitor();
      const email = `${fullname.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
      const password = 'secret-1';
      const sent = { fullname, email, password, passwordverify: password };
      const { user } = await visitor.signUp(sent);
      if (!user) throw new Error('This market confirms addresses first.');
      return { ...visitor, _id: user._id, fullname, email, password };
    },

    empty,

    async close() {
      await app.close();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
