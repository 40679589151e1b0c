import { createSavedSearch, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { discoveringMarket } from '../../../testing/sampleOwners.ts';
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx';

const meta = {
  title: 'Screens/Services/Saved searches',
  component: SavedSearchesScreen,
} satisfies Meta<typeof SavedSearchesScreen>;

export default meta;

const at = storiesAt({ address: '/searches', about: discoveringMarket });

export const Ready = at();
export const Empty = at({ searches: [] });
/** A search of a category that is gone, and one of everything. */
export const Partial = at({
  searches: [
    createSavedSearch({ _id: 'gone', query: { category: 'Gone-Category' } }),
    createSavedSearch({ _id: 'all', query: { rating: 4 }, alert: 'none' }),
  ],
});
export const Full = at({
  searches: Array.from({ length: 50 }, (_, index) =>
    createSavedSearch({ _id: `search-${index}`, query: { keyword: `logo ${index + 1}` } }),
  ),
});
export const LongText = at({
  searches: [
    createSavedSearch({
      query: {
        keyword: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim(),
        category: 'Graphics-And-Design',
        price: { gte: 500, lte: 25_000 },
        rating: 4,
        days: 7,
        language: 'ne',
        level: 'top',
        country: 'The Former Yugoslav Republic of Macedonia, near the lake of Ohrid',
        tag: 'interdisciplinary-brand-design',
      },
    }),
  ],
});
export const Loading = at.loading('listSavedSearches');
export const Failed = at.failing('listSavedSearches');

// Shows X49.
export const Changed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const [alert] = canvas.getAllByRole('combobox', { name: 'Mail me what is new' });
    await userEvent.selectOptions(alert as HTMLElement, 'Never');
    await hasSaid('Your choice has been saved.');
    await waitFor(() => expect(alert).toHaveValue('none'));

    await userEvent.click(canvas.getByRole('button', { name: 'Delete the search “logo”' }));
    await hasSaid('The search “logo” has been deleted.');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '“logo”' })).toBeNull());
    await expect(canvas.getByRole('link', { name: '“web shop”' })).toHaveAttribute(
      'href',
      '/search/web%20shop?sort=newest&language=ne&country=Kathmandu&tag=wordpress',
    );
  },
};
export const ChangeRefused: Story = {
  ...at({ replies: [refuse('changeSavedSearch', 'searchNotFound')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const [alert] = within(canvasElement).getAllByRole('combobox', { name: 'Mail me what is new' });
    await userEvent.selectOptions(alert as HTMLElement, 'Never');
    await hasSaid('Search not found');
    await waitFor(() => expect(alert).toHaveValue('daily'));
  },
};
