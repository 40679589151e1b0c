import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './findFreePort.ts';
import { sumProcessorTime } from './sumProcessorTime.ts';

/** A PostgreSQL for tests, with nothing in it. */
export interface TestPostgres {
  url: string;
  /** How much processor time it has taken so far, in milliseconds. */
  readProcessorTime: () => number;
  /** Shell commands that let it end at once, and come back with its data. */
  commands: { stop: string; start: string };
  /** Ends it and throws its data away. */
  stop: () => void;
}

const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
];

/** Its own user, because PostgreSQL refuses to run as root. */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : undefined;
}

/** How a PostgreSQL is started. */
interface PostgresChoices {
  /** Whether it forces its writes to the disk, which takes longer. Defaults to false. */
  syncs?: boolean;
  /** The address of another one, which it follows. By default it has its own data. */
  replicaOf?: string;
  /** How far it stays behind that one, in seconds. Defaults to as little as it can. */
  delay?: number;
}

/** Starts the PostgreSQL that is installed on this machine. Gives undefined when there is none. */
export async function startPostgres(
  choices: PostgresChoices = {},
): Promise<TestPostgres | undefined> {
  const { syncs = false, replicaOf, delay = 0 } = choices;
  const programs = folders
    .flatMap((folder) => globSync(folder))
    .toSorted()
    .at(-1);
  const user = findUser();
  if (!programs || !user) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'market-postgres-'));
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[]) => {
    const { status } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}.`);
  };

  const data = join(folder, 'data');
  const port = await findFreePort();
  if (replicaOf) {
    const copied = ['--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream'];
    run('pg_basebackup', [...copied, '-D', data, '-d', replicaOf]);
  } else run('initdb', ['--auth=trust', '--username=market', '--encoding=UTF8', '-D', data]);
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`,
    `-c fsync=${syncs ? 'on' : 'off'} -c recovery_min_apply_delay=${delay}s`,
  ].join(' ');
  run('pg_ctl', ['start', '--wait', '-D', data, '-o', options, '-l', join(folder, 'log')]);
  const asUser = user.uid ? `setpriv --reuid=${user.uid} --regid=${user.gid} --clear-groups ` : '';
  const control = `${asUser}${join(programs, 'pg_ctl')} -D ${data}`;
  return {
    commands: {
      stop: `${control} stop --mode=immediate`,
      start: `${control} start --wait -o "${options}" -l ${join(folder, 'log')} >/dev/null 2>&1`,
    },
    url: `postgres://market@127.0.0.1:${port}/postgres`,
    readProcessorTime() {
      const [id] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      return sumProcessorTime(Number(id));
    },
    stop: () => {
      run('pg_ctl', ['stop', '--mode=immediate', '-D', data]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
