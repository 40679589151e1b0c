import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tooling/findChromium.ts';

/**
 * Builds the same page with each library and prints what it weighs and how long it takes.
 * `npm install` in this folder first, and build @market/ui.
 */
const libraries = process.env['ONLY']?.split(',') ?? [
  'market',
  'mui',
  'mantine',
  'chakra',
  'antd',
  'radix',
];
// React for production on the server, too: it is chosen when it is loaded.
process.env['NODE_ENV'] = 'production';
const rounds = Number(process.env['ROUNDS'] ?? 9);
const require = createRequire(import.meta.url);
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'react-dom/server'];
const folderOf = (name: string) => `${import.meta.dirname}/node_modules/${name}`;

const shared = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  logLevel: 'error',
  loader: { '.css': 'css' },
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    '@market/ui': new URL('../../packages/ui/dist/index.js', import.meta.url).pathname,
    'styled-components': folderOf('styled-components'),
  },
} as const;

const toKilobytes = (bytes: Uint8Array) => brotliCompressSync(bytes).length / 1000;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** What one page of that library makes a browser load besides React, in kB after Brotli. */
async function weigh(library: string) {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `export { Page } from './pages/${library}.tsx';`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outdir: '/out',
    splitting: true,
    external: react,
  });
  const first = outputFiles.filter(({ path }) => /stdin\.(js|css)$/.test(path));
  return Object.fromEntries(
    first.map(({ path, contents }) => [
      path.endsWith('.css') ? 'css' : 'js',
      toKilobytes(contents),
    ]),
  );
}

/** Runs the page in Node: how long one render to text takes, in ms. */
async function renderOnServer(library: string) {
  const { outputFiles } = await build({
    ...shared,
    minify: false,
    platform: 'node',
    format: 'cjs',
    external: react,
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import { Page } from './pages/${library}.tsx';
        import { createOrders } from './pages/data.ts';
        const orders = createOrders(50);
        module.exports = () => renderToString(createElement(Page, { orders }));`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outdir: '/out',
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const module = { exports: (): string => '' };
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  const render = module.exports;

  for (let round = 0; round < 30; round += 1) render();
  return median(
    Array.from({ length: 40 }, () => {
      const start = performance.now();
      render();
      return performance.now() - start;
    }),
  );
}

/** The page as a browser runs it: `mount(count)`, `unmount()`, and `sort()` on its global object. */
async function bundleForBrowser(library: string) {
  const { outputFiles } = await build({
    ...shared,
    alias: { ...shared.alias, react: folderOf('react'), 'react-dom': folderOf('react-dom') },
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { flushSync } from 'react-dom';
        import { createRoot } from 'react-dom/client';
        import { Page } from './pages/${library}.tsx';
        import { createOrders } from './pages/data.ts';
        let root;
        const settle = () => document.body.offsetHeight;
        globalThis.mount = (count) => {
          const orders = createOrders(count);
          root = createRoot(document.getElementById('root'));
          const start = performance.now();
          flushSync(() => root.render(createElement(Page, { orders })));
          settle();
          return performance.now() - start;
        };
        globalThis.unmount = () => root.unmount();
        globalThis.sort = () => {
          const header = [...document.querySelectorAll('th')].find((cell) => cell.textContent.includes('Amount'));
          const control = header.querySelector('button, [role=button]') ?? header;
          const start = performance.now();
          flushSync(() => control.click());
          settle();
          return performance.now() - start;
        };`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outdir: '/out',
  });
  const text = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return `<!doctype html><html lang="en"><head><title>Bench</title><style>.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}${text('.css')}</style></head><body><div id="root"></div><script type="module">${text('.js').replaceAll('</script', '<\\/script')}</script></body></html>`;
}

const cover = readFileSync(new URL('./cover.svg', import.meta.url));
const pages = new Map<string, string>();
const server = createServer(({ url = '' }, response) => {
  const library = url.slice(1);
  const html = pages.get(library);
  response.setHeader('content-type', html ? 'text/html; charset=utf-8' : 'image/svg+xml');
  response.end(html ?? cover);
}).listen(0);

async function measureInBrowser(page: Page, library: string) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No address.');
  const open = async () => {
    await page.goto(`http://localhost:${address.port}/${library}`);
    await page.waitForFunction('globalThis.mount');
  };
  await open();
  const cold = Number(await page.evaluate('mount(50)'));
  const warm: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate('unmount()');
    warm.push(Number(await page.evaluate('mount(50)')));
  }
  await page.evaluate('unmount()');
  await page.evaluate('mount(1000)');
  await page.waitForTimeout(300);
  const sorts: number[] = [];
  for (let round = 0; round < 5; round += 1) sorts.push(Number(await page.evaluate('sort()')));
  return { cold, warm: median(warm), sort: median(sorts) };
}

async function countViolations(page: Page) {
  await page.evaluate('unmount()');
  await page.evaluate('mount(50)');
  await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
  const violations = (await page.evaluate(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations.map(({ id }) => id))",
  )) as string[];
  return violations;
}

const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args });
const times = new Map<string, Awaited<ReturnType<typeof measureInBrowser>>[]>();
const rows: string[] = [];

for (const library of libraries) pages.set(library, await bundleForBrowser(library));
for (let round = 0; round < rounds; round += 1) {
  for (const library of libraries) {
    const page = await browser.newPage();
    const measured = await measureInBrowser(page, library);
    times.set(library, [...(times.get(library) ?? []), measured]);
    await page.close();
  }
}
for (const library of libraries) {
  const { js = 0, css = 0 } = await weigh(library);
  const page = await browser.newPage();
  await measureInBrowser(page, library);
  const violations = await countViolations(page);
  const serverTime = await renderOnServer(library);
  const of = (key: 'cold' | 'warm' | 'sort') =>
    median((times.get(library) ?? []).map((time) => time[key])).toFixed(1);
  await page.close();
  rows.push(
    `| ${library} | ${(js + css).toFixed(1)} | ${js.toFixed(1)} + ${css.toFixed(1)} | ${serverTime.toFixed(1)} | ${of('cold')} / ${of('warm')} | ${of('sort')} | ${violations.length} ${violations.join(', ')} |`,
  );
}
await browser.close();
server.close();

console.log(`| | kB | JS + CSS | server render, ms | mount, cold / warm, ms | sort 1,000 rows, ms | axe rules broken |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`);
