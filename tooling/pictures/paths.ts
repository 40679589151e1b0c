import { basename, dirname, join } from 'node:path';

/** Where a run leaves what looks different, and the page that shows it. Git ignores it. */
export const reviewFolder = '.vitest/pictures';

/** The accepted picture of a story, beside the file of stories: `inputs-button-default.webp`. */
export const acceptedPath = (storyFile: string, name: string) =>
  join(dirname(storyFile), '__pictures__', `${name.replaceAll(/-{2,}/g, '-')}.webp`);

/** The folder with the pictures `before.webp` and `after.webp` of what looks different. */
export const findingFolder = (accepted: string) =>
  join(reviewFolder, dirname(dirname(accepted)), basename(accepted, '.webp'));
