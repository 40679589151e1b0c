import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Checks `docs/specification.md` against the tests. A comment above a test, a journey or a story says
 * which ids it shows: `// Shows S-login-1-7, V8.` Fails when an id has no test, when a comment names
 * an unknown id or stands above no test, or when the document is out of date; `--write` brings it up
 * to date. An id that nobody could see says `nothing to show` and why. What a part of the library
 * does says little about the screens that use it: its tests count only beside one of a screen.
 */
const documentPath = 'docs/specification.md';
const testFiles = globSync([
  'packages/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
  'packages/api/tests/**/*.test.ts',
  'apps/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
  'apps/marketplace/e2e/**/*.spec.ts',
]);

/** What no screen shows, because only users of the library meet it, with the reason. */
const libraryOnly: Record<string, string> = {
  K21: 'the site has toasts (K19, K20) where the library also has a floating alert',
  K22: 'the same',
  K23: 'the same',
};

const isLibrary = ({ file }: Shown) => file.startsWith('packages/ui/');
const isScreen = ({ file }: Shown) =>
  /^apps\/marketplace\/(e2e|src\/(app|features))\//.test(file) && !file.endsWith('.test.ts');

interface Shown {
  id: string;
  file: string;
  test: string;
}

/** `S-login-1-7` and `R1-R12` stand for every id from the first to the last. */
function expandRange(text: string): string[] {
  const range = /^(.*?)(\d+)-[A-Z]?(\d+)$/.exec(text);
  if (!range || /^S-[a-z]+-\d+$/.test(text)) return [text];
  const [, start = '', first, last] = range;
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${start}${Number(first) + index}`,
  );
}

const comment = /^ *\/\/ Shows (?<ids>[A-Z][\w-]*(?:,\s+(?:\/\/ )?[A-Z][\w-]*)*)\.\n/gm;

/** The name of the test or story at the beginning of this code. */
function readName(code: string) {
  const test = /^ *test(?:\.each\((?:\w+|[^]*?\](?: as const)?)\))?\(\s*(['"`])(?<name>.*?)\1/.exec(
    code,
  );
  const story = /^export const (?<name>\w+)/.exec(code);
  const storyName = story?.groups?.['name']?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return test?.groups?.['name'] ?? storyName;
}

const faults: string[] = [];
const shown: Shown[] = testFiles.toSorted().flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(comment)].flatMap(({ 0: whole, index, groups }) => {
    const ids = groups?.['ids']?.split(/,[\s/]+/).flatMap(expandRange) ?? [];
    const test = readName(source.slice(index + whole.length));
    if (!test) faults.push(`${file} says that it shows ${ids.join(', ')}, but not by which test.`);
    return ids.map((id) => ({ id, file, test: test ?? '' }));
  });
});

const document = readFileSync(documentPath, 'utf8');
const known = new Set([...document.matchAll(/^\| ([A-Z][\w-]*\d) +\|/gm)].map(([, id]) => id));

for (const { id, file } of shown) {
  if (!known.has(id)) faults.push(`${file} names ${id}, which the specification does not have.`);
}

const updated = document.replace(
  /^\| ([A-Z][\w-]*\d) +\| (.*?) +\|[^|\n]*\|$/gm,
  (line, id: string, what: string) => {
    const tests = shown.filter((each) => each.id === id);
    if (line.includes('| nothing to show: ')) {
      if (tests.length > 0) faults.push(`${id} is shown by a test, and has nothing to show.`);
      return line;
    }
    if (tests.length === 0) faults.push(`${id} has no test: ${what}`);
    const isPartOnly = tests.some(isLibrary) && !tests.some(isScreen);
    if (isPartOnly && !libraryOnly[id])
      faults.push(`${id} has a test of a part only, and none on a screen: ${what}`);
    if (!isPartOnly && libraryOnly[id])
      faults.push(`${id} need not be excused: ${libraryOnly[id]}.`);
    const names = tests.map(({ file, test }) => `${basename(file)}: ${test}`);
    return `| ${id} | ${what} | ${names.join('<br>')} |`;
  },
);

const squeeze = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-');
if (process.argv.includes('--write')) writeFileSync(documentPath, updated);
else if (squeeze(updated) !== squeeze(document)) {
  faults.push(`${documentPath} is out of date: run node scripts/traceSpecification.ts --write.`);
}

for (const fault of faults) console.error(fault);
console.log(`${known.size} ids, ${new Set(shown.map(({ id }) => id)).size} shown by tests.`);
if (faults.length > 0) process.exitCode = 1;
