import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../tooling/findFreePort.ts';
import { serveFolder } from '../serveFolder.ts';
import * as arabic from '../../packages/ui/src/texts/ar.ts';
import { checkFramework, type Words } from './checkFramework.ts';
import { checkServerComponents, startBackend } from './checkServerComponents.ts';
import { writeExamples } from './tryExamples.ts';
import { type Workbench, passed, workspace } from './Workbench.ts';

const apps = join(workspace, 'scripts/packages/frameworks');

const shared = {
  notistack: '3.0.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
};

interface App {
  /** Its folder among the apps. */
  name: string;
  /** Where the page that all of them show belongs. */
  pageFolder: string;
  dependencies: Record<string, string>;
}

/** Builds the same page from the published package in three frameworks that render on a server. */
export const tryFrameworks = (
  bench: Workbench,
  npmrc: string,
  { api, ui }: { api: string; ui: string },
) => {
  const create = (app: App) => createApp(bench, npmrc, ui, app);
  return [tryNext(bench, create, api), tryReactRouter(bench, create), tryViteServer(bench, create)];
};

type Create = (app: App) => Promise<string>;

async function createApp(bench: Workbench, npmrc: string, version: string, app: App) {
  const dependencies = { ...shared, ...app.dependencies, '@market/ui': version };
  const where = bench.createFolder(app.name, { '.npmrc': npmrc });
  cpSync(join(apps, app.name), where, { recursive: true });
  cpSync(join(apps, 'MarketPage.tsx'), join(where, app.pageFolder, 'MarketPage.tsx'));
  return bench.createProject(app.name, {
    'package.json': { private: true, type: 'module', dependencies },
  });
}

/** With what the documentation of `@market/api` shows for server components. */
async function tryNext(bench: Workbench, create: Create, api: string) {
  const where = await create({
    name: 'next',
    pageFolder: 'app',
    dependencies: {
      '@market/api': api,
      '@types/node': '24.10.1',
      '@types/react': '19.3.0',
      next: '16.4.6',
      typescript: '6.0.3',
    },
  });
  writeExamples('packages/api/docs/server-components.md', where);
  await bench.run(where, 'npx', 'next', 'build');
  const bin = 'node_modules/next/dist/bin/next';
  const backend = await startBackend();
  try {
    await withServer(where, (port) => [bin, 'start', '-H', '127.0.0.1', '-p', `${port}`], {
      name: 'Next',
      env: { MARKET_HOST: backend.host },
      check: checkServerComponents,
    });
  } finally {
    backend.close();
  }
  passed('@market/api in server components of Next, as its documentation shows');
}

/** In Arabic, from right to left. */
async function tryReactRouter(bench: Workbench, create: Create) {
  const where = await create({
    name: 'reactRouter',
    pageFolder: 'app',
    dependencies: {
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      '@react-router/serve': '8.4.0',
      isbot: '5.1.31',
      'react-router': '8.4.0',
      vite: '8.3.8',
    },
  });
  await bench.run(where, 'npx', 'react-router', 'build');
  const bin = 'node_modules/@react-router/serve/bin.cjs';
  await withServer(where, () => [bin, 'build/server/index.js'], {
    name: 'React Router',
    words: { details: arabic.ServiceCard.details, dark: arabic.ThemeSwitch.dark },
  });
}

async function tryViteServer(bench: Workbench, create: Create) {
  const where = await create({
    name: 'viteServer',
    pageFolder: '.',
    dependencies: { vite: '8.3.8' },
  });
  const build = (...options: string[]) =>
    bench.run(where, 'npx', 'vite', 'build', '--logLevel', 'error', ...options);
  await build('--outDir', 'dist');
  await build('--ssr', 'server.tsx', '--outDir', 'dist-server');
  await bench.run(where, process.execPath, 'render.js');

  const site = await serveFolder(join(where, 'dist'));
  try {
    await checkFramework('Vite', site.url);
  } finally {
    site.close();
  }
  tell('Vite');
}

interface Serving {
  /** The framework's. */
  name: string;
  env?: Record<string, string>;
  /** Defaults to English. */
  words?: Words;
  /** What else is looked at, at the app's address. */
  check?: (url: string) => Promise<void>;
}

/** Runs an app's own server as long as its page is looked at. */
async function withServer(
  where: string,
  toParameters: (port: number) => string[],
  { name, env = {}, words, check = async () => {} }: Serving,
): Promise<void> {
  const port = await findFreePort();
  const server = spawn(process.execPath, toParameters(port), {
    cwd: where,
    env: { ...process.env, HOST: '127.0.0.1', NODE_OPTIONS: '', PORT: `${port}`, ...env },
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor(url, server);
    await checkFramework(name, url, words);
    await check(url);
  } finally {
    server.kill();
  }
  tell(name);
}

async function waitFor(url: string, server: ChildProcess) {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

const tell = (framework: string) =>
  passed(`@market/ui in ${framework}: styled and readable without scripts, still, hydrated`);
