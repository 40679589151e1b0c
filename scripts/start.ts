import { spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkMode } from '../apps/server/src/app/checkMode.ts';
import { FolderInUseError, lockFolder } from '../apps/server/src/database/lockFolder.ts';
import {
  type Settings,
  SettingsError,
  readSettings,
} from '../apps/server/src/settings/settings.ts';
import { buildSite, isSiteBuilt } from '../tooling/buildSite.ts';

/** A problem that the person at the keyboard can solve; its message says how. */
class StartError extends Error {
  override name = 'StartError';
}

const begun = performance.now();
const say = (message: string) => {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${message}`);
};

/** Finds problems before the long work that they would make useless. */
async function checkGround({ host, port, dataFolder, databaseUrl }: Settings) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) => {
        const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
        reject(new StartError(`The port ${port} ${reason}: choose another with PORT.`));
      })
      .listen({ host, port }, () => probe.close(() => resolve()));
  });

  try {
    await mkdir(dataFolder, { recursive: true });
    await access(dataFolder, constants.W_OK);
    if (!databaseUrl) await (await lockFolder(dataFolder)).release();
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new StartError(
      `The folder ${dataFolder} cannot be written to: choose one with DATA_DIR.`,
    );
  }
}

/** Runs the server until it ends. It hears Ctrl-C by itself; other signals are passed on. */
async function runServer() {
  const server = spawn(
    process.execPath,
    ['--conditions=market-source', join(import.meta.dirname, '../apps/server/src/main.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface(server.stdout).on('line', say);
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill('SIGTERM'));
  return new Promise<number>((resolve) => {
    server.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

try {
  const settings = readSettings(process.env);
  await checkMode(settings);
  await checkGround(settings);

  if (isSiteBuilt()) {
    say('The site is up to date.');
  } else {
    say('Building the site …');
    await buildSite();
    say('The site is built.');
  }

  say('Opening the market …');
  process.exitCode = await runServer();
} catch (error) {
  const isPlain =
    error instanceof StartError ||
    error instanceof SettingsError ||
    error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
