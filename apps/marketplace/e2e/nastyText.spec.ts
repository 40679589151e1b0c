import { randomUUID } from 'node:crypto';
import { CallError, type MarketClient, type Service } from '@market/api';
import type { Page } from '@playwright/test';
import { clientOf, orderAndPay, pictureDataUrls } from './support/backend.ts';
import { orderFirstWish } from './support/checkout.ts';
import { nastyTexts, ownTexts, shorten, toLine } from './support/nastyTexts.ts';
import { expect, test } from './support/people.ts';

/** Tries these texts one by one, such as `0-999` for all. Without it the worst ones, in a bundle. */
const range = process.env['NASTY_TEXTS'];
const [first = 0, last = 0] = range?.split('-').map(Number) ?? [];
const texts = range
  ? nastyTexts.slice(first, last + 1)
  : [ownTexts.join('\n'), ...ownTexts.slice(0, 2)];

/** Lists that show what only this test has stored. */
const ownLists = /^\/(?:myWishList|orders\/me|dashboard\/(?:services|orders|users)|user\/.*)$/;

/** What a page did besides showing text. All must stay empty. */
function watch(page: Page) {
  const faults: string[] = [];
  page.on('dialog', async (dialog) => {
    faults.push(`dialog on ${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error on ${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`said on ${page.url()}: ${message.text()}`);
  });
  return faults;
}

/** Makes an error of what a policy forbade, which the test hears. Runs in the page. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`));
  });
}

/** Elements and attributes that the site never writes. Runs in the page. */
function findForeignElements(): string[] {
  const foreign =
    'iframe, object, embed, base, frameset, marquee, math, video, audio, [srcdoc], [http-equiv="refresh"], a[href^="javascript:"], body form[action^="//"], #root #root';
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(foreign) ||
        element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}

/** How many elements of each kind a page's content has. Runs in the page. */
function countElements(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { localName } of document.querySelectorAll('main, main *, title, body script')) {
    counts[localName] = (counts[localName] ?? 0) + 1;
  }
  return counts;
}

