import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  halves,
  ports,
  toEtcdArguments,
  writeHaproxy,
  writePatroni,
  writePgbouncer,
} from './configurations.ts';
import { createNodes, kill, type Node } from './nodes.ts';

/** One of the three databases, as Patroni sees it. */
interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | string;
  state: string;
}

const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';

/** How long the cluster may take to be whole again, in milliseconds. */
const patience = 180_000;

const needed = ['ip', 'iptables', 'etcd', 'patroni', 'haproxy', 'pgbouncer'];

function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/sbin', '/bin']
    .map((folder) => join(folder, name))
    .find(existsSync);
}

/** What this machine lacks for a cluster; empty if nothing. */
export function listMissing(): string[] {
  const missing = needed.filter((name) => !findProgram(name));
  if (globSync('/usr/lib/postgresql/*/bin/postgres').length === 0) missing.push('postgresql');
  if (process.getuid?.() !== 0) missing.push('root, for networks of their own');
  return missing;
}

const readEnd = (file: string) => readFileSync(file, 'utf8').slice(-3_000);

const readId = (flag: string) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/**
 * Brings up three PostgreSQL with streaming replication, of which Patroni with etcd makes one the
 * primary, both halves of HAProxy before them and before the servers, and PgBouncer.
 *
 * @param serverPorts Where the market's servers will listen, on 127.0.0.1.
 */
export async function startCluster(serverPorts: number[]) {
  const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '';
  const user = { uid: readId('-u'), gid: readId('-g') };
  const folder = mkdtempSync(join(tmpdir(), 'market-cluster-'));
  chmodSync(folder, 0o711);
  const makeFolder = (name: string) => {
    const made = join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    chownSync(made, user.uid, user.gid);
    return made;
  };

  const { nodes, remove } = createNodes(['node1', 'node2', 'node3']);
  const folders = new Map(nodes.map(({ name }) => [name, makeFolder(name)]));
  const folderOf = ({ name }: Node) => folders.get(name) as string;

  function startEtcd(node: Node) {
    const args = toEtcdArguments(node, nodes, folderOf(node));
    node.run('etcd', args, { folder: folderOf(node), log: 'etcd.log', user });
  }
  function startPatroni(node: Node) {
    const file = join(folderOf(node), 'patroni.json');
    writeFileSync(file, writePatroni(node, nodes, folderOf(node), programs));
    const env = { HOME: folderOf(node) };
    node.run('patroni', [file], { folder: folderOf(node), log: 'patroni.log', user, env });
  }

  const own = makeFolder('own');
  const running = new Set<ChildProcess>();
  function run(program: string, args: string[], log: string) {
    const file = openSync(join(own, log), 'a');
    const child = spawn(findProgram(program) as string, args, {
      stdio: ['ignore', file, file],
      ...(program === 'pgbouncer' && user),
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }
  function startHalf(address: string) {
    const file = join(own, `haproxy-${address}.cfg`);
    writeFileSync(file, writeHaproxy(address, nodes, serverPorts));
    return run('haproxy', ['-db', '-f', file], `haproxy-${address}.log`);
  }

  async function listMembers(): Promise<Member[]> {
    for (const { address } of nodes) {
      const asked = await fetch(`http://${address}:${ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      if (asked?.ok) return ((await asked.json()) as { members: Member[] }).members;
    }
    return [];
  }
  async function isWhole() {
    const members = await listMembers();
    return (
      members.filter(isUp).length === nodes.length &&
      members.some(({ role }) => role === 'leader') &&
      members.some(({ role }) => role === 'sync_standby')
    );
  }
  async function becomeWhole() {
    const deadline = Date.now() + patience;
    while (!(await isWhole())) {
      if (Date.now() > deadline) {
        const logs = nodes.map(
          (node) => `${node.name}:\n${readEnd(join(folderOf(node), 'patroni.log'))}`,
        );
        throw new Error(
          `The cluster is not whole: ${JSON.stringify(await listMembers())}\n${logs.join('\n')}`,
        );
      }
      await wait(250);
    }
  }
  async function find(role: string): Promise<Node> {
    const member = (await listMembers()).find((one) => one.role === role);
    const node = nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error(`There is no ${role}.`);
    return node;
  }

  function close() {
    for (const child of running) child.kill('SIGKILL');
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', close);

  for (const node of nodes) startEtcd(node);
  await wait(2_000);
  for (const node of nodes) startPatroni(node);
  const haproxies = halves.map(startHalf);
  const bouncerFile = join(own, 'pgbouncer.ini');
  writeFileSync(bouncerFile, writePgbouncer(own));
  run('pgbouncer', [bouncerFile], 'pgbouncer.out');
  await becomeWhole();

  const leader = await find('leader');
  const client = new Client(`postgres://postgres@${leader.address}:${ports.postgres}/postgres`);
  await client.connect();
  await client.query('create database market');
  await client.end();

  return {
    folder: own,
    /** The primary through PgBouncer: connections by transaction, or by session. */
    databaseUrl: `postgres://market@127.0.0.1:${ports.pgbouncer}/market`,
    sessionUrl: `postgres://market@127.0.0.1:${ports.pgbouncer}/market_session`,
    /** The replicas through PgBouncer. */
    readUrl: `postgres://market@127.0.0.1:${ports.pgbouncer}/market_read`,
    /** Where people reach the site. */
    sites: halves.map((address) => `http://${address}:${ports.site}`),
    find,
    /** Waits until all three databases work together again. */
    becomeWhole,
    /** Kills PostgreSQL on a node, not what watches over it. */
    killDatabase(node: Node) {
      const [id] = readFileSync(join(folderOf(node), 'data/postmaster.pid'), 'utf8').split('\n');
      kill(Number(id));
    },
    /** Starts what a node runs, after its power was cut. */
    startNode(node: Node) {
      startEtcd(node);
      startPatroni(node);
    },
    async killHalf(index: number) {
      const half = haproxies[index] as ChildProcess;
      half.kill('SIGKILL');
      await once(half, 'exit');
    },
    startHalf(index: number) {
      haproxies[index] = startHalf(halves[index] as string);
    },
    close() {
      process.off('exit', close);
      close();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
