import { element } from './shapes.ts';

/** Rows of letters, each naming a colour; a dot is see-through. */
export type Sprite = readonly string[];

/** Which colour a sprite's letters mean. */
export type SpriteColors = Record<string, string>;

/** A grid of large square pixels that becomes one path per colour. */
export function createPixelCanvas(columns: number, rows: number, pixelSize: number) {
  const pixels = new Map<number, string>();

  const set = (x: number, y: number, color: string) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    pixels.set(row * columns + column, color);
  };

  const fill = (x: number, y: number, width: number, height: number, color: string) => {
    for (let row = Math.round(y); row < Math.round(y + height); row += 1)
      for (let column = Math.round(x); column < Math.round(x + width); column += 1)
        set(column, row, color);
  };

  /** Every second pixel, like a chessboard: a soft transition in few colours. */
  const dither = (x: number, y: number, width: number, height: number, color: string) => {
    for (let row = Math.round(y); row < Math.round(y + height); row += 1)
      for (let column = Math.round(x); column < Math.round(x + width); column += 1)
        if ((column + row) % 2 === 0) set(column, row, color);
  };

  const disc = (centerX: number, centerY: number, radius: number, color: string) => {
    for (let row = -radius; row <= radius; row += 1)
      for (let column = -radius; column <= radius; column += 1)
        if (column * column + row * row <= radius * radius + radius * 0.6)
          set(centerX + column, centerY + row, color);
  };

  /** Draws a sprite with its upper left corner here, mirrored if asked. */
  const draw = (sprite: Sprite, x: number, y: number, colors: SpriteColors, isMirrored = false) => {
    sprite.forEach((line, row) => {
      const letters = isMirrored ? [...line].toReversed() : [...line];
      letters.forEach((letter, column) => {
        const color = colors[letter];
        if (color) set(x + column, y + row, color);
      });
    });
  };

  const toSvg = () => {
    const outlines = new Map<string, string>();
    for (let row = 0; row < rows; row += 1) {
      let column = 0;
      while (column < columns) {
        const color = pixels.get(row * columns + column);
        let width = 1;
        while (column + width < columns && pixels.get(row * columns + column + width) === color)
          width += 1;
        if (color) {
          const run = `M${column} ${row}h${width}v1h-${width}z`;
          outlines.set(color, (outlines.get(color) ?? '') + run);
        }
        column += width;
      }
    }
    return element(
      'g',
      { transform: `scale(${pixelSize})`, 'shape-rendering': 'crispEdges' },
      [...outlines].map(([color, d]) => element('path', { fill: color, d })).join(''),
    );
  };

  return { columns, rows, set, fill, dither, disc, draw, toSvg };
}

export type PixelCanvas = ReturnType<typeof createPixelCanvas>;
