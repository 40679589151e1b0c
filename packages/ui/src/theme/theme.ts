/** The colours of one theme, by what they are for. Any CSS colour. */
export interface ThemeColors {
  /** The page. */
  paper: string;
  /** What lies on the page: cards, fields, menus. */
  surface: string;
  /** What lies deeper than the page: covers still loading, striped rows. */
  sunken: string;
  /** Text. */
  ink: string;
  /** Text that steps back. */
  inkSoft: string;
  /** Lines that only divide. */
  line: string;
  /** The edges of buttons and chips, whose words say what they are. */
  edge: string;
  /** Lines that carry meaning, such as a field's border. */
  lineStrong: string;
  /** The one accent. */
  primary: string;
  primaryHover: string;
  /** On the accent. */
  onPrimary: string;
  /** A tint of the accent to lie under accent-coloured text. */
  primarySoft: string;
  /** Filled rating stars. */
  star: string;
  positive: string;
  positiveSoft: string;
  negative: string;
  negativeSoft: string;
  warning: string;
  warningSoft: string;
  /** Dims the page below a dialog. */
  scrim: string;
}

/** Light, dark, or whatever the operating system says. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** What differs between light and dark. */
export interface Theme {
  color: ThemeColors;
  shadow: { low: string; high: string };
}

export const lightTheme: Theme = {
  color: {
    paper: 'oklch(98.6% .006 85)',
    surface: 'oklch(100% 0 0)',
    sunken: 'oklch(96.3% .008 85)',
    ink: 'oklch(25% .035 280)',
    inkSoft: 'oklch(46% .03 280)',
    line: 'oklch(90.5% .01 85)',
    edge: 'oklch(82% .012 85)',
    lineStrong: 'oklch(64% .014 85)',
    primary: 'oklch(47% .2 275)',
    primaryHover: 'oklch(41% .19 275)',
    onPrimary: 'oklch(99% 0 0)',
    primarySoft: 'oklch(95.5% .025 275)',
    star: 'oklch(66% .16 60)',
    positive: 'oklch(46% .12 155)',
    positiveSoft: 'oklch(95% .04 155)',
    negative: 'oklch(50% .18 27)',
    negativeSoft: 'oklch(95.5% .025 27)',
    warning: 'oklch(48% .1 70)',
    warningSoft: 'oklch(95.5% .05 85)',
    scrim: 'oklch(20% .03 280 / .5)',
  },
  shadow: {
    low: '0 1px 2px oklch(25% .03 280 / .06), 0 2px 8px oklch(25% .03 280 / .05)',
    high: '0 4px 12px oklch(25% .03 280 / .08), 0 16px 40px oklch(25% .03 280 / .10)',
  },
};

export const darkTheme: Theme = {
  color: {
    paper: 'oklch(18.5% .018 280)',
    surface: 'oklch(22.5% .022 280)',
    sunken: 'oklch(16% .016 280)',
    ink: 'oklch(95% .008 280)',
    inkSoft: 'oklch(75% .02 280)',
    line: 'oklch(30% .022 280)',
    edge: 'oklch(40% .025 280)',
    lineStrong: 'oklch(54% .025 280)',
    primary: 'oklch(72% .14 275)',
    primaryHover: 'oklch(78% .12 275)',
    onPrimary: 'oklch(18% .05 275)',
    primarySoft: 'oklch(29% .06 275)',
    star: 'oklch(80% .15 75)',
    positive: 'oklch(78% .13 155)',
    positiveSoft: 'oklch(29% .05 155)',
    negative: 'oklch(75% .13 27)',
    negativeSoft: 'oklch(30% .06 27)',
    warning: 'oklch(82% .11 80)',
    warningSoft: 'oklch(30% .05 75)',
    scrim: 'oklch(10% .02 280 / .6)',
  },
  shadow: {
    low: '0 1px 2px oklch(0% 0 0 / .4)',
    high: '0 8px 32px oklch(0% 0 0 / .5)',
  },
};

/** How much room there is in and between parts. */
export type Density = 'comfortable' | 'compact';

/** What both themes share. */
export const foundations = {
  radius: { small: '8px', control: '10px', medium: '12px', large: '20px', full: '999px' },
  font: {
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  density: {
    comfortable: {
      space: {
        4: '0.25rem',
        8: '0.5rem',
        12: '0.75rem',
        16: '1rem',
        20: '1.25rem',
        24: '1.5rem',
        32: '2rem',
        40: '2.5rem',
        52: '3.25rem',
        64: '4rem',
      },
      control: { small: '2.25rem', medium: '2.75rem', large: '3.25rem' },
    },
    compact: {
      space: {
        4: '0.125rem',
        8: '0.375rem',
        12: '0.5rem',
        16: '0.75rem',
        20: '0.875rem',
        24: '1rem',
        32: '1.5rem',
        40: '1.75rem',
        52: '2.25rem',
        64: '2.75rem',
      },
      control: { small: '1.75rem', medium: '2.25rem', large: '2.75rem' },
    },
  },
} as const;
