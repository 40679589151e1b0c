import type { Picture } from './Picture.ts';

/** What has happened to the picture of a story. */
export type Kind = 'new' | 'gone' | 'size' | 'shape' | 'moved' | 'colour';

/** A part of a picture, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Change {
  kind: Kind;
  /** Where all differences lie. */
  area: Area;
}

/** In levels of a channel. Less is not seen. */
const smallestDifference = 3;

/** In pixels. What has moved further looks different. */
const furthestMove = 24;

/** In pixels. More tell no more about the kind of a change. */
const sampleSize = 4000;

/** How much of what differs a kind of change must explain. */
const most = 0.97;

function differAt(before: Picture, after: Picture, from: number, to: number) {
  for (let channel = 0; channel < 3; channel += 1) {
    const difference = (before.data[from * 4 + channel] ?? 0) - (after.data[to * 4 + channel] ?? 0);
    if (Math.abs(difference) >= smallestDifference) return true;
  }
  return false;
}

/** The pixels that differ, counted along the lines from the upper left corner. */
function listDifferences(before: Picture, after: Picture): number[] {
  const points: number[] = [];
  for (let point = 0; point < before.width * before.height; point += 1)
    if (differAt(before, after, point, point)) points.push(point);
  return points;
}

function findArea(points: readonly number[], width: number): Area {
  let [left, right] = [width, 0];
  for (const point of points) {
    left = Math.min(left, point % width);
    right = Math.max(right, (point % width) + 1);
  }
  const top = Math.floor((points[0] ?? 0) / width);
  const bottom = Math.floor((points.at(-1) ?? 0) / width) + 1;
  return { left, top, width: right - left, height: bottom - top };
}

const areMost = (points: readonly number[], isExplained: (point: number) => boolean) =>
  points.filter(isExplained).length >= points.length * most;

/** Whether what is seen now stood a few pixels beside, above or below before. */
function hasMoved(before: Picture, after: Picture, points: readonly number[]) {
  const { width, height } = before;
  const isMovedBy = (right: number, down: number) =>
    areMost(points, (point) => {
      const x = (point % width) - right;
      const y = Math.floor(point / width) - down;
      const isInside = x >= 0 && x < width && y >= 0 && y < height;
      return isInside && !differAt(before, after, y * width + x, point);
    });
  for (let step = 1; step <= furthestMove; step += 1) {
    if (isMovedBy(step, 0) || isMovedBy(-step, 0)) return true;
    if (isMovedBy(0, step) || isMovedBy(0, -step)) return true;
  }
  return false;
}

const hasEdge = (picture: Picture, point: number) =>
  differAt(picture, picture, point, Math.max(0, point - 1)) ||
  differAt(picture, picture, point, Math.max(0, point - picture.width));

/** Whether lines and letters are where they were: neighbours that were alike still are, and others not. */
function keepsShape(before: Picture, after: Picture, points: readonly number[]) {
  return areMost(points, (point) => hasEdge(before, point) === hasEdge(after, point));
}

/** Says how two pictures that do not look the same differ. */
export function describeChange(before: Picture, after: Picture): Change {
  if (before.width !== after.width || before.height !== after.height) {
    const width = Math.max(before.width, after.width);
    const height = Math.max(before.height, after.height);
    return { kind: 'size', area: { left: 0, top: 0, width, height } };
  }
  const points = listDifferences(before, after);
  const area = findArea(points, before.width);
  const step = Math.ceil(points.length / sampleSize);
  const some = points.filter((_, index) => index % step === 0);
  if (hasMoved(before, after, some)) return { kind: 'moved', area };
  return { kind: keepsShape(before, after, some) ? 'colour' : 'shape', area };
}
