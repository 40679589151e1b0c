import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { createEmptyDatabase } from '../src/testing/createTestDatabase.ts';
import { type MutatedArea, mutatedAreas } from './mutatedAreas.ts';

/**
 * Breaks the server's sources in every small way that Stryker knows, one at a time, and looks whether
 * a test notices. Areas may be named; without a name all are done. Ends with 1 if too much goes
 * unnoticed.
 *
 * A number draws every so many-th stretch of ten lines: `assureMutants.ts orderSteps 3` breaks about a third of an
 * area, and nothing that reaches beyond a stretch.
 *
 * What a run has found stays in `.stryker`, and is not asked again while neither the source nor its
 * tests change. Without that folder everything is done anew.
 */

const server = join(import.meta.dirname, '..');

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** How many lines are drawn together. */
const stretch = 10;

/** Every so many-th stretch of some files, as Stryker writes them. */
function drawStretches(sources: readonly string[], every: number): string[] {
  return sources.flatMap((source) => {
    const stretches = Math.ceil(readFileSync(source, 'utf8').split('\n').length / stretch);
    return Array.from({ length: Math.ceil(stretches / every) }, (_, drawn) => {
      const before = drawn * every * stretch;
      return `${source}:${before + 1}-${before + stretch}`;
    });
  });
}

/** Runs Stryker over one area. */
function breakArea(
  name: string,
  every: number,
  { folder = '.', sources, tests, ignored = [] }: MutatedArea,
): Promise<Mutants> {
  process.chdir(join(server, folder));
  const stryker = new Stryker({
    mutate: every === 1 ? sources : drawStretches(sources, every),
    testFiles: tests,
    mutator: { excludedMutations: ignored },
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: join(server, 'vitest.mutants.config.ts'), related: false },
    coverageAnalysis: 'perTest',
    // What runs while a module loads has run before the fault is there: modules are loaded once.
    ignoreStatic: true,
    concurrency: 1,
    // Other work may go on beside it: what ends by the clock proves nothing.
    dryRunTimeoutMinutes: 20,
    timeoutFactor: 2,
    timeoutMS: 30_000,
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `.stryker/${every === 1 ? name : `${name}-${every}`}.json`,
    tempDirName: '.stryker',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    warnings: false,
  });
  return stryker.runMutationTest();
}

/** Counts what was noticed, in numbers that add up to all that was tried. */
function count(mutants: Mutants) {
  const having = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = having('Killed');
  const timedOut = having('Timeout');
  const survived = having('Survived', 'NoCoverage');
  return { killed, timedOut, survived, score: (100 * killed) / (killed + timedOut + survived) };
}

const describe = ({ killed, timedOut, survived, score }: ReturnType<typeof count>) =>
  `${score.toFixed(1)} % (${killed} killed, ${timedOut} timed out, ${survived} survived)`;

/** Says where something was broken and how, such as `src/a.ts:3 EqualityOperator: a > b → a >= b`. */
function locate({ fileName, location, mutatorName, replacement, status }: Mutants[number]) {
  const { start, end } = location;
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  const [before, after] = [lines.join(' '), replacement].map((code) =>
    code.replaceAll(/\s+/g, ' ').slice(0, 120),
  );
  return `${relative('.', fileName)}:${start.line} ${status} ${mutatorName}: ${before} → ${after}`;
}

const unnoticedStatuses = new Set(['Survived', 'NoCoverage', 'Timeout']);

function report(name: string, mutants: Mutants) {
  for (const file of new Set(mutants.map(({ fileName }) => fileName))) {
    const ofFile = mutants.filter(({ fileName }) => fileName === file);
    console.log(`${relative('.', file)}: ${describe(count(ofFile))}`);
  }
  const unnoticed = mutants.filter(({ status }) => unnoticedStatuses.has(status));
  for (const mutant of unnoticed) console.log(`  ${locate(mutant)}`);
  console.log(`${name}: ${describe(count(mutants))}`);
}

const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
const choices = process.argv.slice(2);
const every = Number(choices.find(isNumber) ?? 1);
const names = choices.filter((choice) => !isNumber(choice));
const unknown = names.filter((name) => !Object.hasOwn(mutatedAreas, name));
if (unknown.length > 0) {
  console.error(
    `There is no area ${unknown.join(', ')}; there are ${Object.keys(mutatedAreas).join(', ')}.`,
  );
  process.exit(1);
}

const { url, drop } = await createEmptyDatabase();
if (url) process.env['SHARED_TEST_DATABASE_URL'] = url;
for (const [name, area] of Object.entries(mutatedAreas)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n== ${name}`);
  const mutants = await breakArea(name, every, area);
  report(name, mutants);
  if (!(count(mutants).score >= (area.wanted ?? 85))) process.exitCode = 1;
}
await drop();
