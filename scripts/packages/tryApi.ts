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

/** The command says how it is used: when it is asked to, and when it cannot do anything else. */
async function tryCommand(bench: Workbench, where: string) {
  const ask = (...parameters: string[]) =>
    bench.run(where, 'npx', '@market/api', ...parameters).then(
      (said) => ({ said, code: 0 }),
      (error: Error & { cause: { code: number } }) => ({
        said: error.message,
        code: error.cause.code,
      }),
    );
  const tries = [
    { asked: ['--help'], code: 0, said: 'Exits with 0' },
    { asked: ['conformance'], code: 2, said: 'conformance --host' },
    { asked: ['--nonsense'], code: 2, said: '--nonsense' },
    { asked: ['conformance', '--host', 'http://127.0.0.1:9'], code: 2, said: '127.0.0.1:9' },
  ];
  for (const { asked, ...expected } of tries) {
    const answer = await ask(...asked);
    if (answer.code !== expected.code || !answer.said.includes(expected.said))
      throw new Error(`market-api ${asked.join(' ')} exits with ${answer.code}: ${answer.said}`);
  }
}
