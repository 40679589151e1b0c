import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createDesignTokens } from '../packages/ui/src/theme/designTokens.ts';
import { toHexColor } from '../packages/ui/src/theme/contrast.ts';
import { darkTheme, lightTheme, type ThemeColors } from '../packages/ui/src/theme/theme.ts';

/*
 * Writes what follows from the tokens and cannot read them: the file for design tools, the colours of the
 * browser's own frame around the site, and the reference of the API. With `--check` it only names what
 * has become stale. Pictures of stories are reviewed with `npm run pictures:review`.
 */
const top = new URL('../', import.meta.url);
const isCheck = process.argv.includes('--check');

const light = toHexColor(lightTheme.color.paper);
const dark = toHexColor(darkTheme.color.paper);

/** `oklch(98.6% .006 85)` as prettier writes it. */
const writeOut = (color: string) => color.replaceAll(/(?<= )\./g, '0.');

const toRole = (property: string) =>
  property.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof ThemeColors;

const designTokens = await format(JSON.stringify(createDesignTokens()), {
  ...(await resolveConfig(fileURLToPath(new URL('packages/ui/tokens.json', top)))),
  parser: 'json',
});

/** Each file, and its text as it has to be. */
const files: Record<string, (text: string) => string> = {
  'packages/ui/tokens.json': () => designTokens,
  'apps/marketplace/index.html': (text) =>
    text
      .replace(/(?<="theme-color" content=").*?(?=" media="\(prefers-color-scheme: light)/, light)
      .replace(/(?<="theme-color" content=").*?(?=" media="\(prefers-color-scheme: dark)/, dark),
  'apps/marketplace/public/manifest.webmanifest': (text) =>
    text.replaceAll(/(?<="(?:background|theme)_color": ").*?(?=")/g, light),
  'apps/marketplace/public/icon.svg': (text) =>
    text.replace(/(?<=<rect [^>]*fill=").*?(?=")/, toHexColor(lightTheme.color.primary)),
  'packages/api/src/openapi/referenceStyles.ts': (text) =>
    text.replaceAll(/--([\w-]+): light-dark\(.*\);/g, (_, property: string) => {
      const [inLight, inDark] = [lightTheme, darkTheme].map(({ color }) =>
        writeOut(color[toRole(property)]),
      );
      return `--${property}: light-dark(${inLight}, ${inDark});`;
    }),
};

for (const [path, write] of Object.entries(files)) {
  const file = new URL(path, top);
  const text = readFileSync(file, 'utf8');
  const fresh = write(text);
  if (fresh === text) continue;

  if (isCheck) {
    console.error(`${path} does not follow from the tokens: run \`npm run tokens\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, fresh);
    console.log(path);
  }
}

// What is made from the files above; a test holds that it is up to date.
if (!isCheck) {
  const { status } = spawnSync('pnpm', ['--filter', '@market/api', 'write:openapi'], {
    cwd: top,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
