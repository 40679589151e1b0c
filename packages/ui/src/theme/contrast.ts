/** A colour as light reaches the eye: red, green and blue, each 0 to 1, not gamma-encoded. */
export type LinearColor = readonly [red: number, green: number, blue: number];

const oklch = /^oklch\((?<lightness>[\d.]+)% (?<chroma>[\d.]+) (?<hue>[\d.]+)/;

/** The numbers of an `oklch(…)` colour of the theme: lightness 0 to 1, chroma, hue in degrees. */
export function readOklch(color: string): [lightness: number, chroma: number, hue: number] {
  const { lightness, chroma, hue } = oklch.exec(color)?.groups ?? {};
  if (!lightness) throw new Error(`Not a colour of the theme: ${color}`);
  return [Number(lightness) / 100, Number(chroma), Number(hue)];
}

const clip = (channel: number) => Math.min(Math.max(channel, 0), 1);

/** Converts a colour of the theme to what an sRGB screen shows of it. */
export function toLinearColor(color: string): LinearColor {
  const [lightness, chroma, hue] = readOklch(color);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;

  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const toByte = (channel: number) =>
  Math.round(255 * (channel > 0.0031308 ? 1.055 * channel ** (1 / 2.4) - 0.055 : 12.92 * channel));

/** Writes a colour of the theme as six hexadecimal digits, for tools that know nothing else. */
export const toHexColor = (color: string) =>
  `#${toLinearColor(color)
    .map((channel) => toByte(channel).toString(16).padStart(2, '0'))
    .join('')}`;

const toLuminance = ([red, green, blue]: LinearColor) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours by WCAG 2: from 1 (none) to 21 (black on white). */
export function measureContrast(first: LinearColor, second: LinearColor): number {
  const darker = Math.min(toLuminance(first), toLuminance(second));
  const lighter = Math.max(toLuminance(first), toLuminance(second));
  return (lighter + 0.05) / (darker + 0.05);
}
