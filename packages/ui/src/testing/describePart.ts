/** What people want to know about a part before they use it. */
export interface PartDescription {
  /** What it is for, in a sentence or two. */
  use: string;
  /** When something else is better, and what. */
  avoid: string;
  /** What good use of it looks like, one sentence each. */
  dos: string[];
  /** What to stay away from, one sentence each. */
  donts: string[];
  /** What the words in it should be like. */
  words: string;
  /** What it consists of: each visible element, and what that is. */
  anatomy: Record<string, string>;
  /** What each key does; for parts that take the focus. */
  keyboard?: Record<string, string>;
  /** What it does for people who cannot see, point or hear. */
  accessibility: string;
  /** How tall its stories stand on the page, each in a frame of its own; for what covers a window. */
  frameHeight?: string;
}

const toTable = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Side by side, so that each is read against the other. */
function compareUses(dos: string[], donts: string[]): string {
  const rows = Array.from({ length: Math.max(dos.length, donts.length) }, (_, index) => [
    dos[index] ? `✓ ${dos[index]}` : '',
    donts[index] ? `✗ ${donts[index]}` : '',
  ]);
  return toTable(['Do', 'Do not'], rows);
}

/** Writes the head of a part's documentation page. */
export function describePart(part: PartDescription) {
  const { use, avoid, dos, donts, words, anatomy, keyboard = {} } = part;
  const { accessibility, frameHeight } = part;
  const keys = Object.entries(keyboard).map(([key, effect]) => [`\`${key}\``, effect]);
  const guidance = [
    '### When not to use it',
    avoid,
    '### How to use it',
    compareUses(dos, donts),
    '### Anatomy',
    toTable(['Element', 'What it is'], Object.entries(anatomy)),
    '### Words',
    words,
    ...(keys.length > 0 ? ['### Keyboard', toTable(['Key', 'What it does'], keys)] : []),
    '### Accessibility',
    accessibility,
  ].join('\n\n');

  return {
    docs: {
      description: { component: use },
      /** Shown below the first story: see `.storybook/PartPage.tsx`. */
      guidance,
      ...(frameHeight && { story: { inline: false, height: frameHeight } }),
    },
  };
}
