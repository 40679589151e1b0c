import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectFindings } from './Finding.ts';
import { reviewFolder } from './paths.ts';
import { writePage } from './writePage.ts';

/** Before the stories run. */
export const setup = () => rm(reviewFolder, { recursive: true, force: true });

/** Gathers what looks different, and writes the page that shows it. */
export async function teardown() {
  const findings = await collectFindings();
  await writePage(findings);
  if (findings.length === 0) return;
  const page = pathToFileURL(join(reviewFolder, 'index.html')).href;
  process.stdout.write(
    `\nPictures to look at: ${findings.length}, in ${page}\nTo accept some or all of them: npm run pictures:show\n`,
  );
}
