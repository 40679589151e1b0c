import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

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

/** What fits nowhere else gathers in a room that everybody may use, until nobody finds anything in it. */
const common = 'apps/marketplace/src/shared';
const mostInCommon = 10;
const inCommon = readdirSync(common).length;
if (inCommon > mostInCommon)
  console.error(`${common} holds ${inCommon} files, ${mostInCommon} at most.`);

const isRight = status === 0 && modules >= fewestModules && inCommon <= mostInCommon;
process.exitCode = isRight ? 0 : 1;
