import { access, constants, mkdir } from 'node:fs/promises';
import { FolderInUseError, lockFolder } from './database/lockFolder.ts';
import { openDatabase } from './database/openDatabase.ts';
import { openMarket } from './openMarket.ts';
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

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be written to.`, { cause: error });
  }
}

async function openData({ databaseUrl, dataFolder }: Settings) {
  if (!databaseUrl) {
    const lock = await lockFolder(dataFolder);
    await discardHalfPlanted(dataFolder);
    return { lock, database: await openDatabase({ folder: dataFolder }) };
  }
  try {
    return { lock: undefined, database: await openDatabase({ url: databaseUrl }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, dataFolder } = settings;
  await prepareFolder(dataFolder);
  const { lock, database } = await openData(settings);
  if (settings.sampleData) {
    await plantSamplesIfEmpty(settings, database, (planted) => console.log(`         ${planted}`));
  }
  const app = await openMarket(settings, database);

  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(`The port ${port} is taken: choose another with PORT.`);
    }
    throw error;
  }
  await lock?.setAddress(settings.publicUrl);
  console.log(`\nMarket is open at ${settings.publicUrl}`);
  for (const { email, password, does } of await findDemoAccounts(database)) {
    console.log(`Log in as ${email} with ${password}, who ${does}`);
  }
  console.log(`The data are in ${settings.databaseUrl ? 'PostgreSQL and ' : ''}${dataFolder}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await database.destroy();
    await lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  const isPlain =
    error instanceof StartError ||
    error instanceof SettingsError ||
    error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
