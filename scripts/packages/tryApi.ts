import packageFile from '../../packages/api/package.json' with { type: 'json' };
import { loadDoors } from './loadDoors.ts';
import { type Workbench, passed } from './Workbench.ts';

/** msw has no CommonJS build, so the CommonJS project does without it. */
const projects = [
  { name: 'bundler', type: 'module', module: 'esnext', programs: ['askBackend', 'pretendBackend'] },
  { name: 'node16', type: 'module', module: 'node16', programs: ['askBackend', 'pretendBackend'] },
  { name: 'node16-commonjs', type: 'commonjs', module: 'node16', programs: ['askBackend'] },
];

type Project = (typeof projects)[number];

/** Installs a version of `@market/api` into fresh TypeScript projects and uses it there. */
export const tryApi = (bench: Workbench, npmrc: string, version: string) =>
  projects.map((project) => tryProject(bench, npmrc, version, project));

async function tryProject(
  bench: Workbench,
  npmrc: string,
  version: string,
  { name, type, module, programs }: Project,
) {
  const { devDependencies } = packageFile;
  const where = await bench.createProject(
    name,
    {
      '.npmrc': npmrc,
      'package.json': {
        private: true,
        type,
        dependencies: {
          '@market/api': version,
          '@reduxjs/toolkit': devDependencies['@reduxjs/toolkit'],
          '@types/node': '24.10.1',
          '@types/react': devDependencies['@types/react'],
          msw: devDependencies.msw,
          react: devDependencies.react,
          'react-redux': devDependencies['react-redux'],
          typescript: '6.0.3',
        },
      },
      'tsconfig.json': {
        compilerOptions: {
          module,
          moduleResolution: module === 'esnext' ? 'bundler' : module,
          target: 'es2023',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: ['node'],
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: true,
          outDir: 'built',
          rootDir: '.',
        },
        include: ['*.ts'],
      },
    },
    ['check', ...programs].map((program) => `packages/api/tests/consumer/${program}.ts`),
  );
  await bench.run(where, 'npx', 'tsc');
  for (const program of programs) await bench.run(where, process.execPath, `built/${program}.js`);
  const doors = Object.keys(packageFile.exports).filter((door) => !door.endsWith('.json'));
  await loadDoors(
    bench,
    where,
    doors.map((door) => `@market/api${door.slice(1)}`),
    'module',
  );
  await tryCommand(bench, where);
  passed(`@market/api installs, type-checks and runs in a fresh project (${name})`);
}

/** `npx @market/api` without a host prints its usage and fails. */
async function tryCommand(bench: Workbench, where: string) {
  const usage = await bench
    .run(where, 'npx', '@market/api', 'conformance')
    .catch((error: Error) => error.message);
  if (!usage.includes('conformance --host')) throw new Error(usage);
}
