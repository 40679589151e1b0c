import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { inParallel } from './inParallel.ts';
import { quantile } from './quantile.ts';
import { startServer } from './startServer.ts';

/** What signing in costs others, and what it tells whoever guesses. Times are in milliseconds. */
export interface LoginFigures {
  medianKnown: number;
  medianUnknown: number;
  differencePercent: number;
  browsingP95: number;
  browsingP95UnderLogins: number;
  loginsMeanwhile: number;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares known with unknown accounts, and browsing without with browsing under 20 parallel logins. */
export async function measureLogins(attempts: number, seconds: number): Promise<LoginFigures> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  const client = createMarketClient({ host: `${server.url}/api`, retries: 0 });
  const known = { email: 'asha@example.com', password: 'secret-1' };
  await client.signUp({ fullname: 'Asha Rao', passwordverify: known.password, ...known });

  const logIn = (email: string) =>
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong-1' }),
    }).then((response) => response.arrayBuffer());
  const knownTimes: number[] = [];
  const unknownTimes: number[] = [];
  for (let index = 0; index < attempts / 2; index += 1) {
    knownTimes.push(await time(() => logIn(known.email)));
    unknownTimes.push(await time(() => logIn(`nobody${index}@example.com`)));
  }

  const browse = async () => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      times.push(await time(() => client.listServices({ keyword: 'logo' })));
      await wait(10);
    }
    return quantile(times, 0.95);
  };
  await browse();
  const browsingP95 = await browse();
  const browsing = new AbortController();
  let loginsMeanwhile = 0;
  const logins = inParallel(Array.from({ length: 20 }), 20, async () => {
    while (!browsing.signal.aborted) {
      await logIn(known.email);
      loginsMeanwhile += 1;
    }
  });
  const browsingP95UnderLogins = await browse();
  browsing.abort();
  await logins;
  await server.stop();
  await server.clean();

  const medianKnown = quantile(knownTimes, 0.5);
  const medianUnknown = quantile(unknownTimes, 0.5);
  const difference = Math.abs(medianKnown - medianUnknown) / Math.max(medianKnown, medianUnknown);
  return {
    medianKnown: Math.round(medianKnown * 10) / 10,
    medianUnknown: Math.round(medianUnknown * 10) / 10,
    differencePercent: Math.round(difference * 1000) / 10,
    browsingP95: Math.round(browsingP95 * 10) / 10,
    browsingP95UnderLogins: Math.round(browsingP95UnderLogins * 10) / 10,
    loginsMeanwhile,
  };
}
