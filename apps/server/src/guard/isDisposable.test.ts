import { expect, test } from 'vitest';
import { isDisposable } from './isDisposable.ts';

// Shows X44.
test.each(['a@mailinator.com', 'A@Mailinator.COM', 'a@mail.mailinator.com', 'a@mailinator.com.'])(
  'knows that %s lasts a short while',
  (email) => expect(isDisposable(email)).toBe(true),
);

test.each([
  'a@gmail.com',
  'asha@market.example',
  'mailinator.com@gmail.com',
  'a@notmailinator.com.example',
  'a@com',
  'a',
  '',
])('lets %s be', (email) => expect(isDisposable(email)).toBe(false));
