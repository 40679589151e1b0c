import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that exists while sample data are being planted. */
export const toPlantingMark = (dataFolder: string) => join(dataFolder, 'planting-samples');

/**
 * Deletes an embedded database if the process ended while sample data were being planted. The
 * market had not opened yet, so it holds nobody's data. Call this while the folder is locked and
 * the database is closed.
 */
export async function discardHalfPlanted(dataFolder: string) {
  const mark = toPlantingMark(dataFolder);
  if (!existsSync(mark)) return;
  for (const name of ['database', 'images'])
    await rm(join(dataFolder, name), { recursive: true, force: true });
  await rm(mark);
}
