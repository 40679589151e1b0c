import { spawnSync } from 'node:child_process';

/** Checks all imports against `.dependency-cruiser.cjs`. */
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

/** A tool that silently reads nothing finds no faults, either. */
const fewestModules = 500;

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cruiser, 'packages', 'apps', '--config', '.dependency-cruiser.cjs'],
  { encoding: 'utf8' },
);
console.log(stdout.trim(), stderr.trim());

const modules = Number(/(?<count>\d+) modules/.exec(stdout)?.groups?.['count'] ?? 0);
if (modules < fewestModules) console.error(`Only ${modules} modules were read.`);
process.exitCode = status === 0 && modules >= fewestModules ? 0 : 1;
