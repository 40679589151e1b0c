import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * How properties are called, so that who knows one part knows all:
 * - Whether something is so is `isX`, `hasX` or `canX`; HTML's own words (`disabled`, `required`) stay.
 * - What happens is `onX`. `onChange` is HTML's own and gets its event; a value comes by `onValueChange`.
 * - Where something leads is `href`, `xHref` or `hrefs`; where each of many leads is `hrefFor`.
 */
const files = globSync('*/*/*.tsx', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(stories|test)\./.test(file),
);
const properties = files.flatMap((file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return [...source.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(
    ([, owner = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+)\??: ([^;]+);/gm)].map(([, name = '', type = '']) => ({
        property: `${owner}.${name}`,
        name,
        type,
      })),
  );
});

const without = (names: RegExp) => (found: { name: string }) => !names.test(found.name);
const namesOf = (found: typeof properties) => found.map(({ property }) => property);

test('there are properties to look at', () => {
  expect(properties.length).toBeGreaterThan(200);
});

test('what is or is not so begins with is, has or can', () => {
  const booleans = properties.filter(({ type }) => /^boolean\b/.test(type));
  const native = /^(disabled|required|checked|defaultChecked)$/;

  expect(namesOf(booleans.filter(without(/^(is|has|can)[A-Z]/)).filter(without(native)))).toEqual(
    [],
  );
});

test('what tells the page something begins with on, and a value comes by onValueChange', () => {
  const told = properties.filter(
    ({ type }) => /=> void\b/.test(type) && !/=> ReactNode/.test(type),
  );

  expect(namesOf(told.filter(without(/^on[A-Z]/)))).toEqual([]);
  expect(namesOf(properties.filter(({ name }) => name === 'onChange'))).toEqual([]);
});

test('what gives an address is called after it', () => {
  const addresses = properties.filter(({ type }) => /=> string\b/.test(type));

  expect(namesOf(addresses.filter(without(/^(hrefFor|keyOf|nameOf)/)))).toEqual([]);
});
