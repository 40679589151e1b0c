import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/findChromium.ts';

const { executablePath, args, isPinned } = await findChromium();

/** Only the pinned browser draws the same picture everywhere. */
const picturesWanted = isPinned ? (process.env['MARKET_PICTURES'] ?? 'off') : 'off';

const resolve = { conditions: ['market-source', 'module', 'browser', 'development|production'] };
const nodeResolve = { conditions: ['market-source', 'node', 'module', 'development|production'] };

/** Vitest names the instances that it is given: each project needs its own. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath, args } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** In milliseconds; a busy machine takes several times as long as a quiet one. */
const testTimeout = 120_000;

/** Loading everything anew for each file takes a third of the time: files leave nothing behind. */
const isolate = false;

/** Four kinds of tests, each in its one place. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'units',
          isolate,
          testTimeout,
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/marketplace/src/**/*.test.ts'],
        },
      },
      {
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'server',
          isolate,
          environment: 'node',
          include: ['apps/server/{src,samples}/**/*.test.ts'],
          exclude: process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts'],
          testTimeout,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        resolve,
        test: {
          name: 'components',
          isolate,
          testTimeout,
          include: ['packages/ui/src/**/*.test.tsx', 'apps/marketplace/src/**/*.test.tsx'],
          browser: createBrowser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout,
          // A picture must not show what another file has left behind.
          isolate: picturesWanted !== 'off',
          setupFiles: ['.storybook/checkStory.ts'],
          // By default one core in two stays idle.
          maxWorkers: 2,
          env: {
            MARKET_LOOKS: process.env['MARKET_LOOKS'] ?? 'on',
            MARKET_PICTURES: picturesWanted,
          },
          browser: {
            ...createBrowser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: {
                  // Round corners differ by a level or two from run to run; this sees three of grey.
                  threshold: 0.01,
                  includeAA: true,
                  // Those of a focus ring by more, in up to thirty pixels: fewer than a letter has.
                  allowedMismatchedPixels: 40,
                },
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                  join(root, testFileDirectory, '__pictures__', `${arg}${ext}`),
                resolveDiffPath: ({ root, attachmentsDir, testFileDirectory, arg, ext }) =>
                  join(root, attachmentsDir, testFileDirectory, `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
