/** SVG as text. Lengths are in units of a canvas of 400 × 300. */
export type Attributes = Record<string, string | number | undefined>;

const write = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** One element with its attributes and what it holds. */
export function element(name: string, attributes: Attributes, children = '') {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${write(value)}"`]))
    .join('');
  return `<${name}${written}>${children}</${name}>`;
}

/** A rectangle; `rx` in `more` rounds it. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled path. */
export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...more });

/** A drawn path without filling. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A ring of this radius to the middle of its line. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  color: string,
  width: number,
  more: Attributes = {},
) => circle(cx, cy, r, 'none', { stroke: color, 'stroke-width': width, ...more });

/** Several shapes, moved or turned together. */
export const group = (transform: string, ...children: string[]) =>
  element('g', { transform }, children.join(''));

/** Several shapes that are seen through each other's background. */
export const faded = (opacity: number, ...children: string[]) =>
  element('g', { opacity }, children.join(''));

/** Shows the children only where the mask's shape is. The id must be unique within a picture. */
export const clip = (id: string, mask: string, ...children: string[]) =>
  element('clipPath', { id }, mask) +
  element('g', { 'clip-path': `url(#${id})` }, children.join(''));

/**
 * The soft shadow below something that lies on a surface: the shape in ever wider, nearly
 * see-through layers, which is far quicker to draw than a blur.
 */
export const shadow = (shape: string) =>
  repeat(6, (index) =>
    element(
      'g',
      {
        opacity: 0.1 + index * 0.02,
        stroke: '#000',
        'stroke-width': 20 - index * 4,
        'stroke-linejoin': 'round',
      },
      shape,
    ),
  );

/** Repeats a drawing for each index from 0. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** An arc of a circle as a path, in degrees clockwise from the top. */
export function arcPath(cx: number, cy: number, r: number, from: number, to: number) {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** A smooth line through points. */
export function smoothPath(points: readonly (readonly [number, number])[]) {
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const middle = ((previous[0] + x) / 2).toFixed(1);
      return `C${middle} ${previous[1].toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
