import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes all files of a market, as `empty` removes their rows; its folders stay. */
export async function emptyFiles(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'files');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name !== 'parts' && name !== 'incoming') await rm(path);
    else
      for (const inside of await readdir(path)) await rm(join(path, inside), { recursive: true });
  }
}
