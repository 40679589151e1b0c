import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from './releasePackages.ts';
import { type Workbench, passed, workspace } from './Workbench.ts';

/** Fetches what has been published and looks for mistakes of its entries and types. */
export async function lintArchives(bench: Workbench, npmrc: string, { api, ui }: Release) {
  const folder = bench.createFolder('archives', { '.npmrc': npmrc });
  const published = [`@market/api@${api}`, `@market/ui@${ui}`];
  await bench.run(folder, 'npm', 'pack', '--loglevel=error', ...published);
  const tools = join(workspace, 'packages/ui/node_modules/.bin');

  for (const archive of readdirSync(folder).filter((file) => file.endsWith('.tgz'))) {
    const path = join(folder, archive);
    await bench.run(folder, 'tar', '--extract', '--file', path, 'package/package.json');
    const manifest = readFileSync(join(folder, 'package/package.json'), 'utf8');
    const { dependencies, peerDependencies } = JSON.parse(manifest);
    if (JSON.stringify({ dependencies, peerDependencies }).includes('workspace:'))
      throw new Error(`${archive} depends on what only the workspace has.`);
    await bench.run(folder, join(tools, 'publint'), 'run', path, '--strict');
    await bench.run(folder, join(tools, 'attw'), path, '--profile', 'node16');
  }
  passed('publint and Are the types wrong? find nothing in what was published');
}
