import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { listEntries } from '../packages/ui/scripts/listEntries.ts';

/**
 * Fails, with its name, for every exported part without stories, and for every state without a
 * story. Which states a part must show follows from its properties.
 */
const source = new URL('../packages/ui/src/', import.meta.url);

/** What is exported without being seen: types of the fields, functions, values. */
const invisible = ['Field', 'formatting', 'theme'];

interface Requirement {
  /** One of these stories must be there. */
  stories: string[];
  /** When the properties look like this; always, if left out. */
  when?: RegExp;
}

/** A property that holds some, one or none. */
const list = /^ {2}\w+: readonly (?!SelectOption|TabItem|MenuItem|SidebarTab)\w+\[\]/m;

const requirements: Requirement[] = [
  { stories: ['Default'] },
  { stories: ['Dark'] },
  { stories: ['RightToLeft'] },
  { stories: ['Narrow'] },
  { stories: ['Loading'], when: /^ {2}is(Loading|Removing|Confirming|Submitting)\?/m },
  {
    stories: ['Disabled'],
    when: /^ {2}isDisabled\?|PropsWithRef<'(button|input|select|textarea)'>/m,
  },
  { stories: ['WithError', 'Failed'], when: /^ {2}error\?:|\bFieldProps\b/m },
  { stories: ['LongText'], when: /^ {2}(title|text|service|services)\??: /m },
  { stories: ['Empty', 'EmptyWishlist', 'MissingPicture'], when: list },
  { stories: ['One', 'Many'], when: list },
  {
    stories: ['MissingPicture', 'BrokenPicture'],
    when: /^ {2}(picture|service|seller|images)\??: /m,
  },
];

const readFolder = (part: string, accept: (file: string) => boolean) =>
  readdirSync(new URL(`${part}/`, source))
    .filter(accept)
    .map((file) => readFileSync(new URL(`${part}/${file}`, source), 'utf8'))
    .join('\n');

function findMissing(part: string): string[] {
  if (!existsSync(new URL(`${part}/${part}.stories.tsx`, source))) return ['any story'];

  const code = readFolder(part, (file) => /^[A-Z]\w*\.tsx$/.test(file));
  const stories = new Set(
    [
      ...readFolder(part, (file) => file.endsWith('.stories.tsx')).matchAll(
        /^export const (\w+)/gm,
      ),
    ].map(([, name]) => name),
  );
  return requirements
    .filter(({ when }) => when?.test(code) ?? true)
    .filter((requirement) => !requirement.stories.some((name) => stories.has(name)))
    .map((requirement) => requirement.stories.join(' or '));
}

for (const { name } of listEntries()) {
  const missing = invisible.includes(name) ? [] : findMissing(name);
  for (const state of missing) {
    console.error(`${name} has no story: ${state}`);
    process.exitCode = 1;
  }
}
