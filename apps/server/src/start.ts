import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openImageStore } from './adapters/openImageStore.ts';
import { isDurable } from './database/isDurable.ts';
import { FolderInUseError, lockFolder } from './database/lockFolder.ts';
import { type Database, openDatabase } from './database/openDatabase.ts';
import { openMarket } from './openMarket.ts';
import { openOperatorDoor } from './operator/operatorDoor.ts';
import {
  discardHalfPlanted,
  findDemoAccounts,
  plantSamplesIfEmpty,
} from './samples/plantSamplesIfEmpty.ts';
import { type Settings, SettingsError, readSettings } from './settings.ts';

/** Something that the operator can put right; its message says what. */
class StartError extends Error {
  override name = 'StartError';
}

/** Not `recursive`: on a file system that takes no folders that never ends. */
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
}

/** Tells before the long work of the first start what would be found out after it. */
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

/** A market that its operator's commands do not reach is open all the same. */
async function letOperatorIn(app: FastifyInstance, settings: Settings, database: Database) {
  const note = (error: unknown) =>
    app.log.error({ err: error }, 'A command of the operator failed');
  try {
    const imageStore = await openImageStore(settings);
    return await openOperatorDoor({ settings, database, imageStore }, note);
  } catch (error) {
    app.log.error({ err: error }, 'Commands of the operator cannot reach this server');
    return undefined;
  }
}

async function open(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, dataFolder } = settings;
  await prepareFolder(dataFolder);
  const lock = settings.databaseUrl ? undefined : await lockFolder(dataFolder);
  await checkPort(settings);
  if (lock) await discardHalfPlanted(dataFolder);
  const database = await openData(settings);
  if (settings.stripe && !(await isDurable(database))) {
    throw new StartError('Real payments need a PostgreSQL with fsync=on: set DATABASE_URL to one.');
  }
  if (settings.sampleData) {
    await plantSamplesIfEmpty(settings, database, (planted) => console.log(planted));
  }
  const app = await openMarket(settings, database);
  await app.listen({ host, port });
  // On PostgreSQL the operator's commands need no running server.
  const closeDoor = lock && (await letOperatorIn(app, settings, database));
  await lock?.setAddress(settings.publicUrl);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await closeDoor?.();
    await app.close();
    await database.destroy();
    await lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  console.log(`Market is open at ${settings.publicUrl}`);
  for (const { email, password, does } of await findDemoAccounts(database)) {
    console.log(`Log in as ${email} with ${password}, who ${does}`);
  }
  console.log(`The data are in ${settings.databaseUrl ? 'PostgreSQL and ' : ''}${dataFolder}`);
  // Whoever is killed writes nothing at the end.
  flushCompileCache();
}

/** Opens the market, and ends the process with a sentence when that cannot be. */
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
