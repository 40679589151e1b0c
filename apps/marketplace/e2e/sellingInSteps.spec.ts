import type { Page } from '@playwright/test';
import { clientOf, publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';
import { pictureFiles } from './support/pictures.ts';

const title = 'I will draw a trekking map of your valley by hand';

/** Waits until the server has everything that was written. */
const isKept = (page: Page) =>
  expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

const goOn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Continue' }).click();

// Shows X16, X17, X18.
test('a seller writes a service step by step, publishes it, changes it and lets it rest', async ({
  openMemberBrowser,
  openBrowser,
}) => {
  const { page } = await openMemberBrowser();
  const main = page.getByRole('main');

  await page.goto('/dashboard/services/new');
  await main.getByRole('button', { name: 'Step by step' }).click();
  // The form that was there before has a title, too, and stays until the steps have come.
  await expect(main.getByRole('navigation', { name: 'Steps of your service' })).toBeVisible();
  await main.getByLabel('Title').fill(title);
  await main.getByLabel('Category').selectOption('Graphics-And-Design');
  await main.getByLabel('Description').fill('From your notes and a walk of my own.');
  await goOn(page);

  const first = main.getByRole('group', { name: 'Package 1' });
  await first.getByLabel('Name').fill('Sketch');
  await first.getByLabel('What the buyer gets').fill('One sheet in pencil.');
  await first.getByLabel('Price').fill('1500');
  await first.getByLabel('Days of work').fill('3');
  await main.getByRole('button', { name: 'Add a package' }).click();
  const second = main.getByRole('group', { name: 'Package 2' });
  await second.getByLabel('Name').fill('Map');
  await second.getByLabel('What the buyer gets').fill('One sheet in ink, and a scan.');
  await isKept(page);

  await page.reload();
  await expect(first.getByLabel('Price')).toHaveValue('1500');
  await expect(second.getByLabel('Name')).toHaveValue('Map');
  await goOn(page);

  const questions = main.getByRole('group', { name: 'Questions to the buyer' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  await questions.getByLabel('What you want to know').fill('Which valley is it?');
  await goOn(page);

  await main.getByLabel(/Add pictures/).setInputFiles(pictureFiles);
  await expect(main.getByLabel('What the picture shows')).toHaveCount(pictureFiles.length);
  await main.getByLabel('What the picture shows').first().fill('A map of Langtang');
  await goOn(page);

  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByText('Which valley is it?')).toBeVisible();
  await main.getByRole('button', { name: 'Publish' }).click();
  await main
    .getByRole('alert')
    .getByRole('link', { name: 'Please enter the price of the package!' })
    .click();
  await second.getByLabel('Price').fill('4000');
  await main.getByRole('link', { name: /Preview$/ }).click();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Services Created!!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/services');
  const card = main.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('From Rs.1500');

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await main.getByRole('button', { name: 'Step by step' }).click();
  await expect(main.getByRole('navigation', { name: 'Steps of your service' })).toBeVisible();
  await expect(main.getByLabel('Title')).toHaveValue(title);
  await main.getByLabel('Description').fill('From your notes, your photos and a walk of my own.');
  await main.getByRole('link', { name: /Preview$/ }).click();
  await main.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('Service Updated!!')).toBeVisible();

  const visitor = await openBrowser();
  const [service] = (await clientOf(page).listMyServices()).services;
  const found = visitor.page.getByRole('article').filter({ hasText: title });
  await visitor.page.goto('/search/trekking map');
  await expect(found).toHaveCount(1);
  await card.getByRole('button', { name: `Pause ${title}` }).click();
  await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  await visitor.page.goto('/search/trekking map');
  await expect(visitor.page.getByText('No services found.')).toBeVisible();

  await card.getByRole('button', { name: `Resume ${title}` }).click();
  await expect(card.getByText('Paused', { exact: true })).toHaveCount(0);
  await visitor.page.goto(`/service/${service?._id}`);
  await expect(visitor.page.getByText('From your notes, your photos')).toBeVisible();
});

// Shows X21, X22.
test(
  'a seller makes a coupon, and an offer whose link a buyer opens',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser();
    const buyer = await openMemberBrowser('Ram Adhikari');
    const main = page.getByRole('main');
    const service = await publishService(page);

    await page.goto('/dashboard/coupons/new');
    await main.getByLabel('Code').fill('VALLEY-26');
    await main.getByLabel('Percent').fill('10');
    await main.getByRole('button', { name: 'Make coupon' }).click();
    await expect(page.getByText('VALLEY-26 can be used.')).toBeVisible();
    await expect(main.getByText('10% off')).toBeVisible();

    await page.goto(`/dashboard/offers/new?service=${service._id}`);
    await main.getByLabel('Title').fill('A poster of your own festival');
    await main.getByLabel('What is included').fill('Four concepts, two of them finished.');
    await main.getByLabel('Price').fill('7300');
    await main.getByRole('button', { name: 'Make offer' }).click();
    await expect(page).toHaveURL(/\/offer\//);

    await buyer.page.goto(page.url());
    const offered = buyer.page.getByRole('main');
    await expect(
      offered.getByRole('heading', { name: 'A poster of your own festival' }),
    ).toBeVisible();
    await expect(offered.getByText('Rs.7300').first()).toBeVisible();
  },
);
