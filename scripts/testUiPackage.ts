import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { startRegistry } from '../packages/api/tests/startRegistry.ts';
import manifest from '../packages/ui/package.json' with { type: 'json' };
import { findChromium } from './findChromium.ts';

/*
 * Publishes @market/ui to a registry on this machine and installs it from there by npm into two
 * fresh projects outside of the workspace: one that a browser runs, one that a server renders.
 */
const workspace = join(import.meta.dirname, '..');
const library = join(workspace, 'packages/ui');
const folder = mkdtempSync(join(tmpdir(), 'market-ui-'));
const path = [join(workspace, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']];
const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
/** The override: Verdaccio asks for a tag that not every registry has. */
const tools = { dependencies: { verdaccio: '6.2.4' }, overrides: { 'node-fetch': '2.6.7' } };
const peers = { 'styled-components': '6.6.0', notistack: '3.0.2', esbuild: '0.28.2' };

const run = (where: string, command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, {
    cwd: where,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: path.join(delimiter), NODE_OPTIONS: '' },
  });

function createFolder(name: string, files: Record<string, object | string>) {
  const where = join(folder, name);
  mkdirSync(where, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(
      join(where, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return where;
}

/** A fresh project with the package, installed by npm. */
function createProject(name: string, npmrc: string, dependencies: Record<string, string>) {
  const where = createFolder(name, {
    '.npmrc': npmrc,
    'package.json': {
      private: true,
      type: 'module',
      dependencies: { '@market/ui': manifest.version, ...peers, ...dependencies },
    },
    'index.html':
      '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  });
  cpSync(join(library, 'tests/consumer'), where, { recursive: true });
  run(where, 'npm', ...install);
  return where;
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
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return await page.content();
  } finally {
    await browser.close();
    server.close();
  }
}

async function tryInBrowser(npmrc: string) {
  const where = createProject('browser', npmrc, {
    react: '19.3.1',
    'react-dom': '19.3.1',
    vite: '8.3.8',
  });
  run(where, 'npx', 'vite', 'build', '--logLevel', 'error');
  expectParts(await openSite(join(where, 'dist')), 'In a browser');
  console.log(' ✓ installs into a Vite project and renders in a browser, with React 19');
}

function tryOnServer(npmrc: string) {
  const where = createProject('server', npmrc, { react: '18.3.1', 'react-dom': '18.3.1' });
  const bundle = ['--bundle', '--packages=external', '--platform=node', '--jsx=automatic'];

  run(
    where,
    'npx',
    'esbuild',
    'server.tsx',
    ...bundle,
    '--log-level=warning',
    '--format=esm',
    '--outfile=server.mjs',
  );
  expectParts(run(where, process.execPath, 'server.mjs'), 'On a server');
  run(
    where,
    'npx',
    'esbuild',
    'server.tsx',
    ...bundle,
    '--log-level=warning',
    '--format=cjs',
    '--outfile=server.cjs',
  );
  expectParts(run(where, process.execPath, 'server.cjs'), 'On a server, as CommonJS');
  console.log(
    ' ✓ installs into a server and renders there, with React 18.3, as module and CommonJS',
  );
}

try {
  run(library, 'pnpm', 'pack', '--pack-destination', folder);
  const archive = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  const toolsFolder = createFolder('tools', { 'package.json': { private: true, ...tools } });
  run(toolsFolder, 'npm', ...install);

  const registry = await startRegistry(
    createFolder('registry', {}),
    join(toolsFolder, 'node_modules/verdaccio/bin/verdaccio'),
  );
  try {
    const publisher = createFolder('publisher', { '.npmrc': registry.npmrc });
    run(publisher, 'npm', 'publish', archive, '--registry', registry.url, '--loglevel=error');
    console.log(' ✓ publishes to a registry');
    await tryInBrowser(registry.npmrc);
    tryOnServer(registry.npmrc);
  } finally {
    registry.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
