import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sources of an earlier version, with what its server needs to run. */
export interface EarlierVersion {
  folder: string;
  /** Its commit, for people. */
  name: string;
  remove: () => void;
}

const top = join(import.meta.dirname, '..');
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const migrations = 'apps/server/src/database/migrations';

/** How the tables were made in a version: the paths of its migrations with their contents. */
const listMigrations = (version: string) =>
  new Map(
    git('ls-tree', '-r', '--format=%(path) %(objectname)', version, '--', `${migrations}/`)
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [path: string, content: string]),
  );

/** The commits that changed these files, merges aside. */
const listChanges = (files: readonly string[], ...range: string[]) =>
  git('log', '--full-history', '--no-merges', '--format=%H', ...range, '--', ...files);

/**
 * The last version with fewer changes of tables: the last commit itself, if the newest is not committed yet.
 * Versions that only a branch went through are passed over, as nobody has a database of theirs: their
 * migrations were written anew afterwards, or newer ones were begun beside them.
 */
function findVersionBefore(): string | undefined {
  const now = listMigrations('HEAD');
  const present = globSync(`${migrations}/*.ts`, { cwd: top }).length;
  if (present > now.size) return 'HEAD';

  const changes = listChanges([migrations]).trim().split('\n');
  return changes
    .map((change) => `${change}^`)
    .find((version) => {
      const then = listMigrations(version);
      const newer = [...now.keys()].filter((path) => !then.has(path));
      const isKept = [...then].every(([path, content]) => now.get(path) === content);
      const isGround = () =>
        listChanges(newer) === listChanges(newer, '--ancestry-path', `${version}..HEAD`);
      return isKept && newer.length > 0 && isGround();
    });
}

/**
 * Puts the version before the newest change of the tables into a folder of its own, and installs what
 * its server needs. `PREVIOUS` names another version. Gives undefined where there is no such version, as
 * in a clone without its history.
 */
export function checkOutVersionBefore(): EarlierVersion | undefined {
  let name: string;
  try {
    const reference = process.env['PREVIOUS'] ?? findVersionBefore();
    if (reference === undefined) return undefined;
    name = git('rev-parse', '--verify', '--short', `${reference}^{commit}`).trim();
  } catch {
    return undefined;
  }

  const folder = join(mkdtempSync(join(tmpdir(), 'market-before-')), 'market');
  git('worktree', 'add', '--quiet', '--detach', folder, name);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  try {
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    const server = ['--prod', '--filter', '@market/server...'];
    execFileSync(join(top, 'node_modules/.bin/pnpm'), [...install, ...server], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, name, remove };
}
