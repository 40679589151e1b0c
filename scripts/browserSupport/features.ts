import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserRange } from '../../tooling/browserRange.ts';

/** What MDN knows about browsers. */
export const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Our names of browsers, and MDN's. */
const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const;

/** The first version of each browser that supports a feature. */
export type Versions = Record<keyof typeof browsers, number>;

/** A feature that a browser may lack, such as `css.properties.position-area`. */
export interface Feature {
  path: string;
  /** From which versions on it is known wholly. */
  since: Versions;
}

/** A use of a feature, in a place where browsers are at least this new. */
export interface Use {
  feature: Feature;
  /** The file and the line. */
  place: string;
  floor: Versions;
}

export const range: Versions = browserRange;

/** Finds a feature by its path. There is none where MDN has no versions. */
export function findFeature(...path: string[]): Feature | undefined {
  let node: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  const support = node?.__compat?.support;
  if (!support) return undefined;
  const since = mapVersions((browser) => {
    const statements = [support[browsers[browser]] ?? []].flat() as SimpleSupportStatement[];
    return Math.min(...statements.map(toVersion));
  });
  return { path: path.join('.'), since };
}

/** Support behind a flag, under another name, in part, or given up since does not count. */
function toVersion(statement: SimpleSupportStatement) {
  const { version_added: added, version_removed: removed } = statement;
  const isWhole =
    !removed && !statement.partial_implementation && !statement.flags && !statement.prefix;
  // Of some features MDN knows only that a version had them, such as "≤37".
  const version = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : NaN;
  return isWhole && !statement.alternative_name && version >= 0 ? version : Infinity;
}

export const mapVersions = (toNumber: (browser: keyof Versions) => number): Versions => ({
  chrome: toNumber('chrome'),
  edge: toNumber('edge'),
  firefox: toNumber('firefox'),
  safari: toNumber('safari'),
  ios: toNumber('ios'),
});

/** Names the browsers that are new enough for us and yet lack a feature. */
export const findMissing = ({ feature, floor }: Use) =>
  (Object.keys(browsers) as (keyof Versions)[])
    .filter((browser) => feature.since[browser] > floor[browser])
    .map((browser) => `${browser} ${floor[browser]}`);
