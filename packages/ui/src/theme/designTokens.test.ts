import { expect, test } from 'vitest';
import { createDesignTokens } from './designTokens.ts';

test('every token has a type and a value that design tools know', () => {
  const { color, shadow, breakpoint, space, duration, easing } = createDesignTokens();

  expect(color.light).toMatchObject({
    $type: 'color',
    surface: { $value: { colorSpace: 'oklch', components: [1, 0, 0], hex: '#ffffff' } },
    scrim: { $value: { alpha: 0.5 } },
  });
  expect(shadow.light).toMatchObject({
    $type: 'shadow',
    low: {
      $value: [
        { offsetY: { value: 1, unit: 'px' }, blur: { value: 2 }, color: { alpha: 0.06 } },
        { offsetY: { value: 2 }, blur: { value: 8 }, color: { alpha: 0.05 } },
      ],
    },
  });
  expect(shadow.dark).toMatchObject({ high: { $value: [{ color: { components: [0, 0, 0] } }] } });
  expect(breakpoint).toMatchObject({ desktop: { $value: { value: 60, unit: 'rem' } } });
  expect(space).toMatchObject({ $type: 'dimension', 16: { $value: { value: 1, unit: 'rem' } } });
  expect(duration).toMatchObject({ press: { $value: { value: 120, unit: 'ms' } } });
  expect(easing.standard.$value).toEqual([0.2, 0, 0, 1]);
});
