import type { FastifyInstance } from 'fastify';
import { openImageStore } from '../adapters/openImageStore.ts';
import type { FolderLock } from '../database/lockFolder.ts';
import type { Database } from '../database/openDatabase.ts';
import { commands } from './commands.ts';
import { openMarket } from './openMarket.ts';
import { openOperatorDoor } from '../operator/operatorDoor.ts';
import { findDemoAccounts } from '../people/index.ts';
import { plantSamplesIfEmpty } from './plantSamplesIfEmpty.ts';
import type { Settings } from '../settings/settings.ts';

/** The market opens even if its operator's commands cannot reach it. */
async function letOperatorIn(app: FastifyInstance, settings: Settings, database: Database) {
  const note = (error: unknown) =>
    app.log.error({ err: error }, 'A command of the operator failed');
  try {
    const imageStore = await openImageStore(settings);
    return await openOperatorDoor(commands, { settings, database, imageStore }, note);
  } catch (error) {
    app.log.error({ err: error }, 'Commands of the operator cannot reach this server');
    return undefined;
  }
}

/**
 * Serves people until the process is asked to stop.
 *
 * @param lock Holds the folder of the embedded database; there is none on PostgreSQL.
 */
export async function runMarket(
  settings: Settings,
  database: Database,
  lock: FolderLock | undefined,
): Promise<void> {
  const { host, port, dataFolder, mode, stripe } = settings;
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
  if (mode === 'trial')
    console.log('It is a trial: nothing in it is real, and every page says so.');
  if (mode === 'live' && stripe?.publishableKey.startsWith('pk_test_')) {
    console.warn('Stripe’s keys are test keys: test cards pay, and no money comes.');
  }
  for (const { email, password, does } of await findDemoAccounts(database)) {
    console.log(`Log in as ${email} with ${password}, who ${does}`);
  }
  console.log(`The data are in ${settings.databaseUrl ? 'PostgreSQL and ' : ''}${dataFolder}`);
}
