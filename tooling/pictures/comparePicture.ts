import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { looksSame } from './comparePictures.ts';
import { acceptedPath, findingFolder } from './paths.ts';
import { type Picture, readPicture, toWebp } from './Picture.ts';

/** In a review somebody looks at what is different, so that it is no failure. */
const isReview = process.env['MARKET_REVIEW'] !== undefined;

/** In milliseconds. What looks the same after this has been drawn; a busy machine takes longer. */
const timeToDraw = isReview ? 300 : 2000;

/** In milliseconds. */
const longestRestlessness = 20_000;

async function shoot({ iframe }: BrowserCommandContext): Promise<Picture> {
  const shot = await iframe
    .locator('html')
    .screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  return readPicture(shot);
}

/** Takes pictures until one is accepted, which gives none, or does not differ from the one before. */
async function takePicture(context: BrowserCommandContext, isAccepted: (it: Picture) => boolean) {
  const start = performance.now();
  let picture = await shoot(context);
  while (!isAccepted(picture)) {
    if (performance.now() > start + longestRestlessness)
      throw new Error('It does not come to rest, so no picture can be taken of it.');
    await wait(timeToDraw);
    const next = await shoot(context);
    if (looksSame(picture, next)) return next;
    picture = next;
  }
  return undefined;
}

/**
 * Compares the page with its accepted picture. Says what is wrong, and leaves both pictures for the
 * review; says nothing when they look the same.
 */
export const comparePicture: BrowserCommand<[name: string]> = async (context, name) => {
  const path = acceptedPath(relative(context.project.config.root, context.testPath ?? ''), name);
  const accepted = existsSync(path) ? await readPicture(path) : undefined;
  const picture = await takePicture(
    context,
    (each) => accepted !== undefined && looksSame(accepted, each),
  );
  const folder = findingFolder(path);
  // A picture before this one may have been taken too early.
  await rm(folder, { recursive: true, force: true });
  if (!picture) return undefined;

  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'after.webp'), await toWebp(picture));
  if (accepted) await copyFile(path, join(folder, 'before.webp'));
  if (isReview) return undefined;
  return `${name} ${accepted ? 'does not look as accepted' : 'has no accepted picture'}. Look and accept it with: npm run pictures:show`;
};
