import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { acceptedPath } from './paths.ts';

/** What `.storybook/checkStory.ts` adds to the name of a screen in full health. */
const variants = ['', '-dark', '-dark-phone'];

/** All files of stories. */
export const listStoryFiles = () => globSync('{packages,apps}/*/src/**/*.stories.tsx');

const listStories = (file: string): string[] =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: String })
    .parse()
    .indexInputs.map(({ __id = '' }) => __id);

/** Accepted pictures whose story is there no more. */
export function findGone(): string[] {
  const wanted = new Set(
    listStoryFiles().flatMap((file) =>
      listStories(file).flatMap((id) =>
        variants.map((variant) => acceptedPath(file, `${id}${variant}`)),
      ),
    ),
  );
  return globSync('{packages,apps}/*/src/**/__pictures__/*.webp').filter(
    (path) => !wanted.has(path),
  );
}
