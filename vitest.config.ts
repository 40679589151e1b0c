import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tooling/findChromium.ts';
import { comparePicture } from './tooling/pictures/comparePicture.ts';
import { speakPseudoLanguage } from './tooling/pseudoLanguage/speakPseudoLanguage.ts';

const { executablePath, args, isPinned } = await findChromium();

/** What `.storybook/checkStory.ts` does with each story. */
function chooseLooks(mode: string) {
  const withPictures = mode === 'looks' || mode === 'pictures';
  if (withPictures && !isPinned)
    process.stdout.write(
      'Not run here: the pictures of stories, for want of the pinned browser.\n',
    );
  return {
    MARKET_LOOKS: mode === 'looks' ? 'on' : 'off',
    MARKET_PICTURES: withPictures && isPinned ? 'on' : 'off',
  };
}

const resolve = { conditions: ['market-source', 'module', 'browser', 'development|production'] };
const nodeResolve = { conditions: ['market-source', 'node', 'module', 'development|production'] };

/** Vitest writes names into the instances it is given, so each project needs its own. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args },
    // Moments are written as they are where the reader is.
    contextOptions: { timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** In milliseconds; a busy machine takes several times as long as a quiet one. */
const testTimeout = 120_000;

/** How long `expect.poll` waits. By default it is a second, which a busy machine needs for other things. */
const poll = { timeout: 30_000 };

/** Reloading everything for each file takes a third of the time, and files leave nothing behind. */
const isolate = false;

/** Tests that take long and ask no database, or one of their own: on PostgreSQL they would show the same again. */
const withoutDatabase = ['keepPrivate.long', 'createPictureWorker', 'preparePicture'].map(
  (name) => `**/${name}.test.ts`,
);

/** Stories of screens that few people ever see: the desk, and what one does once, or hopes never to. */
const seldomSeen = [
  '**/features/admin/**',
  '**/features/decisions/**',
  '**/features/people/{away,external,identity,ownData,security}/**',
  '**/{Order,Sale}Disagreements.stories.tsx',
];

/** The longest tests of the server: random walks, long comparisons, whole processes. */
const long = '**/*.long.test.ts';

/**
 * Four kinds of tests, each in its one place. With `--mode looks` a story is also looked at in the
 * other theme and on a phone, and compared with its picture, if the browser is the pinned one: only
 * that draws the same picture everywhere. `--mode pictures` only compares pictures. With `--mode pseudo` the
 * screens speak a pseudo-language; with `--mode slow` they wait for their answers. `--mode quick` leaves out
 * stories of screens that are seldom seen, and the server's long tests.
 */
export default defineConfig(({ mode }) => {
  const isPseudo = mode === 'pseudo';
  const isQuick = mode === 'quick';
  const showsPictures = mode === 'looks' || mode === 'pictures';
  return {
    test: {
      // What a program prints on purpose is no result.
      silent: 'passed-only',
      projects: [
        {
          resolve: nodeResolve,
          ssr: { resolve: nodeResolve },
          test: {
            name: 'units',
            isolate,
            testTimeout,
            expect: { poll },
            environment: 'node',
            include: [
              'packages/*/{src,tests}/**/*.test.ts',
              'apps/marketplace/src/**/*.test.ts',
              'tooling/**/*.test.ts',
            ],
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
            globalSetup: ['apps/server/src/testing/createTemplate.ts'],
            exclude: [
              ...(process.env['TEST_DATABASE_URL'] ? withoutDatabase : ['**/*.postgres.test.ts']),
              ...(isQuick ? [long] : []),
            ],
            // The longest take a minute on a quiet machine: whole markets are walked through.
            testTimeout: 600_000,
            hookTimeout: 600_000,
            expect: { poll },
            // With two, the embedded database leaves a fifth of two cores idle. A PostgreSQL works beside them.
            maxWorkers: process.env['TEST_DATABASE_URL'] ? 2 : 3,
          },
        },
        {
          plugins: [react()],
          resolve,
          test: {
            name: 'components',
            // How the focus came to where it is, and what is mocked, must not outlast a file.
            isolate: true,
            testTimeout,
            expect: { poll },
            include: ['packages/*/src/**/*.test.tsx', 'apps/marketplace/src/**/*.test.tsx'],
            browser: createBrowser(),
          },
        },
        {
          plugins: [
            ...(isPseudo ? [speakPseudoLanguage()] : []),
            storybookTest({ configDir: '.storybook' }),
          ],
          // As in production. Otherwise each rule of a style is a text node, and takes longer.
          define: { SC_DISABLE_SPEEDY: 'false' },
          test: {
            name: 'stories',
            exclude: isQuick ? seldomSeen : [],
            testTimeout,
            expect: { poll },
            hookTimeout: testTimeout,
            isolate,
            globalSetup: showsPictures ? ['tooling/pictures/reviewRun.ts'] : [],
            setupFiles: [`.storybook/${isPseudo ? 'checkPseudoLanguage' : 'checkStory'}.ts`],
            // By default one core in two stays idle.
            maxWorkers: 2,
            env: chooseLooks(mode),
            browser: {
              ...createBrowser(),
              commands: { comparePicture },
            },
          },
        },
      ],
    },
  };
});
