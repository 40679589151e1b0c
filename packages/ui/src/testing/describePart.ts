/** What people want to know about a part before they use it. */
export interface PartDescription {
  /** What it is for, in a sentence or two. */
  use: string;
  /** When something else is better, and what. */
  avoid: string;
  /** What each key does; for parts that take the focus. */
  keyboard?: Record<string, string>;
  /** What it does for people who cannot see, point or hear. */
  accessibility: string;
  /** How tall its stories stand on the page, each in a frame of its own; for what covers a window. */
  frameHeight?: string;
}

/** Writes the head of a part's documentation page. */
export function describePart(part: PartDescription) {
  const { use, avoid, keyboard, accessibility, frameHeight } = part;
  const keys = Object.entries(keyboard ?? {}).map(([key, effect]) => `| \`${key}\` | ${effect} |`);
  const table =
    keys.length > 0
      ? ['### Keyboard', `| Key | What it does |\n| --- | --- |\n${keys.join('\n')}`]
      : [];
  const component = [
    use,
    '### When not to use it',
    avoid,
    ...table,
    '### Accessibility',
    accessibility,
  ].join('\n\n');

  return {
    docs: {
      description: { component },
      ...(frameHeight && { story: { inline: false, height: frameHeight } }),
    },
  };
}
