import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const top = join(import.meta.dirname, '..');
const site = join(top, 'apps/marketplace');
const stamp = join(top, 'node_modules/.cache/market/site-sources');

/** Everything the built site is made from. */
const sources = [
  'apps/marketplace/{src,public}/**/*',
  'apps/marketplace/{index.html,vite.config.ts,package.json}',
  'packages/{ui,api}/src/**/*',
  'packages/{ui,api}/package.json',
  'tooling/browserRange.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

function hashSources() {
  const hash = createHash('sha256');
  for (const pattern of sources)
    for (const file of globSync(pattern, { cwd: top, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted())
      hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the site and its renderer are built, from the sources as they are now. */
export const isSiteBuilt = () =>
  existsSync(join(site, 'dist/index.html')) &&
  existsSync(join(site, 'dist-server/createRenderer.js')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hashSources();

/** Builds the site and its renderer. Throws what the bundler said if that fails. */
export async function buildSite() {
  const hash = hashSources();
  await runBundler();
  await runBundler('--ssr');

  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
}

async function runBundler(...options: string[]) {
  const bundler = spawn(
    process.execPath,
    [join(top, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options],
    { cwd: site, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said: Buffer[] = [];
  for (const stream of [bundler.stdout, bundler.stderr])
    stream.on('data', (piece: Buffer) => said.push(piece));
  const code = await new Promise<number | null>((resolve) => bundler.on('close', resolve));
  if (code !== 0) throw new Error(`The site cannot be built.\n${Buffer.concat(said).toString()}`);
}

if (import.meta.main && !isSiteBuilt()) await buildSite();
