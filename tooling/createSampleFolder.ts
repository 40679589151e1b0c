import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a data folder for a server with sample data. A run of several parts of the tests plants them
 * once, and the folder begins as a copy of what `PLANTED_DATA_DIR` names; otherwise it is empty, and the
 * server plants them itself, which takes a minute and a half.
 */
export async function createSampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'market-samples-'));
  const planted = process.env['PLANTED_DATA_DIR'];
  if (planted) await cp(planted, folder, { recursive: true });
  return folder;
}
