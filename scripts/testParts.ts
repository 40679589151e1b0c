/** A part of the tests: the npm script of its name. */
export interface TestPart {
  script: string;
  /** Whose tests tell in a file how many there were. Anything else passes or fails as a whole. */
  report?: 'vitest' | 'playwright';
  /** The packages and apps that it is about. Left out: all there is. */
  about?: RegExp;
  /**
   * Defaults to `always`. What a change seldom breaks by itself is left to `ci`; what another part
   * does there once more is needed only `here`.
   */
  when?: 'here' | 'ci' | 'always';
}

/** All tests, in the order in which they run. */
export const testParts: Record<string, TestPart> = {
  types: { script: 'types' },
  lint: { script: 'lint' },
  unit: { script: 'test:unit', report: 'vitest', about: /^packages\/|marketplace$/ },
  server: { script: 'test:server', report: 'vitest', about: /server$/ },
  postgres: { script: 'test:postgres', report: 'vitest', when: 'ci' },
  kills: { script: 'test:kills', when: 'ci' },
  components: { script: 'test:components', report: 'vitest', about: /ui$|marketplace$/ },
  stories: {
    script: 'test:stories',
    report: 'vitest',
    about: /ui$|marketplace$/,
    when: 'here',
  },
  looks: { script: 'test:looks', report: 'vitest', when: 'ci' },
  storybook: { script: 'test:storybook', when: 'ci' },
  packages: { script: 'test:packages', when: 'ci' },
  weights: { script: 'test:weights', about: /marketplace$/ },
  attacks: { script: 'test:attacks', when: 'ci' },
  engines: { script: 'test:engines', when: 'ci' },
  accessibility: { script: 'test:accessibility', report: 'playwright', when: 'ci' },
  journeys: { script: 'test:journeys', report: 'playwright', about: /^apps\// },
  'rare-journeys': { script: 'test:rare-journeys', report: 'playwright', when: 'ci' },
};

/** The parts that CI runs, each as a job of its own. */
export const partsInCi = Object.entries(testParts)
  .filter(([, { when }]) => when !== 'here')
  .map(([name]) => name);
