import { expect, test } from 'vitest';
import { toBrandColors, toBrandFoundations } from './brand.ts';
import { type LinearColor, measureContrast } from './contrast.ts';
import { darkTheme, lightTheme } from './theme.ts';
import { writeGlobalStyle } from './writeGlobalStyle.ts';

const channels = ['00', '80', 'ff'];
const brandColors = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** What this browser makes of a colour, once its custom properties have been put in. */
function paint(color: string, declarations: string): LinearColor {
  const probe = document.createElement('i');
  probe.style.cssText = `${declarations} color: ${color}`;
  document.body.append(probe);
  if (!canvas) throw new Error('This browser has no canvas.');
  canvas.fillStyle = getComputedStyle(probe).color;
  canvas.fillRect(0, 0, 1, 1);
  probe.remove();

  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

function toLinear(byte: number) {
  const channel = byte / 255;
  return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92;
}

test.each(brandColors)('text stays readable with the brand colour %s', (color) => {
  for (const [name, theme] of [
    ['light', lightTheme],
    ['dark', darkTheme],
  ] as const) {
    const declarations = toBrandColors(name, { color });
    const shade = (role: string) => paint(`var(--market-color-${role})`, declarations);
    const contrasts = {
      'on the page': measureContrast(shade('primary'), paint(theme.color.paper, '')),
      'on cards': measureContrast(shade('primary'), paint(theme.color.surface, '')),
      'on stripes': measureContrast(shade('primary'), paint(theme.color.sunken, '')),
      'on its own tint': measureContrast(shade('primary'), shade('primary-soft')),
      'on buttons': measureContrast(shade('on-primary'), shade('primary')),
      'on buttons under the pointer': measureContrast(shade('on-primary'), shade('primary-hover')),
    };

    for (const [where, contrast] of Object.entries(contrasts)) {
      expect(contrast, `${name}, ${where}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('leaves out what the brand does not say', () => {
  expect(toBrandColors('light', {})).toBe('');
  expect(toBrandFoundations({})).toBe('');
  expect(toBrandFoundations({ radius: '4px' })).toContain('--market-radius-small: 4px');
});

test('the compact density lays things closer, and leaves controls to a finger as they are', () => {
  const compact = writeGlobalStyle({ brand: { density: 'compact' } });
  const [always = '', toPointers = ''] = compact.split('@media (pointer: fine)');

  expect(writeGlobalStyle()).toContain('--market-space-16:1rem;');
  expect(always).toContain('--market-space-16:0.75rem;');
  expect(always).toContain('--market-control-medium:2.75rem');
  expect(toPointers).toContain('--market-control-medium:2.25rem');
});
