import { type SpawnOptions, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/assurance/startServer.ts';
import { buildSite, isSiteBuilt } from './buildSite.ts';
import { findChromium } from './findChromium.ts';
import { startPostgres } from './startPostgres.ts';
import { tryEngines } from './tryEngines.ts';
import { weighSite } from './weighSite.ts';

/**
 * Runs the checks that a change wants to pass, in less than twelve minutes; `all` of them, as CI
 * does; or only the parts that are named: `node scripts/test.ts units stories`. The last line counts
 * them; what was left to CI and what this machine cannot run is named above it.
 */
const top = join(import.meta.dirname, '..');
const results = join(top, 'test-results');
const environment = {
  ...process.env,
  CI: 'true',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

/** How a part went. */
interface Outcome {
  passed: number;
  failed: number;
  /** What this machine cannot run, with the reason. */
  missing?: string;
}

/**
 * Runs a program and shows what it says, or, when `quiet`, only what it says before it fails.
 * Gives its exit code and its standard output.
 */
async function run(
  program: string,
  args: string[],
  { quiet = false, ...options }: RunOptions = {},
) {
  const child = spawn(program, args, {
    cwd: top,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: environment,
    ...options,
  });
  const said: Buffer[] = [];
  const complained: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => said.push(piece));
  child.stderr?.on('data', (piece: Buffer) => complained.push(piece));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (code !== 0) process.stderr.write(Buffer.concat([...said, ...complained]));
  return { code, said: Buffer.concat(said).toString() };
}

type RunOptions = SpawnOptions & { quiet?: boolean };

/** Runs a tool that the lockfile pins, by its path below `node_modules`. */
const runTool = (tool: string, args: string[], options?: RunOptions) =>
  run(process.execPath, [join(top, 'node_modules', tool), ...args], options);

/** Counts checks that each pass or fail as a whole. Most of them use one core: all begin at once. */
async function runChecks(checks: Record<string, () => Promise<boolean>>): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isRight = await check();
      outcome[isRight ? 'passed' : 'failed'] += 1;
      console.log(`${isRight ? ' ✓' : ' ✗'} ${name}`);
    }),
  );
  return outcome;
}

/** Every folder with a `tsconfig.json` of its own. */
const typedProjects = ['.', 'packages/api', 'packages/ui', 'apps/marketplace', 'apps/server'];

/** TypeScript 7 is called by path: its name in `.bin` is taken. */
const checkTypes = () =>
  runChecks(
    Object.fromEntries(
      typedProjects.map((project) => [
        project === '.' ? 'scripts' : project,
        async () => (await runTool('typescript7/bin/tsc', ['--project', project])).code === 0,
      ]),
    ),
  );

/** A tool that silently reads nothing finds no faults either. */
const fewestModules = 100;

async function checkBoundaries() {
  const { code, said } = await runTool(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { quiet: true },
  );
  const { summary } = JSON.parse(said || '{"summary":{"totalCruised":0,"violations":[]}}');
  for (const { rule, from, to } of summary.violations)
    console.error(`   ${rule.name}: ${from} → ${to}`);
  console.log(`   ${summary.totalCruised} modules read`);
  return code === 0 && summary.violations.length === 0 && summary.totalCruised > fewestModules;
}

const checkStyle = () =>
  runChecks({
    oxlint: async () => (await runTool('oxlint/bin/oxlint', ['--deny-warnings'])).code === 0,
    'import boundaries': checkBoundaries,
    prettier: async () =>
      (await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])).code ===
      0,
    workflows: async () => (await run(process.execPath, ['scripts/lintWorkflows.ts'])).code === 0,
    'a test for every id of the specification': async () =>
      (await run(process.execPath, ['scripts/traceSpecification.ts'])).code === 0,
    'nothing that browsers of our range do not know': async () =>
      (await run(process.execPath, ['scripts/checkBrowserSupport.ts'])).code === 0,
    'a story for every state': async () =>
      (await run(process.execPath, ['scripts/checkStories.ts'])).code === 0,
  });

