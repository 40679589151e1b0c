import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectFindings } from './Finding.ts';
import { findingFolder } from './paths.ts';
import { serveReview } from './serveReview.ts';
import { writePage } from './writePage.ts';

const part = 'packages/ui/src/inputs/Dial';
const stories = `export default { title: 'Inputs/Dial' };
export const Default = {};
export const Large = {};
`;

const pathOf = (name: string) => join(part, '__pictures__', `inputs-dial-${name}.webp`);

function draw(path: string, background: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  const create = { width: 40, height: 30, channels: 3, background } as const;
  return sharp({ create }).webp({ lossless: true }).toFile(path);
}

const top = process.cwd();

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'market-review-')));
  await draw(pathOf('default'), 'white');
  await draw(pathOf('small'), 'white');
  writeFileSync(join(part, 'Dial.stories.tsx'), stories);
  await draw(join(findingFolder(pathOf('default')), 'before.webp'), 'white');
  await draw(join(findingFolder(pathOf('default')), 'after.webp'), 'red');
  await draw(join(findingFolder(pathOf('large')), 'after.webp'), 'red');
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(top);
  rmSync(folder, { recursive: true });
});

it('finds a story that has changed, one that is new and one that is gone', async () => {
  const findings = await collectFindings();
  expect(findings.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'inputs-dial-default colour',
    'inputs-dial-large new',
    'inputs-dial-small gone',
  ]);
});

it('accepts one picture, then all others, from the page alone', async () => {
  await writePage(await collectFindings());
  const { url, whenClosed } = await serveReview();
  const accept = (names: string[], origin = new URL(url).origin) =>
    fetch(`${url}accept`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify(names.map(pathOf)),
    });

  const page = await fetch(url);
  expect(await page.text()).toContain('inputs-dial-large');
  expect((await accept(['default'], 'https://elsewhere.example')).status).toBe(403);

  const after = readFileSync(join(findingFolder(pathOf('default')), 'after.webp'));
  expect(await (await accept(['default'])).json()).toHaveLength(2);
  expect(readFileSync(pathOf('default'))).toEqual(after);
  expect(existsSync(pathOf('large'))).toBe(false);
  expect(existsSync(pathOf('small'))).toBe(true);

  expect(await (await accept(['large', 'small'])).json()).toEqual([]);
  expect(existsSync(pathOf('large'))).toBe(true);
  expect(existsSync(pathOf('small'))).toBe(false);
  await whenClosed;
});
