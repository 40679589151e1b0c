import { publishService } from './support/backend.ts';
import { promote } from './support/operators.ts';
import { expect, test } from './support/people.ts';

const why = 'Why, in words that they read';

// Shows X30.
test(
  'a service is reported and hidden, its seller asks again, and somebody else brings it back',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Tulsi Adhikari');
    const service = await publishService(sellers, { title: 'I will sew a cover for your kettle' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const [first, second] = [
      await openMemberBrowser('Mona Sand'),
      await openMemberBrowser('Tara Lind'),
    ];
    await promote(first, 'moderator');
    await promote(second, 'moderator');

    await buyers.goto(`/service/${service._id}`);
    await buyers.getByRole('button', { name: 'Report this service' }).click();
    const report = buyers.getByRole('dialog', { name: 'Report this service' });
    await report.getByRole('radio', { name: 'Copied from somebody else' }).check();
    await report.getByLabel('What should we know?').fill('The pictures are mine.');
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(
      buyers.getByText('Thank you. Somebody of the market looks at it.').first(),
    ).toBeVisible();

    const desk = first.page.getByRole('main');
    await first.page.goto('/admin/reports');
    await desk
      .getByRole('row')
      .filter({ hasText: 'Tulsi Adhikari' })
      .getByRole('link', { name: 'Service' })
      .click();
    await expect(desk.getByText('The pictures are mine.')).toBeVisible();
    await desk.getByRole('button', { name: 'I look at this' }).click();
    await desk.getByRole('radio', { name: /^The service is hidden/ }).check();
    await desk.getByLabel('Reason').selectOption('copied');
    await desk.getByLabel(why).fill('The pictures are those of another studio.');
    await desk.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(
      first.page.getByText('Decided. Those whom it concerns are told.').first(),
    ).toBeVisible();
    await buyers.goto(`/service/${service._id}`);
    await expect(buyers.getByRole('heading', { name: 'I will sew a cover' })).toHaveCount(0);
    await expect(buyers.getByRole('heading', { level: 1 })).toBeVisible();

    const own = sellers.getByRole('main');
    await sellers.goto('/me/decisions');
    await expect(own.getByText('The pictures are those of another studio.')).toBeVisible();
    await own.getByRole('button', { name: 'Ask for another decision' }).click();
    await own.getByLabel('Why the decision is wrong').fill('I have taken them in my own kitchen.');
    await own.getByRole('button', { name: 'Send' }).click();
    await expect(own.getByText('It waits for somebody else to look at it.')).toBeVisible();

    const judge = second.page.getByRole('main');
    await second.page.goto('/admin/appeals');
    const appeal = judge
      .getByRole('listitem')
      .filter({ hasText: 'I have taken them in my own kitchen.' });
    await appeal.getByRole('button', { name: 'I look at this' }).click();
    await appeal.getByRole('radio', { name: /^It is taken back/ }).check();
    await appeal.getByLabel(why).fill('The kitchen is hers.');
    await appeal.getByRole('button', { name: 'Decide again' }).click();
    await expect(second.page.getByText('Decided. They are told.').first()).toBeVisible();

    await buyers.goto(`/service/${service._id}`);
    await expect(buyers.getByRole('heading', { name: 'I will sew a cover' }).first()).toBeVisible();
  },
);
