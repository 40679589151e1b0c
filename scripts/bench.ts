import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the benchmark of a folder: `pnpm bench ui`. Installs what it compares with on demand. */
const benches = join(import.meta.dirname, '../bench');
const [name = '', ...choices] = process.argv.slice(2);
const folder = join(benches, name);

function run(command: string, ...options: string[]) {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(command, options, {
    cwd: folder,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(folder, 'measure.ts')) || name === '') {
  console.error(`Say which: ${readdirSync(benches).join(', ')}.`);
  process.exit(1);
}
if (existsSync(join(folder, 'package.json')) && !existsSync(join(folder, 'node_modules'))) {
  run('npm', 'install', '--no-audit', '--no-fund', '--no-package-lock');
}
run(process.execPath, '--conditions=market-source', 'measure.ts', ...choices);
