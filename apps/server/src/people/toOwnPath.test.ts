import { expect, test } from 'vitest';
import { toOwnPath } from './toOwnPath.ts';

test.each([
  ['/', '/'],
  ['/me/security', '/me/security'],
  ['/search/logo?page=2&price=298', '/search/logo?page=2&price=298'],
  ['/service/1#review', '/service/1'],
  ['/a/../me', '/me'],
  ['/apiary', '/apiary'],
])('a path of the site is gone on at: %s', (wanted, path) => {
  expect(toOwnPath(wanted)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  'me',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/api',
  '/files/1',
  '/ä',
  `/${'a'.repeat(500)}`,
])('anything else leads to the first page: %s', (wanted) => {
  expect(toOwnPath(wanted)).toBe('/');
});
