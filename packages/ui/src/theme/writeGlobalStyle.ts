import { type Brand, toBrandColors, toBrandFoundations } from './brand.ts';
import {
  darkTheme,
  type Density,
  foundations,
  lightTheme,
  type Theme,
  type ThemeChoice,
} from './theme.ts';
import { tokens, toPropertyName } from './tokens.ts';

const declare = (group: string, values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${toPropertyName(group, name)}: ${value};`)
    .join('');

const declareTheme = ({ color, shadow }: Theme) =>
  declare('color', color) + declare('shadow', shadow);

const declareLight = (brand: Brand) =>
  `color-scheme: light; ${declareTheme(lightTheme)} ${toBrandColors('light', brand)}`;

const declareDark = (brand: Brand) =>
  `color-scheme: dark; ${declareTheme(darkTheme)} ${toBrandColors('dark', brand)}`;

const declareColors = (theme: ThemeChoice, brand: Brand) => {
  if (theme === 'light') return `:root { ${declareLight(brand)} }`;
  if (theme === 'dark') return `:root { ${declareDark(brand)} }`;
  return `
    :root, [data-theme='light'] { ${declareLight(brand)} }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${declareDark(brand)} } }
    [data-theme='dark'] { ${declareDark(brand)} }
  `;
};

const declareDensity = (density: Density) => {
  const { space, control } = foundations.density[density];
  const spaces = declare('space', space);
  // What is closer together must still not be smaller than a finger.
  return density === 'comfortable'
    ? `:root { ${spaces} ${declare('control', control)} }`
    : `:root { ${spaces} ${declare('control', foundations.density.comfortable.control)} }
       @media (pointer: fine) { :root { ${declare('control', control)} } }`;
};

const declareFoundations = (brand: Brand) =>
  declare('radius', foundations.radius) +
  declare('font', foundations.font) +
  toBrandFoundations(brand);

const fallbackFont = `
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 100.6%;
    ascent-override: 94.4%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
`;

const rulesOfThePage = `
  @layer market {
    * { box-sizing: border-box; margin: 0; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      font: 400 ${tokens.text.body} / 1.55 ${tokens.font.body};
      background: ${tokens.color.paper};
      color: ${tokens.color.ink};
      -webkit-font-smoothing: antialiased;
    }
    h1, h2, h3, h4, h5, h6 {
      line-height: 1.15;
      letter-spacing: -0.02em;
      font-weight: 750;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    a { color: inherit; text-decoration: none; }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
    img, svg { display: block; max-inline-size: 100%; }
    ul, ol { padding: 0; list-style: none; }
    fieldset { padding: 0; border: 0; min-inline-size: 0; }
    :focus-visible {
      outline: 3px solid ${tokens.color.primary};
      outline-offset: 2px;
    }
    :is(a, button, summary):focus-visible { border-radius: ${tokens.radius.small}; }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 1ms !important;
        scroll-behavior: auto !important;
      }
    }
  }
`;

/** What {@link writeGlobalStyle} writes the rules for; as of `MarketProvider`. */
export interface GlobalStyleChoice {
  /** Defaults to `system`. */
  theme?: ThemeChoice | undefined;
  /** Defaults to Market's own. */
  brand?: Brand | undefined;
  /**
   * Whether the few rules for all elements of the page are among it. Without them the page needs rules of
   * its own that do the same, such as Tailwind's: boxes with their border inside, no margins, and lists,
   * links and buttons without looks. Defaults to true.
   */
  hasReset?: boolean | undefined;
}

/**
 * The theme as custom properties and the few rules that every page needs, as the text of a `<style>`
 * in the head of a page; `MarketProvider` is then told that the page has it. The rules lie in the
 * cascade layer `market`, so that any rule of the page wins over them. None of them is for the
 * pseudo-elements of everything: each such rule makes a browser style every element thrice.
 */
export const writeGlobalStyle = (choice: GlobalStyleChoice = {}) => {
  const { theme = 'system', brand = {}, hasReset = true } = choice;
  const { density = 'comfortable' } = brand;
  const values = `${declareColors(theme, brand)} :root { ${declareFoundations(brand)} } ${declareDensity(density)}`;
  // Blanks are for readers of this file.
  return `${values} ${fallbackFont} ${hasReset ? rulesOfThePage : ''}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/([\w-]+): (?=[^{}]*[;}])/g, '$1:')
    .replaceAll(', ', ',')
    .replaceAll(';}', '}')
    .trim();
};
