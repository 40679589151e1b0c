import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Every file that differs from the point where this branch left `main`, committed or not. */
export function listChangedFiles(): string[] {
  const mains = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  const [fork = ''] = git('merge-base', 'HEAD', mains.at(-1) ?? '');
  return [
    ...git('diff', '--name-only', '--no-renames', fork),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folders of our packages and apps, each with those it depends on. */
function listWorkspaces() {
  const manifests = globSync('{packages,apps}/*/package.json').map((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    return { folder: dirname(file).replaceAll('\\', '/'), ...manifest };
  });
  return manifests.map(({ folder, dependencies, devDependencies }) => {
    const names = Object.keys({ ...dependencies, ...devDependencies });
    const needs = manifests.filter(({ name }) => names.includes(name)).map((each) => each.folder);
    return { folder, needs };
  });
}

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);

/** Only people read it, and the lint, which always runs. */
const isProse = (file: string) => /^(docs|\.changeset)\/|^[^/]+\.md$/.test(file);

/**
 * The packages and apps that this branch has changed, and those that depend on them. Undefined means all
 * of them: when nothing has changed, when something changed that they all stand on, and outside of a
 * repository.
 */
export function findTouched(): string[] | undefined {
  let changed: string[];
  try {
    changed = listChangedFiles();
  } catch {
    return undefined;
  }
  const workspaces = listWorkspaces();
  const isCommon = (file: string) =>
    !isProse(file) && !workspaces.some(({ folder }) => isIn(folder, file));
  if (changed.length === 0 || changed.some(isCommon)) return undefined;

  const touched = new Set(
    workspaces
      .filter(({ folder }) => changed.some((file) => isIn(folder, file)))
      .map(({ folder }) => folder),
  );
  for (let size = -1; size !== touched.size;) {
    size = touched.size;
    for (const { folder, needs } of workspaces)
      if (needs.some((need) => touched.has(need))) touched.add(folder);
  }
  return [...touched];
}
