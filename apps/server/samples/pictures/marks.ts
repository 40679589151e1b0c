import type { Random } from '../createRandom.ts';
import { arcPath, circle, ellipse, group, path, rect, repeat, ring, stroke } from './shapes.ts';

/** A sign drawn inside a circle of radius 50 around the origin, in one or two colours. */
export type Mark = (color: string, second: string) => string;

const petals: Mark = (color, second) =>
  repeat(6, (index) => group(`rotate(${index * 60})`, ellipse(0, -27, 13, 23, color))) +
  circle(0, 0, 9, second);

const peaks: Mark = (color, second) =>
  path('M-50 36L-12 -34L26 36Z', color) +
  path('M-2 36L24 -8L50 36Z', second) +
  circle(28, -30, 12, second);

const arcs: Mark = (color, second) =>
  repeat(3, (index) =>
    stroke(arcPath(0, 26, 16 + index * 16, -90, 90), index === 1 ? second : color, 10, {
      'stroke-linecap': 'butt',
    }),
  );

const quarters: Mark = (color, second) =>
  path('M-46 -2A44 44 0 0 1 -2 -46V-2Z', color) +
  path('M2 -46A44 44 0 0 1 46 -2H2Z', second) +
  path('M46 2A44 44 0 0 1 2 46V2Z', color) +
  circle(-24, 24, 22, color);

const eclipse: Mark = (color, second) => circle(0, 0, 46, color) + circle(16, -12, 28, second);

const burst: Mark = (color, second) =>
  repeat(12, (index) =>
    group(`rotate(${index * 30})`, rect(-4, -48, 8, 26, index % 2 ? second : color, { rx: 4 })),
  ) + circle(0, 0, 15, color);

const waves: Mark = (color, second) =>
  repeat(4, (index) =>
    stroke(`M-42 ${index * 20 - 30}q10.5 -16 21 0t21 0t21 0t21 0`, index % 2 ? second : color, 8),
  );

const leaf: Mark = (color, second) =>
  path('M-38 42C-46 -14 -8 -46 44 -44C46 10 18 46 -38 42Z', color) +
  stroke('M-34 40C-14 12 4 -8 24 -26', second, 5);

const blocks: Mark = (color, second) =>
  rect(-42, -42, 38, 84, color, { rx: 19 }) +
  circle(24, -22, 20, second) +
  rect(4, 4, 40, 38, color, { rx: 8 });

const orbit: Mark = (color, second) =>
  circle(0, 0, 19, color) +
  group('rotate(-28)', ellipse(0, 0, 46, 17, 'none', { stroke: color, 'stroke-width': 5 })) +
  circle(38, -26, 8, second);

const knot: Mark = (color, second) =>
  ring(-14, 0, 26, color, 10) + ring(14, 0, 26, second, 10, { 'stroke-dasharray': '122 42' });

const marks = [petals, peaks, arcs, quarters, eclipse, burst, waves, leaf, blocks, orbit, knot];

/** One of the signs. */
export const pickMark = (random: Random) => random.pick(marks);

/** Puts a sign somewhere, `size` being its width. */
export const placeMark = (
  mark: Mark,
  x: number,
  y: number,
  size: number,
  color: string,
  second: string,
) => group(`translate(${x} ${y}) scale(${size / 100})`, mark(color, second));
