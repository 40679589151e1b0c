import { join } from 'node:path';
import { lintArchives } from './packages/lintArchives.ts';
import { releasePackages } from './packages/releasePackages.ts';
import { startRegistry } from './packages/startRegistry.ts';
import { tryApi } from './packages/tryApi.ts';
import { tryExamples } from './packages/tryExamples.ts';
import { tryFrameworks } from './packages/tryFrameworks.ts';
import { tryUi } from './packages/tryUi.ts';
import { Workbench } from './packages/Workbench.ts';

/*
 * Releases both packages from a copy of this workspace, by Changesets, to a registry on this
 * machine, and installs them from there with npm into fresh projects, as their users do.
 */
const bench = new Workbench();

/** The override: Verdaccio asks for a tag that not every registry has. */
const tools = { dependencies: { verdaccio: '6.2.4' }, overrides: { 'node-fetch': '2.6.7' } };

try {
  const toolsFolder = await bench.createProject('tools', { 'package.json': tools });
  const registry = await startRegistry(
    bench.createFolder('registry'),
    join(toolsFolder, 'node_modules/verdaccio/bin/verdaccio'),
  );
  try {
    const release = await releasePackages(bench, registry);
    const tries = await Promise.allSettled([
      lintArchives(bench, registry.npmrc, release),
      ...tryApi(bench, registry.npmrc, release.api),
      tryExamples(bench, registry.npmrc, release.api),
      ...tryUi(bench, registry.npmrc, release.ui),
      ...tryFrameworks(bench, registry.npmrc, release),
    ]);
    const failures = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason] : []));
    if (failures.length > 0) throw new Error(failures.map(String).join('\n'));
  } finally {
    registry.stop();
  }
} catch (error) {
  console.error(` ✗ ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  bench.remove();
}
