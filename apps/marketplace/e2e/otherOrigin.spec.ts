import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { CartItem, Profile, ServiceSummary } from '@market/api';
import type { Page } from '@playwright/test';
import { expect, test } from './support/people.ts';
import { otherOrigin, siteAddress } from './support/siteAddress.ts';

/** A page of another site than the market's: it has nothing but what the API gives it. */
const shop = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Shop</title><h1>Shop</h1>');
});

test.beforeAll(async () => {
  shop.listen(Number(new URL(otherOrigin).port), '127.0.0.1');
  await once(shop, 'listening');
});
test.afterAll(() => shop.close());

/** What the answers that are read here may hold. */
interface Told {
  user: Profile;
  services: ServiceSummary[];
  myCartItems: CartItem[];
}

/** Asks the API from within the page, as a client that knows the specification would. */
const ask = (page: Page, method: string, path: string, fields?: Record<string, string>) =>
  page.evaluate(
    async ([address, how, sent]) => {
      const body = sent && new FormData();
      for (const [name, value] of Object.entries(sent ?? {})) body?.append(name, value);
      const response = await fetch(address, {
        method: how,
        credentials: 'include',
        ...(body && { body }),
      });
      return { status: response.status, answer: (await response.json()) as Told };
    },
    [`${siteAddress}/api${path}`, method, fields] as const,
  );

/** Shows a picture in the page and gives its width in pixels; 0 when it does not come. */
const show = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    document.body.append(picture);
    return picture.decode().then(
      () => picture.naturalWidth,
      () => 0,
    );
  }, url);

test('a client on another site signs in, stays signed in, sees pictures and signs out', async ({
  page,
}) => {
  await page.goto(otherOrigin);
  const password = 'other-origin-1';
  const signedUp = await ask(page, 'POST', '/auth/new', {
    fullname: 'Bina Rai',
    email: `bina-${randomUUID()}@example.com`,
    password,
    passwordverify: password,
  });
  expect(signedUp.status).toBe(200);

  await test.step('stays signed in over a reload', async () => {
    await page.reload();
    const me = await ask(page, 'GET', '/auth/me');
    expect(me).toMatchObject({ status: 200, answer: { user: { fullname: 'Bina Rai' } } });
    expect(await show(page, me.answer.user.avatar.url)).toBeGreaterThan(0);
    const cookies = await page.context().cookies(siteAddress);
    expect(cookies.map(({ sameSite, secure }) => ({ sameSite, secure }))).toEqual([
      { sameSite: 'None', secure: true },
      { sameSite: 'None', secure: true },
    ]);
  });

  await test.step('sees covers and faces', async () => {
    const { answer } = await ask(page, 'GET', '/services?page=1');
    const [service] = answer.services;
    expect(await show(page, service?.images[0]?.url ?? '')).toBeGreaterThan(0);
    expect(await show(page, service?.user[0]?.avatar.url ?? '')).toBeGreaterThan(0);
    const wished = await ask(page, 'POST', `/cart/new/${service?._id}`);
    expect(wished.status).toBe(200);
    const wishlist = await ask(page, 'GET', '/cart/getMyCartItems');
    expect(wishlist.answer.myCartItems).toHaveLength(1);
  });

  await test.step('signs out', async () => {
    await ask(page, 'GET', '/auth/logout');
    expect((await ask(page, 'GET', '/auth/me')).status).toBe(401);
    expect(await page.context().cookies(siteAddress)).toEqual([]);
  });
});
