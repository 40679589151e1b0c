import { toNumberFormat } from './formatFigures.ts';
import type { Formats } from './Formats.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes the size of a file, in thousands as shops and operating systems do: `1.2 MB`. */
export function formatFileSize(bytes: number, { locale = 'en' }: Formats = {}): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const format = toNumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000 ** step);
}
