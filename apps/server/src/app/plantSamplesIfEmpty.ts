import { rm, writeFile } from 'node:fs/promises';
import type { Database } from '../database/openDatabase.ts';
import { openMarket } from './openMarket.ts';
import type { Settings } from '../settings/settings.ts';
import { createInjectFetch } from '../http/createInjectFetch.ts';
import { toPlantingMark } from './plantingMark.ts';

/** Fills the market with sample data unless somebody has an account already. */
export async function plantSamplesIfEmpty(
  settings: Settings,
  database: Database,
  report: (message: string) => void,
) {
  const somebody = await database.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (somebody) return;

  const { databaseUrl, dataFolder, publicUrl } = settings;
  const mark = toPlantingMark(dataFolder);
  if (!databaseUrl) await writeFile(mark, '');

  const { plantSamples } = await import('../../samples/plantSamples.ts');
  report('Making sample data, because nobody is here yet …');
  // Nobody reads the mails of made-up people.
  const forPlanting = { ...settings, rateLimitScale: 1_000_000, confirmsEmail: false };
  const app = await openMarket(forPlanting, database);
  await plantSamples({
    database,
    host: `${publicUrl}/api`,
    createFetch: (address) => createInjectFetch(app, address),
    report,
  });
  await app.close();
  await rm(mark, { force: true });
}
