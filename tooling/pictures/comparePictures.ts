import { diff } from '@blazediff/core';
import type { Picture } from './Picture.ts';

/** Round corners vary by a level or two from run to run; this notices three levels of grey. */
const threshold = 0.01;

/** A focus ring's vary by more, in up to thirty pixels: fewer than a letter has. */
const allowedPixels = 40;

/** Whether two pictures look the same. */
export function looksSame(before: Picture, after: Picture): boolean {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return false;
  return (
    before.data.equals(after.data) ||
    diff(before.data, after.data, undefined, width, height, { threshold, includeAA: true }) <=
      allowedPixels
  );
}
