import { createMarketClient } from '@market/api';
import { quantile } from './quantile.ts';
import { startServer } from './startServer.ts';

/** What the time of an answer tells whoever wants to know who has an account. */
export interface AccountFigures {
  /** The medians in milliseconds, for known and for unknown accounts, and how far they are apart. */
  logIn: string;
  signUp: string;
  forgotPassword: string;
}

const password = 'secret-1';

/** Asks about a known and an unknown account in turn, each first as often: what drifts meets both. */
async function compare(attempts: number, ask: (email: string) => Promise<unknown>) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < attempts; index += 1) {
    const isKnown = index % 4 === 0 || index % 4 === 3;
    const start = performance.now();
    await ask(isKnown ? 'asha@example.com' : `nobody${index}@example.com`);
    (isKnown ? known : unknown).push(performance.now() - start);
  }
  const [ofKnown, ofUnknown] = [quantile(known, 0.5), quantile(unknown, 0.5)];
  const difference = Math.abs(ofKnown - ofUnknown) / Math.max(ofKnown, ofUnknown);
  return `${ofKnown.toFixed(2)}, ${ofUnknown.toFixed(2)}: ${(difference * 100).toFixed(1)} %`;
}

/** Compares how long answers about known and about unknown accounts take, over so many of each kind. */
export async function compareAccounts(attempts: number): Promise<AccountFigures> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  const client = createMarketClient({ host: `${server.url}/api`, retries: 0 });
  const fullname = 'Asha Rao';
  await client.signUp({ fullname, email: 'asha@example.com', password, passwordverify: password });

  const post = (path: string, fields: object) => async (email: string) => {
    const response = await fetch(`${server.url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...fields }),
    });
    return response.arrayBuffer();
  };
  const signUp = post('/new', { fullname, password, passwordverify: password });
  const logIn = post('/login', { password: 'wrong-1' });
  const forgotPassword = post('/password/forgot', {});
  // What has never run is slow at first.
  for (const ask of [logIn, forgotPassword]) await compare(100, ask);
  const figures = {
    logIn: await compare(attempts, logIn),
    forgotPassword: await compare(attempts, forgotPassword),
    signUp: await compare(attempts, signUp),
  };
  await server.stop();
  await server.clean();
  return figures;
}
