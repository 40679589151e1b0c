import { spawnSync } from 'node:child_process';

/** Checks the types of every package. TypeScript 7 is called by path: its `bin` name is taken. */
const projects = ['.', 'packages/api', 'packages/ui', 'apps/marketplace', 'apps/server'];

for (const project of projects) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript7/bin/tsc', '--project', project],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
