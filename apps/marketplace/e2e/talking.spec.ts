import type { Service } from '@market/api';
import type { Page } from '@playwright/test';
import { startPostgres, type TestPostgres } from '../../../tooling/startPostgres.ts';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { publishService } from './support/backend.ts';
import { fillInCard, testCards } from './support/checkout.ts';
import { expectFocus, expectScreen, press, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

const phone = { width: 390, height: 844 };

/** In milliseconds: an open conversation asks again every ten seconds. */
const soon = { timeout: 30_000 };

/** Pays for the offer that is open, from its page on. */
async function payForOffer(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Accept and pay' }).click();
  await expect(page).toHaveURL('/order');
  await page.getByLabel('Phone Number').fill('+977 980 123 4567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/order/confirm');
  await page.getByText('Proceed to payment').click();
  await expect(page).toHaveURL('/payment');
  await fillInCard(page, testCards.asksForAuthentication);
  await page.getByRole('button', { name: 'PAY - (Rs.7300)' }).click();
  await page.getByRole('button', { name: /complete authentication/i }).click();
  await expect(page).toHaveURL('/orders/me');
}

/** Somebody asks about a service, is made an offer, pays, gets it, and both go on talking. */
async function talkAndTrade(buyers: Page, sellers: Page, service: Service) {
  await buyers.goto(`/service/${service._id}`);
  await buyers.getByRole('link', { name: 'Ask a question' }).click();
  await expect(buyers.getByRole('heading', { name: 'Ask a question' })).toBeVisible();
  await buyers.getByLabel('Message', { exact: true }).fill('Could you paint one for our café?');
  await buyers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(buyers).toHaveURL(/\/messages\/(?!new)/);
  const asked = buyers.getByRole('log');
  await expect(asked).toContainText('Could you paint one for our café?');

  await sellers.goto('/messages');
  await sellers.getByRole('link', { name: /Ben Okafor.*1 unread/ }).click();
  const answered = sellers.getByRole('log');
  await expect(answered).toContainText('Could you paint one for our café?');
  await sellers.getByLabel('Message', { exact: true }).fill('With pleasure. A moment, please.');
  await sellers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(answered).toContainText('With pleasure.');
  await expect(asked).toContainText('With pleasure.', soon);
  await expect(answered).not.toContainText('Not sent');

  await sellers.getByRole('button', { name: 'More' }).click();
  await sellers.getByRole('menuitem', { name: 'Make an offer' }).click();
  await sellers.getByLabel('Title').fill('A poster of your café');
  await sellers.getByLabel('What is included').fill('Four concepts, two of them finished.');
  await sellers.getByLabel('Price').fill('7300');
  await sellers.getByRole('button', { name: 'Send offer' }).click();
  await expect(answered.getByRole('article', { name: 'A poster of your café' })).toBeVisible();

  const offer = asked.getByRole('link', { name: 'View offer: A poster of your café' });
  await expect(offer).toBeVisible(soon);
  await offer.click();
  await payForOffer(buyers);

  await buyers
    .getByRole('main')
    .getByRole('link', { name: /A poster of your café/ })
    .first()
    .click();
  await expect(buyers).toHaveURL(/\/order\//);
  await buyers.getByLabel('Message', { exact: true }).fill('When may I see the concepts?');
  await buyers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(buyers.getByRole('log')).toContainText('When may I see the concepts?');
  await expect(answered).toContainText('When may I see the concepts?', soon);

  const sale = new URL(buyers.url()).pathname.split('/').at(-1) ?? '';
  await sellers.goto(`/dashboard/serviceDetails/${sale}`);
  await sellers.getByRole('main').getByRole('button', { name: 'Deliver', exact: true }).click();
  const delivering = sellers.getByRole('dialog', { name: 'Deliver this order' });
  await delivering.getByLabel('What you deliver').fill('The concepts: https://posters.example');
  await delivering.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(buyers.getByRole('main').getByText('Please look at what was delivered')).toBeVisible(
    soon,
  );
  await sellers.getByLabel('Message', { exact: true }).fill('I hope you like them.');
  await sellers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(buyers.getByRole('log')).toContainText('I hope you like them.', soon);
}

// Shows X32.
test('a question becomes an answer, an offer and an order, on phones', async ({
  openMemberBrowser,
}) => {
  const { page: sellers } = await openMemberBrowser('Mira Gurung');
  const service = await publishService(sellers);
  const { page: buyers } = await openMemberBrowser('Ben Okafor');
  await sellers.setViewportSize(phone);
  await buyers.setViewportSize(phone);

  await talkAndTrade(buyers, sellers, service);
});

test.describe('at two servers on one PostgreSQL', { tag: '@ci' }, () => {
  let postgres: TestPostgres | undefined;
  const servers: RunningServer[] = [];
  test.beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) return;
    const settings = { DATABASE_URL: postgres.url, MARKET_MODE: 'trial', LOG_LEVEL: 'error' };
    const first = await startServer(settings);
    // Both keep pictures where the other finds them.
    servers.push(first, await startServer({ ...settings, DATA_DIR: first.dataFolder }));
  });
  test.afterAll(async () => {
    for (const server of servers) await server.stop();
    await servers[0]?.clean();
    postgres?.stop();
  });

  // Shows X32.
  test('a seller at a desk and a buyer on a phone talk and trade', async ({
    openMemberBrowser,
  }) => {
    test.skip(!postgres, 'Two servers need a PostgreSQL, and none is installed.');
    const [ofSeller, ofBuyer] = servers as [RunningServer, RunningServer];
    const { page: sellers } = await openMemberBrowser('Mira Gurung', ofSeller.url);
    const service = await publishService(sellers, {}, ofSeller.url);
    const { page: buyers } = await openMemberBrowser('Ben Okafor', ofBuyer.url);
    await buyers.setViewportSize(phone);

    await talkAndTrade(buyers, sellers, service);
  });
});

// Shows X32.
test(
  'two people talk and agree by the keyboard alone',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers);
    const { page: buyers } = await openMemberBrowser('Ben Okafor');

    await buyers.goto(`/service/${service._id}`);
    await press(buyers, 'link', 'Ask a question');
    await expectScreen(buyers, 'Ask a question');
    await typeInto(buyers, 'Message', 'Could you paint one for our café?');
    await buyers.keyboard.press('Control+Enter');
    const asked = buyers.getByRole('log');
    await expect(asked).toContainText('Could you paint one for our café?');

    await sellers.goto('/messages');
    await press(sellers, 'link', /Ben Okafor.*1 unread/);
    await expectScreen(sellers, 'Ben Okafor');
    await typeInto(sellers, 'Message', 'With pleasure.');
    await sellers.keyboard.press('Control+Enter');
    await expect(asked).toContainText('With pleasure.', soon);

    await press(sellers, 'button', 'More');
    await sellers.keyboard.press('ArrowDown');
    await expectFocus(sellers, 'menuitem', 'Make an offer');
    await sellers.keyboard.press('Enter');
    await expectScreen(sellers, 'New offer');
    await typeInto(sellers, 'Title', 'A poster of your café');
    await typeInto(sellers, 'What is included', 'Four concepts, two of them finished.');
    await typeInto(sellers, 'Price', '7300');
    await press(sellers, 'button', 'Send offer');
    await expectScreen(sellers, 'Ben Okafor');

    const name = 'View offer: A poster of your café';
    await expect(asked.getByRole('link', { name })).toBeVisible(soon);
    await press(asked, 'link', name);
    await press(buyers.getByRole('main'), 'link', 'Accept and pay');
    await expect(buyers).toHaveURL('/order');
  },
);
