import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tooling/findChromium.ts';

/** Prints the table of `docs/comparison.md`. Build `@market/ui` first. */
const libraries = {
  market: '@market/ui',
  mui: 'MUI',
  mantine: 'Mantine',
  reactAria: 'React Aria',
  baseUi: 'Base UI',
  radix: 'Radix Themes',
};
type Library = keyof typeof libraries;

const here = (path: string) => new URL(path, import.meta.url).pathname;
const require = createRequire(import.meta.url);
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'react-dom/server'];

const shared = {
  bundle: true,
  write: false,
  jsx: 'automatic',
  logLevel: 'error',
  loader: { '.css': 'css' },
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    '@market/ui/texts/ar': here('../../packages/ui/dist/entries/texts/ar.js'),
    '@market/ui': here('../../packages/ui/dist/index.js'),
    'styled-components': here('node_modules/styled-components'),
    react: here('node_modules/react'),
    'react-dom': here('node_modules/react-dom'),
  },
  outdir: '/out',
} as const;

const stdin = (contents: string) => ({
  contents,
  resolveDir: import.meta.dirname,
  loader: 'ts' as const,
});

/** What all of a library's parts weigh beside React, in kB after Brotli. */
async function weigh(library: Library) {
  const { react: _react, 'react-dom': _dom, ...alias } = shared.alias;
  const { outputFiles } = await build({
    ...shared,
    alias,
    stdin: stdin(`export { trial } from './parts/${library}.tsx';`),
    format: 'esm',
    minify: true,
    external: react,
  });
  return (
    outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0) / 1000
  );
}

/** Whether what a server renders has its styles with it, where nobody has set up anything. */
async function isStyledOnServer(library: Library) {
  const { outputFiles } = await build({
    ...shared,
    alias: {
      ...shared.alias,
      react: here('node_modules/react'),
      'react-dom': here('node_modules/react-dom'),
    },
    stdin: stdin(`
      import { createElement, Fragment } from 'react';
      import { renderToString } from 'react-dom/server';
      import { trial } from './parts/${library}.tsx';
      const parts = Object.entries(trial.parts).map(([name, render]) => createElement(Fragment, { key: name }, render({})));
      module.exports = () => renderToString(createElement(trial.Provider, null, ...parts));`),
    platform: 'node',
    format: 'cjs',
  });
  const module = { exports: (): string => '' };
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  const html = module.exports();
  const file = outputFiles.some(({ path }) => path.endsWith('.css'));
  return file ? 'a file of CSS' : html.includes('<style') ? 'within the page' : 'none';
}

async function openPage(library: Library) {
  const { outputFiles } = await build({
    ...shared,
    stdin: stdin(`
      import { expose } from './browser.tsx';
      import { trial } from './parts/${library}.tsx';
      expose(trial);`),
    format: 'esm',
  });
  const text = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const html = `<!doctype html><html lang="en"><head><title>Trial</title><style>${text('.css')}</style></head><body><main id="root"></main><script type="module">${text('.js').replaceAll('</script', '<\\/script')}</script></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const page = await browser.newPage();
  page.setDefaultTimeout(2000);
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, close: () => server.close() };
}

/** Parts without styles may have no size that a pointer could hit. */
const press = (element: HTMLElement | SVGElement) => (element as HTMLElement).click();

/** Fills in a field as people do. */
async function fill(page: Page, kind: string) {
  if (kind === 'text') await page.getByRole('textbox').fill('Mira');
  else if (kind === 'number')
    await page.locator('input:not([type=hidden]):not([aria-hidden=true])').first().fill('7');
  else if (kind === 'checkbox') await page.getByRole('checkbox').first().evaluate(press);
  else if (kind === 'rating') await page.getByRole('radio').nth(3).evaluate(press);
  else if ((await page.locator('select:visible').count()) > 0)
    await page.locator('select:visible').selectOption('a');
  else {
    await page.getByRole('button').or(page.getByRole('combobox')).first().click();
    await page.getByRole('option').first().click();
  }
}

/** The fields that work with `register` alone: where one comes back when empty, and what is sent. */
async function tryForms(page: Page) {
  const names = await page.evaluate<string[]>('fieldNames');
  const works: string[] = [];
  const fails: string[] = [];
  for (const name of names) {
    const problem = await (async () => {
      await page.evaluate(`showField(${JSON.stringify(name)})`);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForTimeout(100);
      const isFocused = await page.evaluate(
        () =>
          document.activeElement?.closest('form') !== null &&
          document.activeElement?.getAttribute('type') !== 'submit',
      );
      if (await page.evaluate('sent')) return 'sent while empty';
      await fill(page, name);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForTimeout(100);
      const sent = await page.evaluate<{ field?: unknown } | undefined>('sent');
      if (!sent?.field) return 'value not read';
      return isFocused ? undefined : 'not focused when empty';
    })().catch((error: unknown) => String(error).split('\n')[0]);
    if (problem) fails.push(`${name} (${problem})`);
    else works.push(name);
  }
  return { works, fails };
}

const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args });
const head = [
  'parts',
  'all of a probe arrives',
  'lost',
  'fields with `register` alone',
  'that fail',
  'foreign words in Arabic',
  'styles from the server',
  'axe rules broken',
  'kB',
];
console.log(`| | ${head.join(' | ')} |\n| --- |${' --- |'.repeat(head.length)}`);
for (const [library, name] of Object.entries(libraries) as [Library, string][]) {
  const { page, close } = await openPage(library);
  const parts = await page.evaluate<string[]>('partNames');
  const lost = await page.evaluate<Record<string, string[]>>('findLost()');
  const { works, fails } = await tryForms(page);
  const words = await page.evaluate<string[]>('findForeignWords()');
  const rules = await page.evaluate<string[]>('findBrokenRules()');
  const cells = [
    parts.length,
    `${parts.length - Object.keys(lost).length} of ${parts.length}`,
    Object.entries(lost)
      .map(([part, what]) => `${part}: ${what.join(' ')}`)
      .join('; '),
    `${works.length} of ${works.length + fails.length}`,
    fails.join('; '),
    words.length === 0 ? 'none' : `${words.length}: ${words.join(', ')}`,
    await isStyledOnServer(library),
    rules.join(', ') || 'none',
    (await weigh(library)).toFixed(1),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
  await page.close();
  close();
}
await browser.close();
