import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSpecificationPage, toAnchor } from '../../scripts/createSpecificationPage.ts';
import { findPublicNames } from '../../scripts/findPublicNames.ts';
import { createOpenApiDocument } from '../openapi/createOpenApiDocument.ts';
import packageFile from '../../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('specification.html');

/** What the page says of a line, such as `C21`, or below the title of a section. */
function findPart(part = '') {
  const anchor = /\d$/.test(part) ? part : toAnchor(part);
  return page.split(` id="${anchor}"`)[1]?.split('</div>')[0];
}

test('the page of the specification says what the specification says', () => {
  // When this fails: `pnpm --filter @market/api write:openapi`.
  expect(page).toBe(createSpecificationPage(read('../../docs/specification.md')));
  expect(packageFile.files).toContain('specification.html');
});

test('every call names the line of the specification that describes it', () => {
  for (const [path, methods] of Object.entries(createOpenApiDocument().paths)) {
    for (const [method, { 'x-specification': line }] of Object.entries(methods)) {
      const known = path.replaceAll(/[{}]/g, '');
      const part = findPart(line)?.replaceAll(/[{}]/g, '');
      expect(part).toContain(`${method.toUpperCase()} ${known}`);
    }
  }
});

test('every public name names a part of the specification', () => {
  const names = findPublicNames(new URL('..', import.meta.url).pathname);
  const lost = names.filter(({ see }) => !see || !findPart(see));

  expect(lost.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(names.length).toBeGreaterThan(150);
});