/** What Vitest writes about a run. */
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** Runs one project of `vitest.config.ts`. A skipped test and a file without tests count as failed. */
async function runVitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  const file = join(results, `${project}.json`);
  rmSync(file, { force: true });
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    { env: { ...environment, TEST_DATABASE_URL: '', ...env } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };

  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const emptyFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  for (const { name } of emptyFiles) console.error(`   ${name} did not run.`);
  if (numPendingTests + numTodoTests > 0) console.error('   Skipped tests count as failed.');
  const failed = numFailedTests + numPendingTests + numTodoTests + emptyFiles.length;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** The server's tests again, on the PostgreSQL of `TEST_DATABASE_URL` or one that is installed. */
async function runOnPostgres(): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url;
  if (!url) {
    const missing = 'The server on PostgreSQL: none is installed and TEST_DATABASE_URL names none.';
    return { passed: 0, failed: 0, missing };
  }
  try {
    return await runVitest('server', { TEST_DATABASE_URL: url });
  } finally {
    own?.stop();
  }
}

/**
 * Every story as people may see it: in the other theme, on a phone, and beside its picture, where
 * the browser is the one that the pictures were taken with.
 */
async function checkLooks(): Promise<Outcome> {
  const { isPinned } = await findChromium();
  const outcome = await runVitest('stories', { MARKET_PICTURES: 'compare' });
  const missing = 'The pictures of stories: they are compared only on the pinned browser.';
  return isPinned ? outcome : { ...outcome, missing };
}

/** A short form of `apps/server/assurance/survivesKills.ts`. */
const surviveKills = () =>
  runChecks({
    'nothing acknowledged is lost by kill -9': async () =>
      (
        await run(process.execPath, [
          '--conditions=market-source',
          'apps/server/assurance/survivesKills.ts',
          '3',
        ])
      ).code === 0,
  });

/** Everything that an attacker has tried so far, against a server with the built site. */
async function attack(): Promise<Outcome> {
  if (!isSiteBuilt()) await buildSite();
  return runChecks({
    'no attack gets through': async () =>
      (
        await run(process.execPath, [
          '--conditions=market-source',
          'apps/server/assurance/assureAttacks.ts',
        ])
      ).code === 0,
  });
}

/** Both packages, released from a copy of the workspace and used as their users have them. */
const checkPackages = () =>
  runChecks({
    'published by Changesets and installed from a registry': async () =>
      (await run(process.execPath, ['--conditions=market-source', 'scripts/testPackages.ts']))
        .code === 0,
  });

/** Makes the data that journeys begin with. Gives their folder. */
async function plantJourneys() {
  const server = await startServer({ SAMPLE_DATA: '1', LOG_LEVEL: 'error' });
  await server.stop();
  return server.dataFolder;
}

/** The Storybook as it is published. */
const checkStorybook = () =>
  runChecks({
    'builds, and shows a story and its documentation in both themes': async () =>
      (await run(process.execPath, ['scripts/checkStorybook.ts'])).code === 0,
  });

let planting: Promise<string> | undefined;

/** Makes the journeys' data beside a part that waits much, for a browser or a registry. */
const whilePlanting = (runPart: () => Promise<Outcome>) => () => {
  if (['journeys', 'accessibility', 'engines'].some(isChosen)) {
    planting ??= plantJourneys();
    // Its awaiter hears of a failure; until then it must not end the process.
    planting.catch(() => undefined);
  }
  return runPart();
};

/** Gives a copy of the planted data: each part grows its own. */
async function copyPlanted() {
  planting ??= plantJourneys();
  const folder = mkdtempSync(join(tmpdir(), 'market-journeys-'));
  cpSync(await planting, folder, { recursive: true });
  return folder;
}

/** What Playwright writes about a run. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What the built site makes browsers load, each part against its budget. */
async function weighBuiltSite(): Promise<Outcome> {
  if (!isSiteBuilt()) await buildSite();
  const weights = weighSite().map(({ name, kilobytes, budget }) => [
    `${name}: ${kilobytes.toFixed(1)} kB of ${budget}`,
    async () => kilobytes <= budget,
  ]);
  return runChecks(Object.fromEntries(weights));
}

