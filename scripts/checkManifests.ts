import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/**
 * Checks what describes deployments, which cannot run here: of Kubernetes' manifests every value by
 * the schema of its kind, and every name by its type; of compose files that they can be read.
 */
const root = join(import.meta.dirname, '..');

interface Manifest {
  apiVersion: string;
  kind: string;
}

/** A kind's own module, such as `apps/v1` for a Deployment. */
const toModule = ({ apiVersion }: Manifest) => `kubernetes-models/${apiVersion}`;

const faults: string[] = [];
const sources: string[] = [];
for (const file of globSync('deploy/kubernetes/*.yaml', { cwd: root })) {
  for (const document of parseAllDocuments(readFileSync(join(root, file), 'utf8'))) {
    faults.push(...document.errors.map(({ message }) => `${file}: ${message}`));
    const manifest = document.toJS() as Manifest;
    const kinds = (await import(toModule(manifest))) as Record<
      string,
      new (manifest: Manifest) => { validate: () => void }
    >;
    const Kind = kinds[manifest.kind];
    if (!Kind) {
      faults.push(`${file}: there is no ${manifest.kind} in ${manifest.apiVersion}.`);
      continue;
    }
    try {
      new Kind(manifest).validate();
    } catch (error) {
      faults.push(`${file}: ${manifest.kind}: ${(error as Error).message}`);
    }
    // Schemas let unknown names pass; the types of literals do not.
    const type = `import('${toModule(manifest)}').I${manifest.kind}`;
    sources.push(`/* ${file} */ export const manifest${sources.length}: ${type} =`);
    sources.push(`${JSON.stringify(manifest, undefined, 2)};`);
  }
}
for (const file of globSync('{compose,deploy/compose.*}.yaml', { cwd: root })) {
  parse(readFileSync(join(root, file), 'utf8'), { merge: true });
}

const folder = mkdtempSync(join(root, 'node_modules/.manifests-'));
const typed = join(folder, 'manifests.ts');
writeFileSync(typed, sources.join('\n'));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const options = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--ignoreConfig',
  '--module',
  'nodenext',
];
const { status, stdout } = spawnSync(process.execPath, [compiler, ...options, typed], {
  encoding: 'utf8',
});
rmSync(folder, { recursive: true });
if (status !== 0) faults.push(stdout);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
