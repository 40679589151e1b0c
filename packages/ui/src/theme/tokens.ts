import { foundations, lightTheme, type ThemeColors } from './theme.ts';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property that holds a value of the theme, such as `--market-color-line-strong`. */
export const toPropertyName = (group: string, name: string) =>
  `--market-${group}-${toKebabCase(name)}`;

const refer = <Values extends object>(group: string, values: Values) =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, `var(${toPropertyName(group, name)})`]),
  ) as Record<keyof Values, string>;

/**
 * How styles read the theme: by role, never by value. Colours, shadows, radii, fonts, distances
 * and heights are custom properties, so that a theme can change without rendering anything again.
 */
export const tokens = {
  color: refer('color', lightTheme.color) as ThemeColors,
  shadow: refer('shadow', lightTheme.shadow),
  radius: refer('radius', foundations.radius),
  font: refer('font', foundations.font),
  /** The grid of distances, named by their pixels in the comfortable density. */
  space: refer('space', foundations.density.comfortable.space),
  /** The heights of controls. */
  control: refer('control', foundations.density.comfortable.control),
  text: {
    /** 13 px */ tiny: '0.8125rem',
    /** 14 px */ small: '0.875rem',
    /** 16 px */ body: '1rem',
    /** 18 px */ lead: '1.125rem',
    /** 20–22 px */ title: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.375rem)',
    /** 24–34 px */ heading: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.125rem)',
    /** 30–56 px */ display: 'clamp(1.875rem, 1rem + 4.2vw, 3.5rem)',
  },
  weight: { regular: 400, medium: 550, semibold: 600, bold: 700, heavy: 780 },
  /** How long a change takes. */
  duration: { press: '120ms', hover: '180ms', dialog: '240ms' },
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Widths from which on a layout has more room, for media queries. */
export const breakpoints = {
  /** 480 px: two cards side by side. */
  phone: '30rem',
  /** 640 px: wider gutters. */
  tablet: '40rem',
  /** 960 px: sidebars. */
  desktop: '60rem',
} as const;