/** How many elements the rows of a list have: one number if all are alike. Runs in the page. */
function countElementsOfRows(): number[] {
  const rows = document.querySelectorAll('main article, main tbody tr, main li:has(> div > h3)');
  return [...new Set([...rows].map((row) => row.querySelectorAll('*').length))];
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Only a page that has been taken over knows who is here.
  await expect(page.getByRole('link', { name: /Wishlist|Log In/ }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate(findForeignElements), path).toEqual([]);
}

/** Opens screens one after another. In each of their lists all rows must be built alike. */
async function openAll(page: Page, paths: string[]) {
  for (const path of paths) {
    await open(page, path);
    const counts = await page.evaluate(countElementsOfRows);
    if (ownLists.test(path)) expect(counts, path).toHaveLength(1);
  }
}

/** Browsers' forms send every line's end as two characters; half a character is none in UTF-8. */
const asSent = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Stores a text in every field that takes any and expects to read it as it was typed. Names and
 * titles take what can be seen of it.
 */
async function store(seller: MarketClient, buyer: MarketClient, text: string): Promise<Service> {
  const short = toLine(text);
  const names = { fullname: short, from: short, bio: shorten(text, 2000) };
  await seller.updateProfile(names);
  await buyer.updateProfile(names);
  const { service } = await seller.createService({
    title: short,
    price: 500,
    category: 'Mobile-Apps',
    description: text,
    images: pictureDataUrls().slice(0, 1),
  });
  await buyer.reviewService({
    serviceId: service._id,
    rating: 5,
    comment: shorten(text, 2000),
  });

  const { service: stored } = await buyer.getService({ id: service._id });
  const [review] = stored.reviews;
  const [owner] = stored.user;
  const read = [stored.title, owner?.fullname, owner?.from, review?.name];
  expect(read.map((field) => asSent(field ?? ''))).toEqual(read.map(() => asSent(short)));
  expect(asSent(stored.description)).toBe(asSent(text));
  expect(asSent(owner?.bio ?? '')).toBe(asSent(names.bio));
  expect(asSent(review?.comment ?? '')).toBe(asSent(shorten(text, 2000)));
  return stored;
}

test(
  'text is stored as typed and is nothing but text on every screen',
  { tag: '@ci' },
  async ({ openMemberBrowser, openBrowser }) => {
    test.setTimeout(120_000 + texts.length * 4_000);
    const seller = await openMemberBrowser('Asha Rao');
    const buyer = await openMemberBrowser('Ben Okafor');
    const { page: visitor } = await openBrowser();
    const people = [seller.page, buyer.page, visitor];
    const faults = people.map(watch);
    await Promise.all(people.map((page) => page.addInitScript(reportViolations)));
    const sellerClient = clientOf(seller.page);
    const buyerClient = clientOf(buyer.page);

    const plain = await store(sellerClient, buyerClient, 'A plain text');
    await open(visitor, `/service/${plain._id}`);
    const elements = await visitor.evaluate(countElements);
    await orderAndPay(buyer.page, plain);
    // An ordered service leaves the wishlist, but may be kept again.
    await buyerClient.addToWishlist({ serviceId: plain._id });

    const email = `'&{{7*7}}%3Cb%3E$\`|${randomUUID()}@example.com`;
    await sellerClient.updateProfile({ email });
    for (const text of texts) {
      const service = await store(sellerClient, buyerClient, text);
      await orderAndPay(buyer.page, service, '+977 (98)/00.00-0000');
      await buyerClient.addToWishlist({ serviceId: service._id });

      await open(visitor, `/service/${service._id}`);
      expect(await visitor.evaluate(countElements), text).toEqual(elements);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(asSent(toLine(text)));
    }

    const { user } = await buyerClient.getPerson({ id: plain.user[0]?._id ?? '' });
    expect(user.email).toBe(email);
    const [order] = (await buyerClient.listMyOrders()).orders;
    const search = `/search/${encodeURIComponent(texts.at(-1) ?? '')}`;
    await Promise.all([
      openAll(visitor, [
        '/',
        '/category',
        '/category/Mobile-Apps',
        `/user/${user._id}`,
        search,
        '/welcome',
        '/login',
        '/signup',
        `/email/confirm/${encodeURIComponent(ownTexts[0] ?? '')}`,
        '/forgotPassword',
        `/password/reset/${encodeURIComponent(ownTexts[0] ?? '')}`,
        '/loginRegister',
      ]),
      openAll(buyer.page, ['/', '/me', '/myWishList', '/orders/me', `/order/${order?._id}`]),
      openAll(seller.page, [
        '/me/update',
        '/me/updatePassword',
        '/me/sessions',
        '/me/security',
        '/me/identity',
        '/me/data',
        '/dashboard',
        '/dashboard/services',
        '/dashboard/services/new',
        '/dashboard/orders',
        '/dashboard/users',
        `/dashboard/service/${order?.service?._id}`,
        `/dashboard/serviceDetails/${order?._id}`,
      ]),
    ]);
    // The steps of the checkout show the service that is being ordered, also after a reload.
    await open(buyer.page, '/myWishList');
    await orderFirstWish(buyer.page, '9800000001');
    await openAll(buyer.page, ['/order', '/order/confirm', '/payment']);
    expect(faults.flat()).toEqual([]);

    for (const fields of [
      { fullname: 'a\0b' },
      { fullname: ownTexts.find((text) => text.includes('\u202E')) },
      { fullname: ownTexts.find((text) => text.includes('\u200B')) },
      { email: `${email}\r\nBcc: all@example.com` },
    ]) {
      const refusal = await sellerClient.updateProfile(fields).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(CallError);
      expect(refusal).toMatchObject({ status: 400 });
    }
  },
);
