import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

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

/** The commit before the newest change of the tables: the last one, if that is not committed yet. */
function findVersionBefore(): string {
  const migrations = globSync('apps/server/src/database/migrations/*.ts', { cwd: top });
  const newest = migrations.toSorted((one, other) => (basename(one) < basename(other) ? 1 : -1))[0];
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest ?? '').trim();
  return added ? `${added}^` : 'HEAD';
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
