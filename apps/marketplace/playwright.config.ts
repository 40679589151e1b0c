import { defineConfig } from '@playwright/test';
import { buildSite, isSiteBuilt } from '../../tooling/buildSite.ts';
import { createSampleFolder } from '../../tooling/createSampleFolder.ts';
import { findChromium } from '../../tooling/findChromium.ts';
import { otherOrigin, siteAddress } from './e2e/support/siteAddress.ts';

const { executablePath, args } = await findChromium();
// Workers load this file again: they must meet the same folder.
process.env['JOURNEY_DATA_DIR'] ??= await createSampleFolder();

// Workers load this file again: the site stays what it was when the run began.
if (!process.env['TEST_WORKER_INDEX'] && !isSiteBuilt()) await buildSite();

/** Journeys through the built site, on the real server, with sample data in a new database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 900 },
    // A trace records every step and takes a third of the time: it is made when asked for.
    trace: process.env['JOURNEY_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --conditions=market-source src/main.ts',
    cwd: '../server',
    url: `${siteAddress}/ready`,
    // The samples are planted in a minute and a half, beside other work in five.
    timeout: 600_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: new URL(siteAddress).port,
      PUBLIC_URL: siteAddress,
      ALLOWED_ORIGINS: otherOrigin,
      DATA_DIR: process.env['JOURNEY_DATA_DIR'],
      // All of them sign up from one address, and offer services in the same words.
      RATE_LIMIT_SCALE: '1000',
    },
  },
});
