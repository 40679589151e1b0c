import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMarketClient } from '@market/api';
import { quantile } from './quantile.ts';
import { startServer } from '../../../tooling/startServer.ts';

/**
 * What an answer gives away about who has an account: the medians in milliseconds, for
 * known and for unknown accounts, and how far they are apart.
 */
export interface AccountFigures {
  logIn: string;
  forgotPassword: string;
  /** Where addresses are confirmed by mail. */
  signUp: string;
  /** As specified: a new member is signed in, so that status and text tell all. */
  signUpAtOnce: string;
  /** Statuses, header names and texts that only one kind got, but for signing up at once. Must be 0. */
  tellingAnswers: number;
}

/** What came of asking about both kinds. */
interface Comparison {
  medians: string;
  /** The forms of answers that only one kind got. */
  telling: string[];
}

const known = 'asha@example.com';
const password = 'secret-1';

/**
 * Asks about a known and an unknown account in turn, each first as often: what drifts meets both.
 * Both are asked about as often, too: limits count a new address more slowly than one they know.
 */
async function compare(
  attempts: number,
  ask: (email: string) => Promise<Response>,
  toUnknown = (_index: number) => 'nobody@example.com',
): Promise<Comparison> {
  const ofKnown = { times: [] as number[], forms: new Set<string>() };
  const ofUnknown = { times: [] as number[], forms: new Set<string>() };
  for (let index = 0; index < attempts; index += 1) {
    const isKnown = index % 4 === 0 || index % 4 === 3;
    const email = isKnown ? known : toUnknown(index);
    const { times, forms } = isKnown ? ofKnown : ofUnknown;
    const start = performance.now();
    const response = await ask(email);
    const text = await response.text();
    times.push(performance.now() - start);
    const names = [...response.headers.keys()].toSorted().join(' ');
    forms.add(`${response.status} ${names} ${text.replaceAll(email, '…')}`);
  }
  const [first, second] = [quantile(ofKnown.times, 0.5), quantile(ofUnknown.times, 0.5)];
  const share = Math.abs(first - second) / Math.max(first, second);
  return {
    medians: `${first.toFixed(2)}, ${second.toFixed(2)}: ${(share * 100).toFixed(1)} %`,
    telling: [...ofKnown.forms, ...ofUnknown.forms].filter(
      (form) => !ofKnown.forms.has(form) || !ofUnknown.forms.has(form),
    ),
  };
}

const createPost = (url: string) => (path: string, fields: object) => (email: string) =>
  fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...fields }),
  });

const toSignUp = (url: string) =>
  createPost(url)('/new', { fullname: 'Asha Rao', password, passwordverify: password });

/** For where an unknown person has an account afterwards. */
const toEverNew = (index: number) => `nobody${index}@example.com`;

/** Opens the known account on a market of its own, and compares how long that takes on it. */
async function compareAtOnce(attempts: number, dataFolder: string): Promise<Comparison> {
  const server = await startServer({ LOG_LEVEL: 'warn', DATA_DIR: dataFolder });
  const client = createMarketClient({ host: `${server.url}/api`, retries: 0 });
  const chosen = { password, passwordverify: password };
  await client.signUp({ fullname: 'Asha Rao', email: known, ...chosen });
  const comparison = await compare(attempts, toSignUp(server.url), toEverNew);
  await server.stop();
  return comparison;
}

/** Compares what is answered about known and about unknown accounts, over so many in all. */
export async function compareAccounts(attempts: number): Promise<AccountFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'market-assurance-'));
  const atOnce = await compareAtOnce(attempts, dataFolder);

  const server = await startServer({
    LOG_LEVEL: 'warn',
    DATA_DIR: dataFolder,
    CONFIRM_EMAIL: '1',
  });
  const post = createPost(server.url);
  const logIn = post('/login', { password: 'wrong-1' });
  const forgotPassword = post('/password/forgot', {});
  // What has never run is slow at first.
  for (const ask of [logIn, forgotPassword]) await compare(100, ask);
  const ofLogIn = await compare(attempts, logIn);
  const ofForgotPassword = await compare(attempts, forgotPassword);
  const ofSignUp = await compare(attempts, toSignUp(server.url));
  await server.stop();
  await server.clean();

  const telling = [ofLogIn, ofForgotPassword, ofSignUp].flatMap((one) => one.telling);
  for (const form of telling) console.log(`  telling: ${form.slice(0, 300)}`);
  return {
    logIn: ofLogIn.medians,
    forgotPassword: ofForgotPassword.medians,
    signUp: ofSignUp.medians,
    signUpAtOnce: atOnce.medians,
    tellingAnswers: telling.length,
  };
}
