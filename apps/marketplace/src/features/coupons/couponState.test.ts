import { createCoupon } from '@market/api/testing';
import { expect, test } from 'vitest';
import { stateOfCoupon } from './couponState.ts';

const now = new Date('2026-11-24T12:00:00Z');
const before = '2026-11-24T11:59:59Z';
const after = '2026-11-24T12:00:01Z';

test.each([
  ['valid', {}],
  ['valid', { from: before, until: after, most: 2, uses: 1 }],
  ['later', { from: after }],
  ['over', { until: before }],
  ['over', { until: now.toISOString() }],
  ['usedUp', { most: 2, uses: 2 }],
  ['paused', { isPaused: true, until: before, most: 2, uses: 2 }],
] as const)('a coupon is %s with %o', (state, fields) => {
  expect(stateOfCoupon(createCoupon(fields), now)).toBe(state);
});
