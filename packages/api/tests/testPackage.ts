import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../package.json' with { type: 'json' };
import { startRegistry } from './startRegistry.ts';

/*
 * Builds the package, lints it, publishes it to a registry on this machine and installs it from
 * there into three projects outside of the workspace, as three kinds of users have them.
 */
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const workspaceFolder = join(packageFolder, '../..');
const folder = mkdtempSync(join(tmpdir(), 'market-api-'));

/** Needed by this test alone. The override: Verdaccio asks for a tag that not every registry has. */
const tools = {
  dependencies: { publint: '0.3.25', '@arethetypeswrong/cli': '0.18.5', verdaccio: '6.2.4' },
  overrides: { 'node-fetch': '2.6.7' },
};

/** msw is a module and nothing else: whoever writes CommonJS does without. */
const projects = [
  { name: 'bundler', type: 'module', module: 'esnext', programs: ['askBackend', 'pretendBackend'] },
  { name: 'node16', type: 'module', module: 'node16', programs: ['askBackend', 'pretendBackend'] },
  { name: 'node16-commonjs', type: 'commonjs', module: 'node16', programs: ['askBackend'] },
];

const path = [
  join(workspaceFolder, 'node_modules/.bin'),
  dirname(process.execPath),
  process.env['PATH'],
].join(delimiter);

function run(where: string, command: string, ...parameters: string[]) {
  try {
    return execFileSync(command, parameters, {
      cwd: where,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PATH: path, NODE_OPTIONS: '' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}

function passed(what: string) {
  process.stdout.write(`✓ ${what}\n`);
}

function createFolder(name: string, files: Record<string, unknown>) {
  const where = join(folder, name);
  mkdirSync(where, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(
      join(where, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  return where;
}

const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

async function main() {
  run(packageFolder, 'pnpm', 'run', 'build');
  run(packageFolder, 'pnpm', 'pack', '--pack-destination', folder);
  const archive = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  passed('builds and packs');

  const toolsFolder = createFolder('tools', { 'package.json': { private: true, ...tools } });
  run(toolsFolder, 'npm', ...install);
  run(toolsFolder, 'npx', 'publint', 'run', archive, '--strict');
  passed('publint finds nothing');
  run(toolsFolder, 'npx', 'attw', archive, '--profile', 'node16');
  passed('the types are right for bundlers and for Node, as modules and as CommonJS');

  const registryFolder = createFolder('registry', {});
  const registry = await startRegistry(
    registryFolder,
    join(toolsFolder, 'node_modules/verdaccio/bin/verdaccio'),
  );
  try {
    const publisher = createFolder('publisher', { '.npmrc': registry.npmrc });
    run(publisher, 'npm', 'publish', archive, '--registry', registry.url, '--loglevel=error');
    passed('publishes to a registry');
    for (const project of projects) await tryProject(project, registry.npmrc);
  } finally {
    registry.stop();
  }
}

async function tryProject(
  { name, type, module, programs }: (typeof projects)[number],
  npmrc: string,
) {
  const { devDependencies, version } = packageFile;
  const where = createFolder(name, {
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
  });
  for (const file of ['check', ...programs]) {
    cpSync(join(packageFolder, `tests/consumer/${file}.ts`), join(where, `${file}.ts`));
  }
  run(where, 'npm', ...install);
  run(where, 'npx', 'tsc');
  for (const program of programs) run(where, process.execPath, `built/${program}.js`);
  passed(`installs, type-checks and runs in a fresh project (${name})`);

  const usage = await Promise.resolve()
    .then(() => run(where, 'npx', '@market/api', 'conformance'))
    .catch((error: Error) => error.message);
  if (!usage.includes('conformance --host')) throw new Error(usage);
  passed(`has its command (${name})`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`✗ ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
