import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The folder in which parts leave their reports. */
export const results = 'test-results';

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
}

/** What a failed test said, as the beginning of one line. */
const shorten = (message = '') =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/** The tests of a suite and of those in it that did not pass, or only at the second try. */
function listFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results: tries }) => {
        const message = tries.find(({ error }) => error)?.error?.message ?? status;
        return `${file}:${line} › ${title}: ${shorten(message)}`;
      }),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

/** How each kind of report is asked for, where it is written, and what it counts. */
export const reports = {
  vitest: {
    file: `${results}/vitest.json`,
    options: ['--reporter=default', '--reporter=json', `--outputFile=${results}/vitest.json`],
    count: ({ numPassedTests, numTotalTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      all: numTotalTests,
      failures: testResults.flatMap(({ name, message, status, assertionResults }) => {
        const file = relative(process.cwd(), name);
        const failed = assertionResults.filter((test) => test.status !== 'passed');
        // A file that did not even load has no tests that could fail.
        if (status === 'failed' && failed.length === 0) return [`${file}: ${shorten(message)}`];
        return failed.map(
          (test) =>
            `${file} › ${test.fullName}: ${shorten(test.failureMessages?.[0] ?? test.status)}`,
        );
      }),
    }),
  },
  playwright: {
    file: `${results}/journeys.json`,
    options: [],
    count: ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      all: stats.expected + stats.unexpected + stats.flaky + stats.skipped,
      failures: listFailures({ suites }),
    }),
  },
};
