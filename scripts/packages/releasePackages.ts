import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from './startRegistry.ts';
import { type Workbench, passed, workspace } from './Workbench.ts';

/** The versions that a release gave to our packages. */
export interface Release {
  api: string;
  ui: string;
}

/** What packages are made and released from. */
const needed = [
  'packages',
  'tooling/browserRange.ts',
  'docs/specification.md',
  '.changeset',
  '*.json',
  '*.yaml',
  '.gitignore',
  '.prettierrc.json',
  'LICENSE',
];

const asPinned = ['--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Copies the workspace and releases the copy to a registry with the commands of a real release,
 * `release:version` and `release`. Versions, changelogs and tags exist only in the copy.
 */
export async function releasePackages(bench: Workbench, registry: Registry): Promise<Release> {
  const copy = await copyWorkspace(bench, registry);

  await bench.run(copy, 'npm', 'run', '--silent', 'release:version');
  const release = {
    api: readVersion(copy, 'packages/api'),
    ui: readVersion(copy, 'packages/ui'),
  };
  const kept = readJson(copy, 'packages/api/openapi.released.json');
  const written = readJson(copy, 'packages/api/openapi.json');
  if (kept.info.version !== release.api || !isDeepStrictEqual(kept, written))
    throw new Error('The released OpenAPI document is not that of the release.');
  passed(`Changesets makes @market/api ${release.api} and @market/ui ${release.ui}`);
  await commit(bench, copy, 'Release');

  await bench.run(copy, 'npm', 'run', '--silent', 'release');
  const tags = (await bench.run(copy, 'git', 'tag')).trim().split('\n').toSorted();
  const expected = [`@market/api@${release.api}`, `@market/ui@${release.ui}`];
  if (!isDeepStrictEqual(tags, expected)) throw new Error(`Tags: ${tags.join(', ')}`);
  passed('Changesets builds, publishes to a registry and tags');
  return release;
}

/** Everything that git does not ignore, uncommitted changes included, as a repository of its own. */
async function copyWorkspace(bench: Workbench, registry: Registry) {
  const copy = bench.createFolder('workspace');
  const notIgnored = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await bench.run(workspace, 'git', 'ls-files', ...notIgnored, ...needed);
  for (const file of listed.trim().split('\n')) {
    try {
      cpSync(join(workspace, file), join(copy, file));
    } catch (error) {
      // Deleted, but not yet committed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  bench.createFolder('workspace', { '.npmrc': registry.npmrc });
  await bench.run(copy, 'git', 'init', '--quiet', '--initial-branch', 'main');
  // Commits and tags need an author, and not every machine has one set.
  await bench.run(copy, 'git', 'config', 'user.name', 'Release');
  await bench.run(copy, 'git', 'config', 'user.email', 'release@market.example');
  await commit(bench, copy, 'Everything');
  await bench.run(copy, 'pnpm', 'install', ...asPinned);
  return copy;
}

async function commit(bench: Workbench, repository: string, subject: string) {
  await bench.run(repository, 'git', 'add', '--all');
  await bench.run(repository, 'git', 'commit', '--quiet', '--message', subject);
}

/** The new version of a package. Throws if it is not new, or not in the changelog. */
function readVersion(copy: string, folder: string): string {
  const { version } = readJson(copy, folder, 'package.json');
  if (version === readJson(workspace, folder, 'package.json').version)
    throw new Error(`${folder} has no changeset.`);
  if (!readFileSync(join(copy, folder, 'CHANGELOG.md'), 'utf8').includes(`## ${version}`))
    throw new Error(`The changelog of ${folder} does not tell of ${version}.`);
  return version;
}
