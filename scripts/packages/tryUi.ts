import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { listEntries } from '../../packages/ui/scripts/listEntries.ts';
import { findChromium } from '../findChromium.ts';
import { loadDoors } from './loadDoors.ts';
import { type Workbench, passed } from './Workbench.ts';

const peers = { 'styled-components': '6.6.0', notistack: '3.0.2', esbuild: '0.28.2' };

/** Installs a version of `@market/ui` into a project for browsers and one for servers. */
export const tryUi = (bench: Workbench, npmrc: string, version: string) => [
  tryInBrowser(bench, npmrc, version),
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
    {
      '.npmrc': npmrc,
      'package.json': {
        private: true,
        type: 'module',
        dependencies: { ...peers, ...dependencies },
      },
      'index.html':
        '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
    },
    ['Page', 'main', 'server'].map((file) => `packages/ui/tests/consumer/${file}.tsx`),
  );

async function tryInBrowser(bench: Workbench, npmrc: string, version: string) {
  const where = await createProject(bench, 'browser', npmrc, {
    '@market/ui': version,
    react: '19.3.1',
    'react-dom': '19.3.1',
    vite: '8.3.8',
  });
  await bench.run(where, 'npx', 'vite', 'build', '--logLevel', 'error');
  expectParts(await openSite(join(where, 'dist')), 'In a browser');
  passed('@market/ui installs into a Vite project and renders in a browser, with React 19');
}

async function tryOnServer(bench: Workbench, npmrc: string, version: string) {
  const where = await createProject(bench, 'server', npmrc, {
    '@market/ui': version,
    react: '18.3.1',
    'react-dom': '18.3.1',
  });
  await loadDoors(bench, where, '@market/ui');
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
  passed('@market/ui installs into a server and renders there, with React 18.3, both ways');
}

/** Servers that render components leave to the browser what says so in its first lines. */
function expectDirectives(dist: string) {
  const names = listEntries().flatMap(({ name, isForClient }) => (isForClient ? [name] : []));
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

/** Opens a built site and gives what its page has become. */
async function openSite(site: string) {
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url;
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(join(site, file)));
  }).listen(0);
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return await page.content();
  } finally {
    await browser.close();
    server.close();
  }
}
