import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tooling/findChromium.ts';

/**
 * Prints what each client weighs and what one call of it costs, in Node and in the pinned
 * Chromium, and exits with 1 when @market/api misses its own limits. `npm install` in this folder
 * first, and build @market/api.
 */
const limits = { bytes: 10_000, overheadMs: 0.2 };

const shared = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
  alias: { '@market/api': new URL('../../packages/api/dist/index.js', import.meta.url).pathname },
} as const;

async function bundle(contents: string, format: 'esm' | 'iife' = 'esm') {
  const { outputFiles } = await build({
    ...shared,
    format,
    globalName: 'bench',
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const weigh = async (contents: string) => brotliCompressSync(await bundle(contents)).length;

async function runInNode(): Promise<Record<string, number>> {
  const code = Buffer.from(await bundle("export { run } from './run.ts';")).toString('base64');
  const { run } = (await import(`data:text/javascript;base64,${code}`)) as {
    run: () => Promise<Record<string, number>>;
  };
  return run();
}

async function runInBrowser(): Promise<Record<string, number>> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({
      content: Buffer.from(await bundle("export { run } from './run.ts';", 'iife')).toString(),
    });
    return await page.evaluate('bench.run()');
  } finally {
    await browser.close();
  }
}

const names = ['plainFetch', 'market', 'kyWithZod', 'kyWithZodMini'] as const;
const titles = {
  plainFetch: 'plain `fetch`, nothing checked',
  market: '@market/api, all calls',
  kyWithZod: 'ky 2.1 + zod 4.6, one call',
  kyWithZodMini: 'ky 2.1 + zod/mini 4.6, one call',
};
const bytes = {
  plainFetch: await weigh("export { createListServices } from './clients/plainFetch.ts';"),
  market: await weigh("export { createMarketClient } from '@market/api';"),
  kyWithZod: await weigh("export { createListServices } from './clients/kyWithZod.ts';"),
  kyWithZodMini: await weigh("export { createListServices } from './clients/kyWithZodMini.ts';"),
};
const node = await runInNode();
const browser = await runInBrowser();

const format = (times: Record<string, number>, name: string) => {
  const own = times[name] ?? 0;
  const plain = times['plainFetch'] ?? 0;
  return `${own.toFixed(3)} ms | ${name === 'plainFetch' ? '–' : `${(own - plain).toFixed(3)} ms`}`;
};
const table = [
  '| Client | kB (minified, Brotli) | a call in Node | over `fetch` | a call in Chromium | over `fetch` |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...names.map(
    (name) =>
      `| ${titles[name]} | ${(bytes[name] / 1000).toFixed(2)} | ${format(node, name)} | ${format(browser, name)} |`,
  ),
].join('\n');
process.stdout.write(`${table}\n`);

const overheads = [node, browser].map(({ market = 0, plainFetch = 0 }) => market - plainFetch);
const isWithinLimits =
  bytes.market <= limits.bytes && overheads.every((ms) => ms <= limits.overheadMs);
process.stdout.write(
  `\nLimits: 10 kB, 0.2 ms over fetch: ${isWithinLimits ? 'kept' : 'MISSED'}.\n`,
);
process.exitCode = isWithinLimits ? 0 : 1;
