import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Checks `docs/asvs`, which answers OWASP's ASVS 5.0, against the sources. Fails when a requirement of
 * the levels 1 and 2 has no row or two, when a row names a file or a test that is not there, claims
 * something without saying what shows it, or says that something does not apply which we have by now.
 * Sums and lists of `docs/asvs.md` are made of the rows; `--write` brings them up to date.
 */
const overviewPath = 'docs/asvs.md';
const chapterPaths = globSync('docs/asvs/*.md').toSorted();

/**
 * How many requirements of the levels 1 and 2 each section of each chapter has. They come first in their
 * section, numbered without a gap.
 */
const chapters = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

/** How many of them are of level 1. */
const firstLevelCount = 70;

/** Packages and files with which we would have what these sections are about. */
const absent: [section: RegExp, found: RegExp][] = [
  [/^4\.3\./, /^graphql$/],
  [/^4\.4\./, /^(@fastify\/websocket|ws|socket\.io)$/],
  [
    // Logout by the back channel is something of its own.
    /^(6\.8\.|10\.[12]\.|10\.5\.[1-4]$)/,
    /^(openid-client|oauth4webapi|jose|jsonwebtoken|apps\/server\/src\/.*(oidc|openid|issuer)\w*\.ts)$/i,
  ],
  [/^17\./, /^(wrtc|mediasoup)$/],
];

/** Where files are named from. */
const roots = ['apps/server/src/', 'apps/server/assurance/', ''];

const standings = ['met', '**partly**', '**not met**', 'operator', 'does not apply'] as const;

interface Row {
  path: string;
  number: string;
  level: string;
  requirement: string;
  standing: string;
  how: string;
  shownBy: string;
}

const faults: string[] = [];

const rows: Row[] = chapterPaths.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(
    ([, number = '', rest = '']) => {
      const cells = rest.split('|').map((cell) => cell.trim());
      if (cells.length !== 5) faults.push(`${number} has ${cells.length + 1} cells, not 6.`);
      const [level = '', requirement = '', standing = '', how = '', shownBy = ''] = cells;
      return { path, number, level, requirement, standing, how, shownBy };
    },
  ),
);

const findFile = (name: string) =>
  roots.map((root) => root + name).find((path) => existsSync(path));

const shorten = (name: string) => name.replaceAll(/\$\{[^}]*\}/g, '…');

