import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { checkMode } from './checkMode.ts';
import { FolderInUseError, lockFolder } from '../database/lockFolder.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { closeFolder } from '../settings/keepPrivate.ts';
import { discardHalfPlanted } from './plantingMark.ts';
import { type Settings, SettingsError, readSettings } from '../settings/settings.ts';

/** Something that the operator can put right; its message says what. */
class StartError extends Error {
  override name = 'StartError';
}

/** Not `recursive`: on a file system that cannot hold folders that would loop forever. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be written to.`, { cause: error });
  }
  try {
    if (await closeFolder(folder)) console.warn(`Others could read ${folder}: it is closed now.`);
  } catch (error) {
    throw new StartError(
      `Others can read ${folder}, and it belongs to somebody else: chmod 700 closes it.`,
      { cause: error },
    );
  }
}

/** Reports problems before the long work of the first start, not after it. */
async function checkPort({ host, port }: Settings): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartError(
      isTaken
        ? `The port ${port} is taken: choose another with PORT.`
        : `Nothing can listen at ${host}, port ${port}: choose others with HOST and PORT.`,
      { cause: error },
    );
  }
}

/** The embedded database belongs to one process; PostgreSQL and the pictures may be shared. */
async function openData({ databaseUrl, dataFolder }: Settings): Promise<Database> {
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder });
  } catch (error) {
    const place = databaseUrl ? 'of DATABASE_URL' : `in ${dataFolder}`;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database ${place} cannot be opened: ${reason}.`, { cause: error });
  }
}

async function open(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataFolder, databaseUrl } = settings;
  await checkMode(settings);
  await prepareFolder(dataFolder);
  const lock = databaseUrl ? undefined : await lockFolder(dataFolder);
  await checkPort(settings);
  if (lock) await discardHalfPlanted(dataFolder);
  // The rest of the program takes as long to load as the database takes to open.
  const [database, { runMarket }] = await Promise.all([
    openData(settings),
    import('./runMarket.ts'),
  ]);
  await runMarket(settings, database, lock);
  // A process that is killed cannot write this at its end.
  flushCompileCache();
}

/** Opens the market. If that fails, says why in one sentence and ends the process. */
export async function start(): Promise<void> {
  try {
    await open();
  } catch (error) {
    const isPlain =
      error instanceof StartError ||
      error instanceof SettingsError ||
      error instanceof FolderInUseError;
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
