import { expect, test } from 'vitest';
import {
  readAnalyticsFilter,
  toAnalyticsRequest,
  writeAnalyticsFilter,
} from './analyticsFilter.ts';

test('an address says for how many days, and of which service', () => {
  expect(readAnalyticsFilter('?days=90&service=service-brand')).toEqual({
    days: 90,
    service: 'service-brand',
  });
  expect(readAnalyticsFilter('?days=12&service=../x')).toEqual({ days: 30, service: '' });
  expect(writeAnalyticsFilter({ days: 7, service: 'a' })).toBe('?days=7&service=a');
  expect(writeAnalyticsFilter({ days: 30, service: '' })).toBe('');
});

test('the backend is asked for as many days, today included', () => {
  const now = Date.parse('2026-11-20T15:00:00Z');
  expect(toAnalyticsRequest({ days: 30, service: '' }, now)).toBeUndefined();
  expect(toAnalyticsRequest({ days: 7, service: 'a' }, now)).toEqual({
    service: 'a',
    from: '2026-11-14',
    to: '2026-11-20',
  });
});
