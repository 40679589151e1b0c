import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserRangeInWords } from '../tooling/browserRange.ts';
import { findMissing, type Use } from './browserSupport/features.ts';
import { findScriptFeatures } from './browserSupport/findScriptFeatures.ts';
import { findStyleFeatures } from './browserSupport/findStyleFeatures.ts';
import { findTraps } from './browserSupport/findTraps.ts';

/*
 * Finds APIs, attributes, properties, values and selectors in the site and the packages that the oldest
 * browsers of our range lack, or support only in part, by MDN's data. Inside `@supports` a browser is as
 * new as the feature it is asked for.
 */
const top = join(import.meta.dirname, '..');

/** What may be missing, and what people get instead. */
const without: Record<string, string> = {
  'api.OffscreenCanvasRenderingContext2D.imageSmoothingQuality':
    'A picture is made smaller a little more coarsely.',
  'css.properties.content-visibility.auto': 'A table out of sight is laid out all the same.',
  'css.properties.cursor': 'Nothing: phones have no pointer.',
  'css.properties.field-sizing': 'A long text scrolls in its field, whose corner can be pulled.',
  'css.properties.forced-color-adjust': 'Nothing: Safari forces no colours.',
  'css.properties.overscroll-behavior': 'Beyond its end, a list scrolls the page.',
  'css.properties.position-anchor': 'Its first value differs; we always give one.',
  'css.properties.resize': 'A long text scrolls in its field.',
  'css.properties.scrollbar-width': 'A bar to scroll by is seen.',
  'css.properties.text-size-adjust': 'The prefixed one stands beside it.',
  'css.properties.text-wrap.pretty': 'The last line may be one short word.',
  'css.properties.user-select': 'The prefixed one stands beside it.',
  'html.global_attributes.autocapitalize': 'Nothing: only keyboards on a screen write capitals.',
  'html.elements.img.fetchpriority': 'The browser chooses which picture comes first.',
};

/** What runs in browsers. */
const shipped = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/api/src/{client,contract,redux,sandbox}/**/*.ts',
  'packages/card-sandbox/src/{browser,cards}/**/*.ts',
  'apps/marketplace/src/**/*.{ts,tsx,css}',
];
const notShipped = /\.(stories|test)\.tsx?$|\.d\.ts$|\/testing\/|\/src\/server\//;

/** The documents that name the range. */
const readers = [
  'README.md',
  'docs/architecture.md',
  'packages/ui/README.md',
  'packages/api/README.md',
];

const faults: string[] = [];

const files = shipped
  .flatMap((pattern) => globSync(pattern, { cwd: top }))
  .filter((file) => !notShipped.test(file))
  .toSorted();
const scripts = files.filter((file) => !file.endsWith('.css'));
const uses: Use[] = [
  ...files.flatMap((file) => findStyleFeatures(top, file)),
  ...findScriptFeatures(top, scripts),
];

/** A value is excused with its property. */
const findExcuse = ({ feature }: Use) =>
  Object.keys(without).find((path) => `${feature.path}.`.startsWith(`${path}.`));

const missed = uses.filter((use) => findMissing(use).length > 0);
for (const use of missed.filter((each) => !findExcuse(each)))
  faults.push(`${use.place}: ${use.feature.path} is unknown to ${findMissing(use).join(', ')}`);

const excused = new Set(missed.map(findExcuse));
for (const path of Object.keys(without))
  if (!excused.has(path)) faults.push(`Nothing of ${path} is missing any longer.`);

faults.push(...files.flatMap((file) => findTraps(top, file)));

for (const file of readers)
  if (!readFileSync(join(top, file), 'utf8').replaceAll(/\s+/g, ' ').includes(browserRangeInWords))
    faults.push(`${file} does not say the range: ${browserRangeInWords}`);

console.log(
  `   ${uses.length} uses of ${new Set(uses.map(({ feature }) => feature.path)).size} features`,
);
for (const fault of faults) console.error(`   ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
