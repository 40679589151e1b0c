import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient, type MarketClient } from '@market/api';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { createPicture } from '../src/testing/pictures.ts';

/** Where a server runs. */
export interface ServerPlace {
  port: number;
  /** What several of one market share. */
  folder: string;
  databaseUrl: string;
}

/** How often a server is started whose port somebody's connection has taken for a moment. */
const mostStarts = 20;

/** Starts a server of its own process, and waits until it is ready. */
export async function startServer(place: ServerPlace): Promise<ChildProcess> {
  for (let starts = 1; ; starts += 1) {
    const server = spawnServer(place);
    if (await becomesReady(server, place.port)) return server;
    if (starts === mostStarts) throw new Error(`The server ended with ${server.exitCode}.`);
    await wait(500);
  }
}

const spawnServer = ({ port, folder, databaseUrl }: ServerPlace) =>
  spawn(
    process.execPath,
    ['--conditions=market-source', join(import.meta.dirname, '../src/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        MARKET_MODE: 'trial',
        LOG_LEVEL: 'error',
        SAMPLE_DATA: '0',
        RATE_LIMIT_SCALE: '1000000',
        PASSWORD_FRESH_MINUTES: '1440',
      },
    },
  );

/** Waits until a server is ready. Gives false when it ends before. */
async function becomesReady(server: ChildProcess, port: number): Promise<boolean> {
  const ask = () => fetch(`http://localhost:${port}/ready`, { signal: AbortSignal.timeout(1_000) });
  while (!(await ask().catch(() => undefined))?.ok) {
    if (server.exitCode !== null) return false;
    await wait(50);
  }
  return true;
}

/** Somebody with an account. */
export interface SignedUp {
  _id: string;
  /** One for each server. */
  clients: MarketClient[];
}

/** Gives somebody an account, and a browser that is signed in at each server. */
export async function signUp(name: string, urls: readonly string[]): Promise<SignedUp> {
  const email = `${name}@market.example`;
  const password = 'secret-1';
  const clients = urls.map((url) =>
    createMarketClient({ host: `${url}/api`, fetch: createBrowserFetch(url), retries: 0 }),
  );
  const [first, ...others] = clients;
  const answer = await first?.signUp({ fullname: name, email, password, passwordverify: password });
  for (const client of others) await client.logIn({ email, password });
  return { _id: answer?.user?._id ?? '', clients };
}

/** Has somebody offer a logo for Rs.500. Gives the id of the service. */
export async function offerLogo({ clients: [client] }: SignedUp): Promise<string> {
  const answer = await client?.createService({
    title: 'Logo design',
    price: 500,
    category: 'Web-Programming',
    description: 'A logo.',
    images: [await createPicture(640, 480)],
  });
  return answer?.service._id ?? '';
}