/** Journeys through the built site. A test that passed only at the second try has failed. */
async function runJourneys(...options: string[]): Promise<Outcome> {
  const file = join(results, 'journeys.json');
  const dataFolder = await copyPlanted();
  const { code } = await run('npm', ['run', '--silent', 'journeys', '--', ...options], {
    env: { ...environment, JOURNEY_DATA_DIR: dataFolder },
  });
  rmSync(dataFolder, { recursive: true, force: true });
  if (!existsSync(file)) return { passed: 0, failed: 1 };

  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Short journeys in every engine that is installed. */
async function runEngines(): Promise<Outcome> {
  if (!isSiteBuilt()) await buildSite();
  const dataFolder = await copyPlanted();
  const { missing, ...outcome } = await tryEngines(dataFolder).finally(() =>
    rmSync(dataFolder, { recursive: true, force: true }),
  );
  return missing.length === 0
    ? outcome
    : { ...outcome, missing: `The journeys in ${missing.join(' and in ')}: not installed.` };
}

const parts: Record<string, () => Promise<Outcome>> = {
  types: checkTypes,
  style: checkStyle,
  units: () => runVitest('units'),
  server: () => runVitest('server'),
  postgres: runOnPostgres,
  kills: surviveKills,
  components: () => runVitest('components'),
  stories: whilePlanting(() => runVitest('stories', { MARKET_LOOKS: 'off' })),
  looks: checkLooks,
  storybook: checkStorybook,
  packages: whilePlanting(checkPackages),
  weights: weighBuiltSite,
  attacks: attack,
  engines: runEngines,
  accessibility: () => runJourneys('--grep', '@accessibility'),
  journeys: () =>
    runJourneys('--grep-invert', names.length > 0 ? '@accessibility' : '@ci|@accessibility'),
};

/** What a change seldom breaks by itself, and what takes half as long as all the rest. */
const leftToCi = [
  'postgres',
  'kills',
  'attacks',
  'looks',
  'storybook',
  'packages',
  'engines',
  'accessibility',
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== 'all' && !(name in parts));
if (unknown.length > 0) {
  const choice = ['all', ...Object.keys(parts)].join(', ');
  console.error(`There is no part ${unknown.join(', ')}: choose of ${choice}.`);
  process.exit(1);
}

/** Whether a part was asked for. With their looks, stories need not run once more. */
function isChosen(name: string) {
  if (names.includes('all')) return name !== 'stories';
  return names.length > 0 ? names.includes(name) : !leftToCi.includes(name);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const rows: (Outcome & { name: string; seconds: number })[] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (!isChosen(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const begun = performance.now();
  const outcome = await runPart().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  // A part that runs nothing has not shown anything.
  const isEmpty = outcome.passed + outcome.failed === 0 && !outcome.missing;
  rows.push({
    ...outcome,
    name,
    failed: isEmpty ? 1 : outcome.failed,
    seconds: (performance.now() - begun) / 1000,
  });
}

// A part that could not have its data has said so.
await planting?.then((folder) => rmSync(folder, { recursive: true, force: true })).catch(() => {});

const sum = (field: 'passed' | 'failed' | 'seconds') =>
  rows.reduce((total, row) => total + row[field], 0);
const line = (name: string, passed: number, failed: number, seconds: number) =>
  [name.padEnd(12), passed, failed, `${seconds.toFixed(0)} s`]
    .map((cell) => String(cell).padStart(8))
    .join(' ');

console.log(`\n${['part'.padEnd(12), '  passed', '  failed', '    time'].join(' ')}`);
for (const { name, passed, failed, seconds } of rows)
  console.log(line(name, passed, failed, seconds));
if (names.length === 0) {
  const left = [...leftToCi, 'journeys marked @ci'].join(', ');
  console.log(`Left to CI, and to npm test -- all: ${left}.`);
}
for (const { missing } of rows) if (missing) console.log(`Not run here. ${missing}`);
console.log(`\nAll in ${sum('seconds').toFixed(0)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
