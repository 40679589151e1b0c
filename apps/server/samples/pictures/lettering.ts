import outlines from './figtreeOutlines.json' with { type: 'json' };
import { element, group, path, type Attributes } from './shapes.ts';

/**
 * Glyphs of Figtree ExtraBold (SIL Open Font License 1.1), 1000 units to the em: pictures need no
 * font on the machine.
 */
const glyphs: Record<string, { advance: number; outline: string }> = outlines;

const spaceAdvance = 260;

/** Where and how letters stand. */
export interface Lettering {
  /** Where the baseline begins, ends or has its middle, by `align`. */
  x: number;
  /** The baseline. */
  y: number;
  /** The em. Capitals are 0.7 of it. */
  size: number;
  fill: string;
  /** Defaults to `start`. */
  align?: 'start' | 'middle' | 'end';
  /** Added between letters, in thousandths of an em. Defaults to -20. */
  tracking?: number;
  /** Attributes of the group of all letters. */
  more?: Attributes;
}

/** How wide the letters will be. */
export function measureLettering(text: string, size: number, tracking = -20) {
  const advances = [...text].map((letter) => (glyphs[letter]?.advance ?? spaceAdvance) + tracking);
  return (advances.reduce((sum, advance) => sum + advance, 0) * size) / 1000;
}

/** Draws text as outlines. Letters that Figtree's basic set lacks become spaces. */
export function lettering(text: string, options: Lettering) {
  const { x, y, size, fill, align = 'start', tracking = -20, more = {} } = options;
  const width = measureLettering(text, size, tracking);
  const start = { start: x, middle: x - width / 2, end: x - width }[align];
  const scale = size / 1000;

  let position = 0;
  const letters = [...text].map((letter) => {
    const glyph = glyphs[letter];
    const drawn = glyph ? path(glyph.outline, fill, { transform: `translate(${position} 0)` }) : '';
    position += (glyph?.advance ?? spaceAdvance) + tracking;
    return drawn;
  });
  const placed = group(
    `translate(${start.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`,
    ...letters,
  );
  return Object.keys(more).length > 0 ? element('g', more, placed) : placed;
}
