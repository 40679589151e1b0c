import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../tooling/startServer.ts';
import { findTouched } from './findTouched.ts';
import { type TestPart, testParts } from './testParts.ts';
import { reports, results } from './testReports.ts';

/**
 * Runs npm scripts one after another and adds up their results. `npm test` runs those that this branch
 * could have broken; `npm test -- all` runs all, as CI does; `npm test -- unit stories` runs the named
 * ones. The last line is the sum; the lines above it say what was not run, and why.
 */
process.chdir(join(import.meta.dirname, '..'));

/** How a part went. */
interface Outcome {
  passed: number;
  failed: number;
  /** Where each failed test stands, and how what it said begins; of a script that counts none, its end. */
  failures: string[];
  /** What this machine cannot run, with the reason. */
  missing: string[];
}

/** The longest part takes 24 minutes on two slow cores: one that takes longer than this hangs. */
const longestMinutes = 40;

/** How many of the last lines are repeated of a script that failed without a failed test. */
const shownOfEnd = 30;

/** Sends a signal to a process and all that it has started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, signal);
  } catch {
    // Nothing of it is left.
  }
}

/** Runs an npm script. Gives its exit code, the lines in which it says what it left out, and its last ones. */
async function runScript(script: string, options: string[], environment: NodeJS.ProcessEnv) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    // Whatever outlives a part must not hold the output of this process.
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A group of its own, so that all of it can be ended.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      CI: 'true',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      ...environment,
    },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    process.stdout.write(piece);
    said += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    process.stderr.write(piece);
    said += piece;
  });
  const letGo = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  // When the run is stopped, its tests clean up, and no other part begins.
  const stop = (signal: NodeJS.Signals) => {
    signalGroup(child, signal);
    child.once('close', () => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const code = await new Promise<number>((resolve) => {
    const hangs = setTimeout(() => {
      console.error(`${script} hangs: after ${longestMinutes} minutes these processes are there.`);
      spawnSync('ps', ['-eo', 'pid,ppid,stat,etime,args'], { stdio: ['ignore', 2, 2] });
      signalGroup(child, 'SIGKILL');
      letGo();
      resolve(1);
    }, longestMinutes * 60_000);
    child.on('error', () => resolve(1));
    // What it has left behind would keep its output open, even from a group of its own.
    child.on('exit', () => {
      signalGroup(child, 'SIGKILL');
      setTimeout(letGo, 5_000).unref();
    });
    child.on('close', (status) => {
      clearTimeout(hangs);
      resolve(status ?? 1);
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return {
    code,
    missing: lines.filter((line) => line.startsWith('Not run here: ')),
    lastLines: lines.slice(-shownOfEnd),
  };
}

/** What a part reports of its tests. Without a report it passes or fails as a whole. */
function countTests(report: TestPart['report'], isRight: boolean) {
  if (!report) return { passed: isRight ? 1 : 0, all: 1, failures: [] };
  const { file, count } = reports[report];
  return existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, all: 0, failures: [] };
}

/** Runs a part. Tests that were skipped, or passed only at the second try, count as failed. */
async function runPart(
  { script, report }: TestPart,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  if (report) rmSync(reports[report].file, { force: true });
  const { code, missing, lastLines } = await runScript(
    script,
    report ? reports[report].options : [],
    environment,
  );
  const { passed, all, failures } = countTests(report, code === 0);
  // A part that ran nothing has shown nothing.
  const isRight = code === 0 && (all > 0 || missing.length > 0);
  if (isRight) return { passed, failed: all - passed, failures, missing };
  return {
    passed,
    failed: Math.max(all - passed, 1),
    // What goes wrong outside of tests is in no report.
    failures: failures.length > 0 ? failures : lastLines,
    missing,
  };
}

async function plantSamples(): Promise<string> {
  const server = await startServer({ SAMPLE_DATA: '1', LOG_LEVEL: 'error' });
  process.once('exit', () => rmSync(server.dataFolder, { recursive: true, force: true }));
  await server.stop();
  return server.dataFolder;
}

let planted: Promise<string> | undefined;

/**
 * Plants the sample data for all parts that need them. Gives the folder, of which each makes a copy; nothing
 * when it fails, so that each plants for itself, and says why that fails.
 */
function plantOnce(): Promise<string> {
  planted ??= plantSamples().catch((error: unknown) => {
    console.error(error);
    return '';
  });
  return planted;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== 'all' && !(name in testParts));
if (unknown.length > 0) {
  const choice = ['all', ...Object.keys(testParts)].join(', ');
  console.error(`There is no part ${unknown.join(', ')}: choose from ${choice}.`);
  process.exit(1);
}

/** The packages and apps that this run is about; undefined means all of them. */
const touched = names.length === 0 && !process.env['CI'] ? findTouched() : undefined;
const isTouched = ({ about }: TestPart) =>
  !touched || !about || touched.some((folder) => about.test(folder));

const leftToCi: string[] = [];
const untouched: string[] = [];

function isWanted(name: string, part: TestPart) {
  if (names.length > 0)
    return names.includes(name) || (names.includes('all') && part.when !== 'here');
  if (part.when === 'ci') leftToCi.push(name);
  else if (!isTouched(part)) untouched.push(name);
  else return true;
  return false;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const wanted = Object.entries(testParts).filter(([name, part]) => isWanted(name, part));
/** One part alone plants for itself. */
const sharesSamples = wanted.length > 1 && wanted.some(([, { needsSamples }]) => needsSamples);

const rows: (Outcome & { name: string; seconds: number })[] = [];
for (const [name, part] of wanted) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const begun = performance.now();
  if (part.hasIdleCore && sharesSamples) void plantOnce();
  const outcome = await runPart(part, {
    // Only one part uses the database that a machine may offer.
    ...(name !== 'postgres' && { TEST_DATABASE_URL: '' }),
    ...(part.needsSamples && sharesSamples && { PLANTED_DATA_DIR: await plantOnce() }),
  });
  rows.push({ ...outcome, name, seconds: (performance.now() - begun) / 1000 });
}

const sum = (field: 'passed' | 'failed' | 'seconds') =>
  rows.reduce((total, row) => total + row[field], 0);
const line = (...[name, ...cells]: string[]) =>
  [name?.padEnd(14), ...cells.map((cell) => cell.padStart(8))].join(' ');

console.log(`\n${line('part', 'passed', 'failed', 'time')}`);
for (const { name, passed, failed, seconds } of rows)
  console.log(line(name, String(passed), String(failed), `${seconds.toFixed(0)} s`));
if (untouched.length > 0)
  console.log(`Not run: ${untouched.join(', ')}. Nothing that this branch changes can touch them.`);
if (leftToCi.length > 0) console.log(`Left to CI, and to npm test -- all: ${leftToCi.join(', ')}.`);
for (const reason of rows.flatMap(({ missing }) => missing)) console.log(reason);
// Of a long run, often only the end is kept.
for (const { name, failures } of rows)
  for (const failure of failures) console.log(`Failed in ${name}: ${failure}`);
console.log(`\nAll in ${sum('seconds').toFixed(0)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
