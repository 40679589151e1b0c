import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** The network that all machines are on; the servers and what stands before them have its first addresses. */
const bridge = 'marketbr';
const hostAddresses = ['10.77.0.1', '10.77.0.2', '10.77.0.3'];

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });

/** A machine of its own as far as its network goes: its processes reach others by their addresses only. */
export interface Node {
  name: string;
  address: string;
  /** Starts a program on it, which writes into a file of the folder. */
  run: (program: string, args: string[], choices: RunChoices) => ChildProcess;
  /** Ends everything on it at once, as a power cut would. */
  cutPower: () => void;
  /** Takes it off the network. */
  unplug: () => void;
  plugIn: () => void;
  /** Lets nothing pass to another node and from it. */
  cutTo: (other: Node) => void;
  healTo: (other: Node) => void;
}

/** How a program of a node runs. */
export interface RunChoices {
  folder: string;
  /** The name of its log. */
  log: string;
  /** Defaults to root. */
  user?: { uid: number; gid: number };
  env?: Record<string, string>;
}

const network = (name: string) => `market-${name}`;

function createNode(name: string, address: string): Node {
  const inside = (...words: string[]) => ip('netns', 'exec', network(name), ...words);
  const filter = (action: '-A' | '-D', other: Node) => {
    inside('iptables', action, 'INPUT', '-s', other.address, '-j', 'DROP');
    inside('iptables', action, 'OUTPUT', '-d', other.address, '-j', 'DROP');
  };
  ip('netns', 'add', network(name));
  ip('link', 'add', `mk-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', network(name));
  ip('link', 'set', `mk-${name}`, 'master', bridge, 'up');
  inside('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
  inside('ip', 'link', 'set', 'eth0', 'up');
  inside('ip', 'link', 'set', 'lo', 'up');

  return {
    name,
    address,
    run(program, args, { folder, log, user, env }) {
      const file = openSync(join(folder, log), 'a');
      const asUser = user
        ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
        : [];
      return spawn('ip', ['netns', 'exec', network(name), ...asUser, program, ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', file, file],
      });
    },
    cutPower() {
      for (const id of listProcesses(name)) kill(id);
    },
    unplug: () => void ip('link', 'set', `mk-${name}`, 'down'),
    plugIn: () => void ip('link', 'set', `mk-${name}`, 'up'),
    cutTo: (other) => filter('-A', other),
    healTo: (other) => filter('-D', other),
  };
}

const listProcesses = (name: string) =>
  String(ip('netns', 'pids', network(name)))
    .split('\n')
    .filter(Boolean)
    .map(Number);

/** Ends a process at once; one that is gone stays gone. */
export function kill(id: number) {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Removes what a run that was cut off has left, or this one. */
function clear(names: string[]) {
  const networks = String(ip('netns', 'list'));
  const links = String(ip('-o', 'link'));
  const deleteLink = (link: string) => {
    if (new RegExp(`: ${link}[:@]`).test(links)) ip('link', 'delete', link);
  };
  for (const name of names) {
    deleteLink(`mk-${name}`);
    if (!networks.includes(network(name))) continue;
    for (const id of listProcesses(name)) kill(id);
    ip('netns', 'delete', network(name));
  }
  deleteLink(bridge);
}

/** Makes machines on a network of their own, of Linux's network namespaces. Needs root. */
export function createNodes(names: string[]): { nodes: Node[]; remove: () => void } {
  clear(names);
  ip('link', 'add', bridge, 'type', 'bridge');
  for (const address of hostAddresses) ip('address', 'add', `${address}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const nodes = names.map((name, index) => createNode(name, `10.77.0.${11 + index}`));
  return { nodes, remove: () => clear(names) };
}
