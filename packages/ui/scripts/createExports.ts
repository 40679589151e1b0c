import type { Entry } from './listEntries.ts';

const point = (name: string) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

/** The `exports` of `package.json`: the whole, each entry by name, and the tokens for design tools. */
export const createExports = (entries: readonly Entry[]) => ({
  '.': { 'market-source': './src/index.ts', ...point('index') },
  ...Object.fromEntries(entries.map(({ name }) => [`./${name}`, point(name)])),
  './tokens.json': './tokens.json',
  './package.json': './package.json',
});
