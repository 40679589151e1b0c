import type { Facets } from '@market/api';
import { answer, createServiceList, refuse, sampleServices, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { discoveringMarket } from '../../../testing/sampleOwners.ts';
import { ExploreScreen } from './ExploreScreen.tsx';

const meta = { title: 'Screens/Services/Refined search', component: ExploreScreen } satisfies Meta<
  typeof ExploreScreen
>;

export default meta;

const at = storiesAt({ address: '/search/a', about: discoveringMarket });

/** How many of each, the first ones most often. */
const count = <Value,>(...values: Value[]) =>
  values.map((value, index) => ({ value, count: 1200 - index * 97 }));

const long = 'Interdisciplinary-brand-design';

/** Counted for a market with long names. */
const facets: Facets = {
  category: count('Graphics-And-Design'),
  price: [{ from: null, to: null, count: 1200 }],
  rating: count(4, 3, 2),
  days: count(1, 3, 7, 14, 30),
  language: count('ne', 'en', 'ar'),
  level: count('top', 'two', 'one', 'new'),
  country: count('The Former Yugoslav Republic of Macedonia, near the lake of Ohrid', 'Nepal'),
  tag: count(long.toLowerCase(), 'logo', 'c#'),
  without: {
    category: 1200,
    price: 1200,
    rating: 1200,
    days: 1200,
    language: 1200,
    level: 1200,
    country: 1200,
    tag: 1200,
  },
};

/** Filters beside the list, with what each would find. */
export const Ready = at({ address: '/search/a?sort=bestSelling&rating=4&days=30' });
/** Everything that can be chosen is. */
export const Full = at({
  address: `/search/a?category=Graphics-And-Design&min=500&max=9000&rating=4&days=30&language=en&level=two&country=Nepal&tag=logo`,
  replies: [answer('listServices', createServiceList(sampleServices.slice(0, 8), { facets }))],
});
/** Long names, from right to left. */
export const LongText: Story = {
  ...at({
    address: `/search/a?tag=${long}&country=The Former Yugoslav Republic of Macedonia, near the lake of Ohrid`,
    replies: [answer('listServices', createServiceList(sampleServices.slice(8, 10), { facets }))],
  }),
  globals: { direction: 'rtl' },
};
export const Loading = at({ replies: [stall('listServices')], staysLoading: true });
export const Empty = at({ address: '/search/app?category=Game-Development&days=30' });
export const Failed = at.failing('listServices');
export const Narrow: Story = {
  ...at({ address: '/search/a?rating=4&days=30&language=en' }),
  globals: { viewport: { value: 'phone320' } },
};

// Shows X45.
export const BySeller: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const from = within(await canvas.findByRole('region', { name: 'Where the seller is from' }));
    const [place] = from.getAllByRole('link');
    const [, name = '', found = ''] = /^(.+?)(\d+)$/.exec(place?.textContent ?? '') ?? [];
    await userEvent.click(place as HTMLElement);
    await expect(await canvas.findByText(new RegExp(`^${found} services? found`))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'Best selling',
    );
    await userEvent.click(canvas.getByRole('link', { name: `Remove the filter ${name}` }));
    await hasSettled(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('bestSelling');
  },
};

/** Opens the dialog in which the search is kept. */
async function openSaving(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const button = await within(canvasElement).findByRole('button', { name: 'Save search' });
  await userEvent.click(button);
  return within(await within(document.body).findByRole('dialog', { name: 'Save this search' }));
}

// Shows X49.
export const Saved: Story = {
  ...at({ address: '/search/a?rating=4' }),
  play: async ({ canvasElement }) => {
    const dialog = await openSaving(canvasElement);
    await waitFor(() => expect(dialog.getByText('4 stars and more')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Once a week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await hasSaid('The search “a” has been saved.');
  },
};
export const NotSaved: Story = {
  ...at({ replies: [refuse('saveSearch', 'tooManySearches')] }),
  play: async ({ canvasElement }) => {
    const dialog = await openSaving(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await hasSaid(/You may keep at most/);
    await expect(await dialog.findByRole('button', { name: 'Save' })).toBeVisible();
  },
};
export const Visitor: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save search' })).toBeNull();
  },
};
