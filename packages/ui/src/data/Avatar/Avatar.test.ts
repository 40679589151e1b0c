import { expect, test } from 'vitest';
import { measureContrast, toLinearColor } from '../../theme/contrast.ts';
import { avatarColors } from './Avatar.styles.ts';

test.each(avatarColors)('a white letter can be read on %s', (color) => {
  expect(measureContrast([1, 1, 1], toLinearColor(color))).toBeGreaterThanOrEqual(4.5);
});
