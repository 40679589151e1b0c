import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageFile from '../../packages/api/package.json' with { type: 'json' };
import { readExamples } from './readExamples.ts';
import { type Workbench, passed } from './Workbench.ts';

/** The folder of each page's files. Those of server components are tried in Next. */
const pages = {
  readme: 'packages/api/README.md',
  withoutRedux: 'packages/api/docs/without-redux.md',
  tanstackQuery: 'packages/api/docs/tanstack-query.md',
};

/** Writes the files of a page of documentation into a folder. */
export function writeExamples(page: string, folder: string): void {
  for (const [name, code] of Object.entries(readExamples(page))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** Compiles what the documentation of `@market/api` shows, with the published package, and runs it. */
export async function tryExamples(bench: Workbench, npmrc: string, version: string) {
  const { devDependencies } = packageFile;
  const where = await bench.createProject(
    'examples',
    {
      '.npmrc': npmrc,
      'package.json': {
        private: true,
        type: 'module',
        dependencies: {
          '@market/api': version,
          '@reduxjs/toolkit': devDependencies['@reduxjs/toolkit'],
          '@tanstack/react-query': '5.108.0',
          '@types/node': '24.10.1',
          '@types/react': devDependencies['@types/react'],
          '@types/react-dom': '19.3.0',
          msw: devDependencies.msw,
          react: devDependencies.react,
          'react-dom': devDependencies.react,
          'react-redux': devDependencies['react-redux'],
          typescript: '6.0.3',
        },
      },
      'tsconfig.json': {
        compilerOptions: {
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: ['node'],
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: true,
          outDir: 'built',
          rootDir: '.',
        },
        include: ['**/*.ts', '**/*.tsx'],
      },
    },
    ['packages/api/tests/consumer/check.ts', 'scripts/packages/examples/runExamples.tsx'],
  );
  for (const [folder, page] of Object.entries(pages)) writeExamples(page, join(where, folder));
  await bench.run(where, 'npx', 'tsc');
  await bench.run(where, process.execPath, 'built/runExamples.js');
  passed('What the documentation of @market/api shows compiles and runs');
}
