import { refuse, sampleDeskCategories } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { CategoryDeskScreen } from './CategoryDeskScreen.tsx';

const meta = { title: 'Screens/Admin/Categories', component: CategoryDeskScreen } satisfies Meta<
  typeof CategoryDeskScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/categories', user: createOperator('owner') });

const open = async (canvasElement: HTMLElement, name: string) => {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.click(await main.findByRole('button', { name }));
  return main;
};

/** The four, and one that is retired. */
export const Ready = at();
// Shows X50.
export const Changed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement, 'Change Mobile-Apps');
    const name = main.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Apps');
    await userEvent.selectOptions(main.getByLabelText('Place'), 'First');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await expect(main.getByText('Please say why!')).toBeVisible();
    await userEvent.type(main.getByLabelText('Why'), 'Shorter.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await hasSaid('Saved. Every server follows within a second or two.');
    await waitFor(() => {
      const [first] = main.getAllByRole('button', { name: /^Change / });
      return expect(first).toHaveAccessibleName('Change Apps');
    });
    await waitFor(() => expect(main.getByRole('button', { name: 'Change Apps' })).toHaveFocus());
  },
};
// Shows X50.
export const Retiring: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement, 'Change Game-Development');
    await userEvent.click(main.getByLabelText('It is retired'));
    await expect(main.getByText(/Those that are in it stay as they are/)).toBeVisible();
  },
};
// Shows X50.
export const Added: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement, 'Add a category');
    await userEvent.type(main.getByLabelText('Name'), 'Music & sound');
    await expect(main.getByLabelText('In addresses')).toHaveValue('Music-sound');
    await userEvent.type(main.getByLabelText('Nepali'), 'संगीत');
    await userEvent.type(main.getByLabelText('Why'), 'Many have asked for it.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await hasSaid('Added. Every server follows within a second or two.');
    await expect(await main.findByText('Music & sound')).toBeVisible();
  },
};
/** Something of this kind is there already. */
export const Known: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement, 'Add a category');
    await userEvent.type(main.getByLabelText('Name'), 'Mobile apps');
    await userEvent.type(main.getByLabelText('Why'), 'As asked.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await expect(
      await main.findByText('There is such a category already, or there was one.'),
    ).toBeVisible();
    await waitFor(() => expect(main.getByLabelText('In addresses')).toHaveFocus());
  },
};
/** Somebody else has changed the list meanwhile. */
// Shows X50.
export const Overtaken: Story = {
  ...at({ replies: [refuse('saveCategory', 'decidedMeanwhile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement, 'Change Mobile-Apps');
    await userEvent.type(main.getByLabelText('Why'), 'As asked.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
  },
};
export const Partial = at({ deskCategories: sampleDeskCategories.slice(0, 1) });
export const Full = at({
  deskCategories: Array.from({ length: 40 }, (_, index) => ({
    slug: `Kind-${index + 1}`,
    name: `Kind ${index + 1}`,
    names: {},
    isRetired: index % 7 === 6,
    serviceCount: index * 31,
  })),
});
export const LongText = at({
  deskCategories: sampleDeskCategories.map((category) => ({
    ...category,
    name: 'Everything that is drawn, painted, written or sung for others',
    slug: `${category.slug}-and-everything-that-is-drawn-or-sung`,
  })),
});
export const Empty = at({ deskCategories: [] });
export const Loading = at.loading('listDeskCategories');
export const Failed = at.failing('listDeskCategories');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
