import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './findFreePort.ts';

/** A server in a process of its own. */
export interface RunningServer {
  url: string;
  dataFolder: string;
  /** Everything it has printed so far, its log included. */
  readOutput: () => string;
  /** How much memory it has, with the processes that it has started, in megabytes. */
  readMemory: () => Promise<number>;
  /** The same, without those processes. */
  readOwnMemory: () => Promise<number>;
  /**
   * How much processor time it has taken so far, with the processes that it has started, in milliseconds; 0
   * where the system does not say so in files (`/proc`).
   */
  readProcessorTime: () => Promise<number>;
  /** Whether it has ended by itself. */
  hasEnded: () => boolean;
  /** Asks it to stop, as an operator would; gives its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL). */
  kill: () => Promise<void>;
  /** Removes its data. */
  clean: () => Promise<void>;
}

/** The unit of processor times on Linux. */
const millisecondsOfTick = 10;

/** A process that is gone, or going, has none. */
const readOf = (processId: string | number | undefined, file: string) =>
  readFile(`/proc/${processId}/${file}`, 'utf8').catch(() => '');

async function readOwnMemory(processId: string | number | undefined): Promise<number> {
  const status = await readOf(processId, 'status');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** With that of children that have ended. */
async function readOwnProcessorTime(processId: string | number | undefined): Promise<number> {
  const [, fields = ''] = (await readOf(processId, 'stat')).split(') ');
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) * millisecondsOfTick;
}

/** Adds up what is read of a process and of all that it has started. */
async function sumUp(
  processId: string | number | undefined,
  readOwn: (processId: string | number | undefined) => Promise<number>,
): Promise<number> {
  const children = (await readOf(processId, `task/${processId}/children`)).split(' ');
  const ofChildren = children.filter(Boolean).map((child) => sumUp(child, readOwn));
  const all = await Promise.all([readOwn(processId), ...ofChildren]);
  return all.reduce((sum, each) => sum + each, 0);
}

/** Far more than it takes to plant samples on a busy machine, in milliseconds. */
const readyWithin = 300_000;

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(readyWithin);
  while (server.exitCode === null) {
    const response = await fetch(`${url}/ready`, { signal }).catch(() => undefined);
    if (response?.ok) return;
    if (signal.aborted) {
      server.kill('SIGKILL');
      throw new Error(`The server was not ready within ${readyWithin} ms.`);
    }
    await wait(50);
  }
  throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
}

/**
 * Starts a server with these settings and waits until it is ready. Rate limits are off, the log is full.
 *
 * @param repository Where its sources are. Defaults to this repository.
 */
export async function startServer(
  settings: Record<string, string> = {},
  repository = join(import.meta.dirname, '..'),
): Promise<RunningServer> {
  const port = Number(settings['PORT'] ?? (await findFreePort()));
  const dataFolder = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'market-assurance-')));
  await mkdir(dataFolder, { recursive: true });
  // Into a file: a pipe would make it wait for a reader that is busy measuring.
  const logFile = join(dataFolder, 'server.log');
  const log = await open(logFile, 'w');
  const readOutput = () => readFileSync(logFile, 'utf8');
  const url = `http://127.0.0.1:${port}`;
  const main = join(repository, 'apps/server/src/main.ts');
  const server = spawn(process.execPath, ['--conditions=market-source', main], {
    env: {
      ...process.env,
      PUBLIC_URL: url,
      SAMPLE_DATA: '0',
      LOG_LEVEL: 'debug',
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  // A script that fails must not leave its server behind.
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));

  await waitUntilReady(url, server).catch((error: unknown) => {
    throw new Error(readOutput(), { cause: error });
  });
  return {
    url,
    dataFolder,
    readOutput,
    readMemory: () => sumUp(server.pid, readOwnMemory),
    readOwnMemory: () => readOwnMemory(server.pid),
    readProcessorTime: () => sumUp(server.pid, readOwnProcessorTime),
    hasEnded: () => server.exitCode !== null,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      return server.exitCode;
    },
    async kill() {
      if (!server.kill('SIGKILL')) return;
      await once(server, 'exit');
    },
    clean: () => rm(dataFolder, { recursive: true, force: true }),
  };
}
