import { categorySchema } from '@market/api/contract';
import { expect, test } from 'vitest';
import { toSlug } from './toSlug.ts';

test.each([
  ['Voice over', 'Voice-over'],
  ['  Music & sound, mixed! ', 'Music-sound-mixed'],
  ['वेब डिज़ाइन', 'वेब-डिज़ाइन'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s can stand in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
  expect(categorySchema.safeParse(slug).success).toBe(true);
});

test('what has no letters is nothing in an address', () => {
  expect(toSlug(' – ! ')).toBe('');
});
