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
}

/** Writes the head of a part's documentation page. */
export function describePart({ use, avoid, keyboard, accessibility }: PartDescription) {
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

  return { docs: { description: { component } } };
}
