import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../packages/ui/package.json' with { type: 'json' };
import { listEntries } from '../../packages/ui/scripts/listEntries.ts';
import { findEngines } from '../engines/findEngines.ts';
import { partsJourney } from '../engines/partsJourney.ts';
import { takeJourney } from '../engines/takeJourney.ts';
import { serveFolder } from '../serveFolder.ts';
import { loadDoors } from './loadDoors.ts';
import { type Workbench, passed, workspace } from './Workbench.ts';

const { peerDependencies, devDependencies } = packageFile;

/** The lowest versions that the package promises to work with: the first of each range. */
const lowestPeers = Object.fromEntries(
  Object.entries(peerDependencies).map(([name, range]) => [
    name,
    /\d+\.\d+\.\d+/.exec(range)?.[0] ?? range,
  ]),
);

/** The versions that it is developed with. */
const newestPeers = Object.fromEntries(
  Object.keys(peerDependencies).map((name) => [
    name,
    devDependencies[name as keyof typeof devDependencies],
  ]),
);

/** Installs a version of `@market/ui` into projects for browsers and one for servers. */
export const tryUi = (bench: Workbench, npmrc: string, version: string) => [
  tryInBrowser(bench, npmrc, version, newestPeers),
  tryInBrowser(bench, npmrc, version, lowestPeers),
  tryOnServer(bench, npmrc, version),
];

const createProject = (
  bench: Workbench,
  name: string,
  npmrc: string,
  dependencies: Record<string, string>,
) =>
  bench.createProject(
    name,
    { '.npmrc': npmrc, 'package.json': { private: true, type: 'module', dependencies } },
    ['index.html', 'Page.tsx', 'main.tsx', 'server.tsx'].map(
      (file) => `packages/ui/tests/consumer/${file}`,
    ),
  );

async function tryInBrowser(
  bench: Workbench,
  npmrc: string,
  version: string,
  peers: Record<string, string>,
) {
  const withReact = `React ${peers['react']} and styled-components ${peers['styled-components']}`;
  const where = await createProject(bench, `browser-${peers['react']}`, npmrc, {
    ...peers,
    '@market/ui': version,
    '@types/node': '24.10.1',
    '@types/react': typesOf(peers['react']),
    '@types/react-dom': typesOf(peers['react-dom']),
    typescript: peers === lowestPeers ? '5.4.5' : '7.0.2',
    vite: '8.3.8',
  });
  await checkTypes(bench, where);
  await bench.run(where, 'npx', 'vite', 'build', '--logLevel', 'error');
  const site = await serveFolder(join(where, 'dist'));
  const [chromium] = (await findEngines()).engines;
  try {
    if (chromium) await takeJourney(chromium, partsJourney, site.url);
  } finally {
    site.close();
  }
  passed(`@market/ui installs into a Vite project and works in a browser, with ${withReact}`);
}

const typesOf = (version = '') => `^${version.split('.')[0]}.0.0`;

/** What examples take from a router, whose own types do not hold in the strictest project. */
const anyRouter = `
declare module 'react-router-dom' {
  import type { AnchorHTMLAttributes, ReactNode } from 'react';
  export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }): ReactNode;
}
`;

/** With the libraries' own types checked, too: they must hold in the strictest project. */
async function checkTypes(bench: Workbench, where: string) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  };
  const settings = { compilerOptions, include: ['*.ts', '*.tsx'] };
  writeFileSync(join(where, 'tsconfig.json'), JSON.stringify(settings));
  const examples = [
    join(where, 'node_modules/@market/ui/README.md'),
    join(workspace, 'packages/ui/src/foundations/HowToComposeAScreen.mdx'),
  ].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^```tsx\n(?<code>.*?)^```$/gms)]);
  examples.forEach(({ groups }, index) =>
    writeFileSync(join(where, `example-${index}.tsx`), groups?.['code'] ?? ''),
  );
  writeFileSync(join(where, 'router.d.ts'), anyRouter);
  await bench.run(where, 'npx', 'tsc');
  passed(
    `The types of @market/ui hold, and ${examples.length} examples of its documentation compile`,
  );
}

async function tryOnServer(bench: Workbench, npmrc: string, version: string) {
  const where = await createProject(bench, 'server', npmrc, {
    ...lowestPeers,
    '@market/ui': version,
    esbuild: '0.28.2',
  });
  const doors = ['@market/ui', ...listEntries().map(({ name }) => `@market/ui/${name}`)];
  await loadDoors(bench, where, doors, 'module');
  await loadDoors(bench, where, doors, 'commonjs');
  expectDirectives(join(where, 'node_modules/@market/ui/dist'));
  const bundle = ['--bundle', '--packages=external', '--platform=node', '--jsx=automatic'];
  for (const [format, file] of [
    ['esm', 'server.mjs'],
    ['cjs', 'server.cjs'],
  ] as const) {
    const output = [`--format=${format}`, `--outfile=${file}`, '--log-level=warning'];
    await bench.run(where, 'npx', 'esbuild', 'server.tsx', ...bundle, ...output);
    expectParts(await bench.run(where, process.execPath, file), `On a server (${format})`);
  }
  passed('@market/ui installs into a server and renders there, with the lowest peers, both ways');
}

/** Servers leave those components to the browser whose files begin with `'use client'`. */
function expectDirectives(dist: string) {
  const names = listEntries().flatMap(({ name, isForClient }) =>
    isForClient ? [`entries/${name}`] : [],
  );
  for (const name of ['index', ...names]) {
    for (const file of [`${name}.js`, `${name}.cjs`]) {
      const code = readFileSync(join(dist, file), 'utf8');
      if (!/^(["'])use client\1;/.test(code)) throw new Error(`${file} has lost 'use client'.`);
    }
  }
}

function expectParts(html: string, where: string) {
  for (const part of ['Logo design', 'Rs.4500', 'type="range"', '<table', 'Delivered']) {
    if (!html.includes(part)) throw new Error(`${where}: no ${part} in ${html.slice(0, 400)}`);
  }
}
