import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listEntries } from '../../packages/ui/scripts/listEntries.ts';
import type { Release } from './releasePackages.ts';
import { type Workbench, passed, workspace } from './Workbench.ts';

/** “Are the types wrong?” does not expand the pattern that leads to the parts. */
const uiEntries = ['--entrypoints', '.', ...listEntries().map(({ name }) => name)];

/** Fetches what has been published and checks its entries and types. */
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
    const entries = archive.startsWith('market-ui-') ? uiEntries : [];
    await bench.run(folder, join(tools, 'publint'), 'run', path, '--strict');
    await bench.run(folder, join(tools, 'attw'), path, '--profile', 'node16', ...entries);
  }
  passed('publint and Are the types wrong? find nothing in what was published');
}
