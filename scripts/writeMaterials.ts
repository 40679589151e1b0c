import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a bill of materials for each package and app, as CycloneDX, into `test-results`: what it is
 * made of, with versions and licences, as the lockfile pins it.
 */
const top = join(import.meta.dirname, '..');
const folder = join(top, 'test-results');
const workspaces = ['@market/ui', '@market/api', '@market/marketplace', '@market/server'];

mkdirSync(folder, { recursive: true });
for (const name of workspaces) {
  const file = join(folder, `${name.replace('@market/', '')}.cdx.json`);
  const { status } = spawnSync(
    'pnpm',
    ['--filter', name, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--out', file],
    { cwd: top, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(1);
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: unknown[] };
  console.log(`${name}: ${components.length} components in ${file}`);
}
