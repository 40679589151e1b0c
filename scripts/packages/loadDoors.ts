import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workbench } from './Workbench.ts';

/** Loads every entry of a package that is installed in a project, in plain Node. */
export async function loadDoors(bench: Workbench, where: string, name: string) {
  const manifest = join(where, 'node_modules', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  const doors = Object.keys(exports).filter((door) => !door.endsWith('.json'));
  const imports = doors.map((door) => `await import('${name}${door.slice(1)}');`).join('');
  await bench.run(where, process.execPath, '--input-type=module', '--eval', imports);
}
