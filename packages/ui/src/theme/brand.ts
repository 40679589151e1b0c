import type { Density } from './theme.ts';

/** A shop's own looks. What is left out stays as it is in the library. */
export interface Brand {
  /**
   * The accent, as any CSS colour. The shades for buttons, links and tints are derived from it: it
   * is darkened in the light theme and lightened in the dark one until text on it can be read.
   */
  color?: string | undefined;
  /** The rounding of buttons, as a CSS length. The rest follows: fields 1.25, cards 1.5 and panels 2.5 times it. */
  radius?: string | undefined;
  /** A `font-family`. The page must load the font itself. */
  font?: string | undefined;
  /**
   * How close things lie. `compact` is for screens full of figures that people use all day; to a finger,
   * controls stay as high as they are. Defaults to `comfortable`.
   */
  density?: Density | undefined;
}

/**
 * How the accent's shades follow from a brand colour. The limits keep its hue and hold every shade
 * on the readable side: 4.5:1 against what it is meant to lie on, whatever the colour.
 */
const deriveShades = {
  light: {
    primary: 'min(l, .5) min(c, .2)',
    'primary-hover': 'min(l - .06, .44) min(c, .19)',
    'on-primary': '.99 0',
    'primary-soft': '.955 min(c, .025)',
  },
  dark: {
    primary: 'max(l, .74) min(c, .13)',
    'primary-hover': 'max(l + .06, .8) min(c, .11)',
    'on-primary': '.18 min(c, .05)',
    'primary-soft': '.29 min(c, .06)',
  },
} as const;

/** The custom properties of a brand for one theme, as CSS declarations. */
export function toBrandColors(theme: 'light' | 'dark', { color }: Brand): string {
  if (!color) return '';
  return Object.entries(deriveShades[theme])
    .map(([role, shade]) => `--market-color-${role}: oklch(from ${color} ${shade} h);`)
    .join('');
}

/** The custom properties of a brand that both themes share, as CSS declarations. */
export function toBrandFoundations({ radius, font }: Brand): string {
  const rounding = radius
    ? `--market-radius-small: ${radius};
       --market-radius-control: calc(${radius} * 1.25);
       --market-radius-medium: calc(${radius} * 1.5);
       --market-radius-large: calc(${radius} * 2.5);`
    : '';
  return rounding + (font ? `--market-font-body: ${font};` : '');
}