/** The names of the tests, stories or attacks in a file; whatever an expression stands for is `…`. */
function readTitles(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const read = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(({ groups }) => shorten(groups?.['name'] ?? ''));
  if (path.endsWith('.stories.tsx')) {
    return read(/^export const (?<name>\w+)/gm).map((name) =>
      name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    );
  }
  if (path.includes('/attacks/')) {
    return [
      ...read(/\bname: (?<quote>['"`])(?<name>.*?)\k<quote>/g),
      ...read(/^ +'(?<name>[^'\n]+)': \{/gm),
    ];
  }
  return read(
    /^ *test(?:\.\w+(?:\([^\n'"`]*\)|\(\[[^]*?\](?: as const)?,?\)))?\(\s*(?<quote>['"`])(?<name>.*?)\k<quote>/gm,
  );
}

function checkEvidence({ number, shownBy }: Row): void {
  for (const evidence of shownBy.split('<br>')) {
    const [, name = '', title] = /^`([^`]+)`(?:: (.+))?$/.exec(evidence) ?? [];
    const path = findFile(name);
    if (!path || name === '') {
      faults.push(`${number} is shown by ${evidence}, which is no file.`);
      continue;
    }
    const titles = readTitles(path);
    if (title === undefined && titles.length > 0) {
      faults.push(`${number} names ${name}, but not which of its tests.`);
    }
    if (title !== undefined && !titles.includes(title)) {
      faults.push(`${number} names a test that ${name} does not have: ${title}`);
    }
  }
}

const packages = globSync(['package.json', '{apps,packages}/*/package.json']).flatMap((path) => {
  const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
});
const present = [...packages, ...globSync('apps/server/src/**/*.ts')];

function checkRow(row: Row): void {
  const { number, standing, how, shownBy } = row;
  if (!standings.some((each) => each === standing)) {
    faults.push(`${number} is “${standing}”, which is none of ${standings.join(', ')}.`);
  }
  if (how === '') faults.push(`${number} does not say how.`);
  for (const [, name = ''] of how.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)) {
    if (!findFile(name)) faults.push(`${number} names ${name}, which is not there.`);
  }
  for (const [, name = ''] of how.matchAll(/\]\(\.\.\/([\w./]+)/g)) {
    if (!existsSync(`docs/${name}`)) faults.push(`${number} leads to ${name}, which is not there.`);
  }
  const isOurs = standing !== 'operator' && standing !== 'does not apply';
  if (shownBy === '–') {
    if (isOurs) faults.push(`${number} does not say what shows it, nor that there is no test.`);
  } else if (!['**no test**', 'a document'].includes(shownBy)) checkEvidence(row);
  if (standing !== 'does not apply') return;
  for (const [section, ofSection] of absent) {
    const found = section.test(number) && present.find((name) => ofSection.test(name));
    if (found) faults.push(`${number} does not apply, it says, but there is ${found} by now.`);
  }
}

for (const row of rows) checkRow(row);

const expected = chapters.flatMap((counts, chapter) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
  ),
);
for (const number of expected) {
  const { length } = rows.filter((row) => row.number === number);
  if (length !== 1) faults.push(`${number} has ${length} rows.`);
}
for (const { number } of rows) {
  if (!expected.includes(number)) faults.push(`${number} is of no level that we answer.`);
}
const ofFirstLevel = rows.filter(({ level }) => level === '1').length;
if (ofFirstLevel !== firstLevelCount) {
  faults.push(`${ofFirstLevel} rows are of level 1, not ${firstLevelCount}.`);
}

const toStanding = (standing: (typeof standings)[number]) =>
  rows.filter((row) => row.standing === standing);
const untested = toStanding('met').filter(({ shownBy }) => shownBy === '**no test**');

/** Links as seen from the overview. */
const fromOverview = (how: string) => how.replaceAll('](../', '](');
const toLink = ({ path, number }: Row) => `[${number}](${path.replace('docs/', '')})`;
const toItems = (listed: Row[]) =>
  listed
    .map(
      (row) => `- ${toLink(row)} (level ${row.level}) ${row.requirement}. ${fromOverview(row.how)}`,
    )
    .join('\n');

const parts: Record<string, string> = {
  sums: [
    '| | Level 1 | Level 2 |',
    '| - | - | - |',
    ...standings.map((standing) => {
      const [first, second] = ['1', '2'].map(
        (level) => toStanding(standing).filter((row) => row.level === level).length,
      );
      return `| ${standing} | ${first} | ${second} |`;
    }),
  ].join('\n'),
  'not met': toItems(toStanding('**not met**')),
  partly: toItems(toStanding('**partly**')),
  untested: untested.map(toLink).join(', '),
  operator: toItems(toStanding('operator')),
  chapters: chapterPaths
    .map((path) => {
      const [, title = ''] = /^# (.*)/.exec(readFileSync(path, 'utf8')) ?? [];
      return `- [${title}](${path.replace('docs/', '')})`;
    })
    .join('\n'),
};

const overview = readFileSync(overviewPath, 'utf8');
const filled = new Set<string>();
const updated = overview.replaceAll(
  /(<!-- (?<part>[\w ]+) -->\n)(?:(?!<!--)[^])*(\n<!-- end -->)/g,
  (whole, start: string, part: string, end: string) => {
    filled.add(part);
    return part in parts ? `${start}\n${parts[part]}\n${end}` : whole;
  },
);
if (Object.keys(parts).toSorted().join() !== [...filled].toSorted().join()) {
  faults.push(`${overviewPath} has the parts ${[...filled].join(', ')}.`);
}
if (process.argv.includes('--write')) writeFileSync(overviewPath, updated);
else if (updated !== overview) {
  faults.push(`${overviewPath} is out of date: run node scripts/traceAsvs.ts --write.`);
}

for (const fault of faults) console.error(fault);
const sums = standings.map((standing) => `${toStanding(standing).length} ${standing}`);
console.log(`${rows.length} requirements of ASVS 5.0: ${sums.join(', ').replaceAll('*', '')}.`);
if (faults.length > 0) process.exitCode = 1;
