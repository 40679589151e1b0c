import { expect, test } from 'vitest';
import { siteAddresses } from './siteAddresses.ts';

test('search engines list what anybody may see, and stay out of what needs a session or a secret', () => {
  expect(siteAddresses).toEqual({
    hidden: [
      '/searches',
      '/email/confirm/',
      '/password/reset/',
      '/me',
      '/myWishList',
      '/order',
      '/dashboard',
      '/payment',
      '/offer/',
      '/notifications',
    ],
    fixed: ['/', '/category', '/ranking', '/welcome', '/loginRegister'],
    things: { services: '/service/', people: '/user/', categories: '/category/' },
  });
});
