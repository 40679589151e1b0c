import type { Workbench } from './Workbench.ts';

const write = {
  module: (door: string) => `await import('${door}');`,
  commonjs: (door: string) => `require('${door}');`,
};

/** Loads entries of a package that is installed in a project, in plain Node. */
export async function loadDoors(
  bench: Workbench,
  where: string,
  doors: string[],
  type: keyof typeof write,
) {
  const code = doors.map(write[type]).join('');
  await bench.run(where, process.execPath, `--input-type=${type}`, '--eval', code);
}
