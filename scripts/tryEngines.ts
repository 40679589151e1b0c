import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createSampleFolder } from '../tooling/createSampleFolder.ts';
import { startServer } from '../tooling/startServer.ts';
import { findEngines } from './engines/findEngines.ts';
import { siteJourneys } from './engines/journeys.ts';
import { partsJourney } from './engines/partsJourney.ts';
import { takeJourney } from './engines/takeJourney.ts';
import { serveFolder } from './serveFolder.ts';

const partsJourneys = { 'a menu, a tooltip and a dialog of the library': partsJourney };

/*
 * Takes short journeys through the built site, and through a page with parts of the library, in
 * every engine of this machine.
 */
// Browsers and server end when this process exits, but not when it is killed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const library = join(import.meta.dirname, '../packages/ui');

/** Builds the page of parts from the sources of this workspace, where all parts share one entry. */
const buildParts = (outDir: string) =>
  build({
    configFile: false,
    root: join(library, 'tests/consumer'),
    plugins: [react()],
    resolve: {
      alias: [{ find: /^@market\/ui(\/\w+)?$/, replacement: join(library, 'src/index.ts') }],
    },
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });

const { engines, missing } = await findEngines();
const partsFolder = mkdtempSync(join(tmpdir(), 'market-parts-'));
await buildParts(partsFolder);
const parts = await serveFolder(partsFolder);
const server = await startServer({
  SAMPLE_DATA: '1',
  LOG_LEVEL: 'error',
  DATA_DIR: await createSampleFolder(),
});
try {
  for (const engine of engines) {
    for (const [name, journey] of Object.entries({ ...partsJourneys, ...siteJourneys })) {
      const site = name in partsJourneys ? parts.url : server.url;
      const failure = await takeJourney(engine, journey, site).catch((error: Error) => error);
      console.log(`${failure ? '✗' : '✓'} ${engine.name}: ${name}`);
      if (!failure) continue;
      console.error(failure);
      process.exitCode = 1;
    }
  }
} finally {
  parts.close();
  rmSync(partsFolder, { recursive: true, force: true });
  await server.stop();
  await server.clean();
}
if (missing.length > 0)
  console.log(`Not run here: the journeys in ${missing.join(' and in ')}, not installed.`);
