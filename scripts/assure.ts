import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from '../tooling/startPostgres.ts';

/**
 * Puts the server to every test that takes longer than `npm test` may: `pnpm assure`. The full form
 * takes hours, `pnpm assure short` minutes. Name parts to run only those, `pnpm assure short money kills`,
 * and give them arguments, `pnpm assure mutants:payments,jobs`. Exits with 1 if a figure is not as it
 * must be.
 *
 * The parts `texts` and `attacks` open pages, so build the site first. What needs PostgreSQL uses
 * `TEST_DATABASE_URL`, or an installed one.
 */
const fromHere = (path: string) => join(import.meta.dirname, '..', path);
const assurance = (name: string) => fromHere(`apps/server/assurance/${name}`);

const journeys = fromHere('apps/marketplace/playwright.config.ts');
const nastyText = ['test', '--config', journeys, 'nastyText.spec.ts'];

interface Part {
  script: string;
  /** What the script is told in each form. */
  full: string[];
  short: string[];
  /** What its environment says in the full form. */
  fullEnv?: Record<string, string>;
}

const parts: Record<string, Part> = {
  server: { script: assurance('assureServer.ts'), full: ['1000000'], short: ['2000'] },
  money: { script: assurance('assureMoney.ts'), full: ['200'], short: ['4'] },
  ledger: { script: assurance('assureLedger.ts'), full: ['10000'], short: ['300'] },
  scores: { script: assurance('assureScores.ts'), full: ['10000'], short: ['200'] },
  carts: { script: assurance('assureCarts.ts'), full: ['100000'], short: ['2000'] },
  orders: { script: assurance('assureOrders.ts'), full: ['10000'], short: ['200'] },
  pairs: { script: assurance('assurePairs.ts'), full: ['100'], short: ['3'] },
  acceptance: { script: assurance('assureAcceptance.ts'), full: ['100000'], short: ['2000'] },
  kills: { script: assurance('survivesKills.ts'), full: ['50'], short: ['3'] },
  attacks: { script: assurance('assureAttacks.ts'), full: [], short: [] },
  uploads: { script: assurance('assureUploads.ts'), full: ['2048'], short: ['256'] },
  streams: { script: assurance('assureStreams.ts'), full: ['5000', '200'], short: ['200', '20'] },
  talk: {
    script: assurance('assureTalk.ts'),
    full: ['10000', '60', '1000000'],
    short: ['300', '5', '20000'],
  },
  searches: { script: assurance('assureSearches.ts'), full: ['100000'], short: ['10000'] },
  cluster: { script: assurance('cluster/assureCluster.ts'), full: ['10'], short: ['1'] },
  operations: { script: assurance('assureOperations.ts'), full: ['1000000'], short: ['20000'] },
  mutants: { script: assurance('assureMutants.ts'), full: [], short: ['jobs'] },
  texts: {
    script: fromHere('node_modules/@playwright/test/cli.js'),
    full: nastyText,
    short: nastyText,
    fullEnv: { NASTY_TEXTS: '0-999' },
  },
};

function run(script: string, args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, ['--conditions=market-source', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function openPostgres() {
  const postgres = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres();
  if (!postgres) return { env: {}, close: () => {} };
  const { url, commands, stop } = postgres;
  const env = {
    TEST_DATABASE_URL: url,
    STOP_DATABASE: commands.stop,
    START_DATABASE: commands.start,
  };
  return { env, close: stop };
}

const words = process.argv.slice(2);
const form = words.includes('short') ? 'short' : 'full';
/** The named parts, each with the arguments that replace those of its form. */
const named = new Map(
  words
    .filter((word) => word !== 'short')
    .map((word) => {
      const [name = '', told] = word.split(':');
      return [name, told?.split(',')];
    }),
);
const unknown = [...named.keys()].filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

const { env, close } = await openPostgres();
const failed: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (named.size > 0 && !named.has(name)) continue;
  console.log(`\n== ${name}`);
  const ofForm = form === 'full' ? { ...env, ...part.fullEnv } : env;
  if (!(await run(part.script, named.get(name) ?? part[form], ofForm))) failed.push(name);
}
close();
console.log(
  failed.length === 0 ? '\nAll is as it must be.' : `\nNot as it must be: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
