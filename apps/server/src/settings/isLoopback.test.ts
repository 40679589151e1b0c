import { expect, test } from 'vitest';
import { isLoopback } from './isLoopback.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'market.localhost',
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.20',
  '::ffff:192.168.1.20',
  'fe80::1',
  'market.example',
  'localhost.market.example',
  '127.0.0.1.market.example',
  'notlocalhost',
  '127.1',
  '',
])('%s may be reached from others, or lead to others', (host) => {
  expect(isLoopback(host)).toBe(false);
});
