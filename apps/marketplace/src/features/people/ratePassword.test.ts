import { expect, test } from 'vitest';
import { ratePassword } from './ratePassword.ts';

test.each([
  ['kq7-xw9', 0],
  ['🦊🐢🦉🐝', 0],
  ['kq7-xw9z', 1],
  ['Password1!', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['12345678901234567890', 1],
  ['abcdefghijklmnopqrst', 1],
  ['correct horse', 2],
  ['Xk9$wq2Lp!', 2],
  ['correct horse bat', 3],
  ['Xk9$wq2Lp!vTz', 3],
  ['correct horse battery staple', 4],
  ['घोड़ा सही है पर नीला पहाड़ नहीं', 4],
])('%s has a strength of %i', (password, score) => {
  expect(ratePassword(password, 8).score).toBe(score);
});

test('nothing is too short where nobody says how long it has to be', () => {
  expect(ratePassword('tea')).toEqual({ score: 1, words: 'Weak: longer is better' });
});
