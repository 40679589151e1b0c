/** A part of the tests. */
export interface TestPart {
  script: string;
  /** Whose report counts the tests. Without one, the script passes or fails as a whole. */
  report?: 'vitest' | 'playwright';
  /** Whether it works on a market with the sample data. */
  needsSamples?: true;
  /** Whether a core is idle for a while, so that the sample data of later parts are planted meanwhile. */
  hasIdleCore?: true;
  /** The packages and apps that it tests. Defaults to all of them. */
  about?: RegExp;
  /**
   * Defaults to `always`. `ci` is for what takes long and seldom breaks by itself, `here` for what
   * another part repeats in CI.
   */
  when?: 'here' | 'ci' | 'always';
}

/** All parts, in the order in which they run. */
export const testParts: Record<string, TestPart> = {
  types: { script: 'types' },
  lint: { script: 'lint' },
  unit: { script: 'test:unit', report: 'vitest', about: /^packages\/|marketplace$/ },
  server: {
    script: 'test:server',
    report: 'vitest',
    about: /server$/,
    hasIdleCore: true,
    when: 'here',
  },
  'all-server': {
    script: 'test:all-server',
    report: 'vitest',
    hasIdleCore: true,
    when: 'ci',
  },
  postgres: { script: 'test:postgres', report: 'vitest', when: 'ci' },
  'version-before': { script: 'test:version-before', when: 'ci' },
  kills: { script: 'test:kills', when: 'ci' },
  components: {
    script: 'test:components',
    report: 'vitest',
    about: /ui$|card-sandbox$|marketplace$/,
  },
  stories: {
    script: 'test:stories',
    report: 'vitest',
    about: /ui$|marketplace$/,
    when: 'here',
  },
  looks: { script: 'test:looks', report: 'vitest', when: 'ci' },
  pseudo: { script: 'test:pseudo', needsSamples: true, when: 'ci' },
  storybook: { script: 'test:storybook', when: 'ci' },
  packages: { script: 'test:packages', when: 'ci' },
  weights: { script: 'test:weights', about: /marketplace$/ },
  attacks: { script: 'test:attacks', when: 'ci' },
  engines: { script: 'test:engines', needsSamples: true, when: 'ci' },
  journeys: {
    script: 'test:journeys',
    report: 'playwright',
    needsSamples: true,
    about: /^apps\//,
    when: 'here',
  },
  'all-journeys': {
    script: 'test:all-journeys',
    report: 'playwright',
    needsSamples: true,
    when: 'ci',
  },
};

/** The parts that CI runs, each as a job of its own. */
export const partsInCi = Object.entries(testParts)
  .filter(([, { when }]) => when !== 'here')
  .map(([name]) => name);
