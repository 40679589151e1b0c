import { readOklch, toHexColor } from './contrast.ts';
import { darkTheme, foundations, lightTheme, type Theme } from './theme.ts';
import { breakpoints, tokens } from './tokens.ts';

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  convert: (value: Value) => Result,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));

const toColor = (color: string) => {
  const alpha = / \/ (?<alpha>[\d.]+)\)$/.exec(color)?.groups?.['alpha'];
  return {
    $value: {
      colorSpace: 'oklch',
      components: readOklch(color),
      ...(alpha && { alpha: Number(alpha) }),
      hex: toHexColor(color),
    },
  };
};

const toDimension = (size: string) => ({
  $value: { value: Number.parseFloat(size), unit: size.endsWith('rem') ? 'rem' : 'px' },
});

/** Text that grows with the window: its least size, with the whole rule beside it. */
const toTextSize = (size: string) => {
  const [least = size] = size.replace('clamp(', '').split(',');
  return {
    ...toDimension(least),
    ...(least !== size && { $extensions: { 'org.market.fluid': size } }),
  };
};

const toColors = ({ color }: Theme) => ({
  $type: 'color',
  ...mapValues({ ...color }, toColor),
});

/** A shadow in layers, as CSS lists them: `0 1px 2px oklch(…), 0 2px 8px oklch(…)`. */
const toShadow = (shadow: string) => ({
  $value: shadow.split(/, (?=\d)/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0'] = layer.split(' ');
    return {
      color: toColor(layer.slice(layer.indexOf('oklch'))).$value,
      offsetX: toDimension(offsetX).$value,
      offsetY: toDimension(offsetY).$value,
      blur: toDimension(blur).$value,
      spread: toDimension('0').$value,
    };
  }),
});

const toShadows = ({ shadow }: Theme) => ({ $type: 'shadow', ...mapValues(shadow, toShadow) });

const { comfortable, compact } = foundations.density;

/** The tokens as design tools read them: the format of the Design Tokens Community Group, 2025.10. */
export const createDesignTokens = () => ({
  $description: 'Made from the theme of @market/ui: change it there.',
  color: { light: toColors(lightTheme), dark: toColors(darkTheme) },
  shadow: { light: toShadows(lightTheme), dark: toShadows(darkTheme) },
  breakpoint: { $type: 'dimension', ...mapValues(breakpoints, toDimension) },
  radius: { $type: 'dimension', ...mapValues(foundations.radius, toDimension) },
  space: { $type: 'dimension', ...mapValues(comfortable.space, toDimension) },
  control: { $type: 'dimension', ...mapValues(comfortable.control, toDimension) },
  compact: {
    space: { $type: 'dimension', ...mapValues(compact.space, toDimension) },
    control: { $type: 'dimension', ...mapValues(compact.control, toDimension) },
  },
  text: { $type: 'dimension', ...mapValues(tokens.text, toTextSize) },
  weight: { $type: 'fontWeight', ...mapValues(tokens.weight, ($value) => ({ $value })) },
  font: {
    $type: 'fontFamily',
    ...mapValues(foundations.font, (family) => ({
      $value: family.split(', ').map((name) => name.replaceAll("'", '')),
    })),
  },
  duration: {
    $type: 'duration',
    ...mapValues(tokens.duration, (duration) => ({
      $value: { value: Number.parseFloat(duration), unit: 'ms' },
    })),
  },
  easing: {
    standard: {
      $type: 'cubicBezier',
      $value: [...tokens.easing.matchAll(/[\d.]+/g)].map(([number]) => Number(number)),
    },
  },
});
