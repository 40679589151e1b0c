import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const repositoryFolder = join(import.meta.dirname, '../../../..');

const readFile = (file: string) => readFileSync(join(repositoryFolder, file), 'utf8');

const findFiles = (patterns: string[]) =>
  globSync(patterns, { cwd: repositoryFolder, exclude: ['**/node_modules/**', '**/dist*/**'] });

const withoutComments = (source: string) => source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');

const findNames = (text: string) =>
  [...text.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)].map(([name]) => name);

/** Everything that the server asks its environment for. */
function listSettings() {
  const asked = new Set<string>();
  const bucket: Record<string, string> = {
    S3_URL: 'https://s3.example/pictures',
    S3_ACCESS_KEY: 'access',
    S3_SECRET_KEY: 'secret',
  };
  const environment = new Proxy(bucket, {
    get(target, name: string) {
      asked.add(name);
      return target[name];
    },
  });
  readSettings(environment);
  return asked;
}

/** What the rows of the table with a column `Setting` name there. */
function readSettingsTable(file: string) {
  const [, table = ''] = readFile(file).split(/^\| Setting .*\n/m);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name]) => name);
}

const settings = listSettings();

test('every setting has its row in the operator’s table, and every row is a setting', () => {
  expect(readSettingsTable('docs/operating.md').toSorted()).toEqual([...settings].toSorted());
});

test('the first page names settings that there are', () => {
  const named = readSettingsTable('README.md');

  expect(named).toContain('STRIPE_PUBLISHABLE_KEY');
  expect(named.filter((name = '') => !settings.has(name))).toEqual([]);
});

/** What a composition tells its servers. */
function readComposition(file: string) {
  const [, service = ''] = readFile(file).split(/^ {2}server:$/m);
  const [, environment = ''] = service.split(/^ {4}environment:$/m);
  const [block = ''] = environment.split(/^ {4}\w/m);
  return [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
}

test.each(['compose.yaml', 'deploy/compose.replicas.yaml'])(
  '%s passes settings that there are',
  (file) => {
    const composed = readComposition(file);
    expect(composed).toContain('STRIPE_PUBLISHABLE_KEY');
    expect(composed.filter((name = '') => !settings.has(name))).toEqual([]);
  },
);

test('the container and the manifests pass settings that there are', () => {
  const [, line = ''] = readFile('Dockerfile').match(/^ENV NODE_ENV=production (.*)$/m) ?? [];
  const built = [...line.matchAll(/(\w+)=/g)].map(([, name]) => name);
  const [, secrets = ''] = readFile('deploy/kubernetes/secret.yaml').split(/^stringData:$/m);
  const told = [
    ...secrets.matchAll(/^ {2}(\w+):/gm),
    ...readFile('deploy/kubernetes/market.yaml').matchAll(/^ +- \{ name: (\w+), value:/gm),
  ].map(([, name]) => name);

  expect(built).toContain('DATA_DIR');
  expect(told).toContain('DATABASE_READ_URL');
  expect([...built, ...told].filter((name = '') => !settings.has(name))).toEqual([]);
});

/** Whether a secret is for others to choose. One that may be empty switches something off. */
const isLeftOpen = (secret = '') => /^(?:…|\$\{\w+(?::-)?\})$/.test(secret);

test('no password comes with the container or the manifests: each is for the operator to choose', () => {
  const files = findFiles(['compose.yaml', 'deploy/**/*.yaml']);
  // What an operator who has not chosen one is told may well show how one looks.
  const deployed = files.map((file) => readFile(file).replaceAll(/:\?[^}]+\}/g, '}')).join('\n');
  const secrets = [
    ...deployed.matchAll(/^ +[A-Z\d_]*(?:PASSWORD|SECRET|_KEY|TOKEN): (.+)$/gm),
    ...deployed.matchAll(/:\/\/\w+:(.+?)@/g),
  ].map(([, secret]) => secret);

  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => !isLeftOpen(secret))).toEqual([]);
});

test('whatever a document calls a setting is read by a program', () => {
  const programs = findFiles(['{.storybook,apps,bench,packages,scripts}/**/*.{ts,tsx}'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => withoutComments(readFile(file)));
  // The image of PostgreSQL asks for these.
  const composed = findNames(readFile('compose.yaml')).filter((name) =>
    name.startsWith('POSTGRES_'),
  );
  const known = new Set([...findNames(programs.join('\n')), ...composed]);
  const documents = [
    ...findFiles(['*.md', '.changeset/*.md', '{apps,bench,docs,packages}/**/*.{md,mdx}']),
    'apps/server/src/settings/settings.ts',
  ];

  const unknown = documents.flatMap((document) =>
    findNames(readFile(document))
      .filter((name) => !known.has(name))
      .map((name) => `${document}: ${name}`),
  );

  expect(documents).toContain('README.md');
  expect(unknown).toEqual([]);
});
