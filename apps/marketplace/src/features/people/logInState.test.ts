import { expect, test } from 'vitest';
import { readLogInState, toPath } from './logInState.ts';

const at = (state: unknown) => ({ pathname: '/login', search: '', hash: '', key: 'a', state });

test('tells where to go on after logging in, why one is asked, and what is wished for', () => {
  const state = {
    returnTo: '/service/1?x=1',
    reason: 'Please log in.',
    wish: 'service-1',
    choice: { package: 1 },
  };
  expect(readLogInState(at(state))).toEqual(state);
});

test.each([
  'https://evil.example',
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  7,
  null,
])('never leads from the log-in to %j', (returnTo) => {
  expect(readLogInState(at({ returnTo }))).toEqual({});
});

test.each(['', '../auth/logout', 'a'.repeat(65), 7, { id: '1' }])('never wishes for %j', (wish) => {
  expect(readLogInState(at({ wish }))).toEqual({});
});

test.each([7, null, 'text', [], {}])('never takes %j for a choice', (choice) => {
  expect(readLogInState(at({ choice }))).toEqual({});
});

test('knows nothing when nobody was sent', () => {
  expect(readLogInState(at(null))).toEqual({});
  expect(readLogInState(at('text'))).toEqual({});
});

test('keeps the whole address of a location', () => {
  expect(toPath({ ...at(null), pathname: '/order', search: '?a=1', hash: '#b' })).toBe(
    '/order?a=1#b',
  );
});
