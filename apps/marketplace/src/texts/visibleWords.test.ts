import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../../../..', import.meta.url));
const rule = 'i18next/no-literal-string';

interface LintSettings {
  overrides: { rules: Record<string, unknown> }[];
}

/** The linter's rule for the site's words, alone, for files anywhere. */
function readRule() {
  const settings = JSON.parse(readFileSync(join(top, '.oxlintrc.json'), 'utf8')) as LintSettings;
  const options = settings.overrides.map(({ rules }) => rules[rule]).find(Array.isArray);
  return {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [join(top, 'node_modules/eslint-plugin-i18next')],
    rules: { [rule]: options },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'market-words-'));
writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(readRule()));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the linter finds visible words in a line of a component. */
function findsWords(line: string): boolean {
  const file = join(folder, 'Try.tsx');
  writeFileSync(file, `export const Try = ({ a, isOpen }) => ${line};\n`);
  const oxlint = join(top, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '--config', join(folder, 'oxlint.json'), file],
    { encoding: 'utf8' },
  );
  return stdout.includes('Visible words stand in texts.ts');
}

test.each([
  '<p>Hello there</p>',
  "<p>{'Hello there'}</p>",
  "<p>{isOpen ? 'Yes' : 'No'}</p>",
  '<p>{`Hello ${a}`}</p>',
  '<button aria-label="Close">{a}</button>',
  '<img alt="A cat" src={a} />',
  "show({ kind: 'success', message: 'It is saved.' })",
])('words are found in %s', (line) => {
  expect(findsWords(line)).toBe(true);
});

test.each([
  '<p>{texts.greeting}</p>',
  '<a href="/category">{a}</a>',
  '<Button variant="primary" size="large">{a}</Button>',
  "new Error('A screen has no place.')",
])('none are found in %s', (line) => {
  expect(findsWords(line)).toBe(false);
});
