import { spawnSync } from 'node:child_process';
import { typedProjects } from './typedProjects.ts';

/** Checks the types of every package. TypeScript 7 is called by path: its `bin` name is taken. */
for (const project of typedProjects) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript7/bin/tsc', '--project', project],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
