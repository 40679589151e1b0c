import { expect, test } from 'vitest';
import { checkEmail } from './checkEmail.ts';

const refused = 'please enter valid email-address';

test.each(['asha@example.com', 'a@b.c', 'asha.rao+market@mail.example.co.in', 'आशा@उदाहरण.भारत'])(
  '%s may be an address',
  (email) => {
    expect(() => checkEmail(email)).not.toThrow();
  },
);

test.each([
  'asha',
  '@example.com',
  'asha@',
  'asha@example',
  'asha@.com',
  'asha@example.',
  'asha@rao@example.com',
  'asha rao@example.com',
  'asha@example.com, ben@example.com',
  'Asha <asha@example.com>',
])('%s is no address', (email) => {
  expect(() => checkEmail(email)).toThrow(refused);
});

test('an address has at most 254 characters, which is what a mail can carry', () => {
  const domain = '@example.com';
  const longest = 'a'.repeat(254 - domain.length) + domain;

  expect(() => checkEmail(longest)).not.toThrow();
  expect(() => checkEmail(`a${longest}`)).toThrow(refused);
});
