import { rm, writeFile } from 'node:fs/promises';
import type { Database } from '../src/database/openDatabase.ts';
import { openMarket } from '../src/openMarket.ts';
import type { Settings } from '../src/settings/settings.ts';
import { createInjectFetch } from '../src/http/createInjectFetch.ts';
import { plantSamples } from './plantSamples.ts';
import { toPlantingMark } from '../src/database/plantingMark.ts';

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
