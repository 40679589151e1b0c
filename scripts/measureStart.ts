import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures `npm start` as newcomers experience it: a fresh clone of the last commit, nothing
 * installed, all package caches empty. Prints a table for `docs/measurements/start.md`.
 */
const port = 4123;
const folder = mkdtempSync(join(tmpdir(), 'market-start-'));
const clone = join(folder, 'market');
const home = join(folder, 'home');
const npmSettings = join(homedir(), '.npmrc');

const isOurs = (name: string) => /^(npm_|pnpm_|NODE_|XDG_)/i.test(name);
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name))),
  // The machine's own Node, not the one of this checkout.
  PATH: process.env['PATH']
    ?.split(':')
    .filter((path) => !path.includes('node_modules'))
    .join(':'),
  HOME: home,
  PORT: String(port),
  ...(existsSync(npmSettings) && { npm_config_userconfig: npmSettings }),
};

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function isOpen() {
  const answer = await fetch(`http://localhost:${port}/ready`).catch(() => undefined);
  return answer?.ok === true;
}

/** Starts the market, waits until it is open and stops it as Ctrl-C would. Gives the seconds. */
async function measureStart() {
  const begun = performance.now();
  const market: ChildProcess = spawn('npm', ['start'], {
    cwd: clone,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  while (!(await isOpen())) {
    if (market.exitCode !== null) throw new Error(`npm start ended with ${market.exitCode}.`);
    await pause(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  if (market.pid) process.kill(-market.pid, 'SIGINT');
  await new Promise((resolve) => market.once('close', resolve));
  return seconds;
}

mkdirSync(home);
execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone]);
const first = await measureStart();
const later = await measureStart();
const version = execFileSync('node', ['--version'], { env: environment, encoding: 'utf8' }).trim();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: clone,
  encoding: 'utf8',
}).trim();
rmSync(folder, { recursive: true, force: true });

console.log(`\nCommit ${commit}, started by Node ${version}`);
console.log('| `npm start` | seconds until the first answer | limit |');
console.log('| --- | --: | --: |');
console.log(`| fresh clone, empty caches | ${first.toFixed(0)} | 240 |`);
console.log(`| again, nothing changed | ${later.toFixed(1)} | 10 |`);
