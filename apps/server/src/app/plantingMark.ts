import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is there while sample data are being planted. */
export const toPlantingMark = (dataFolder: string) => join(dataFolder, 'planting-samples');

/**
 * Throws away an embedded database whose sample data were being planted when the process ended.
 * The market had not opened yet, so nobody else's data can be in it. Call it while the folder is
 * locked and the database is not open.
 */
export async function discardHalfPlanted(dataFolder: string) {
  const mark = toPlantingMark(dataFolder);
  if (!existsSync(mark)) return;
  for (const name of ['database', 'images'])
    await rm(join(dataFolder, name), { recursive: true, force: true });
  await rm(mark);
}
