import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { describePart } from '../../testing/describePart.ts';
import { asha, endlessName, mira } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { UsersTable } from './UsersTable.tsx';

const meta = {
  title: 'Market/UsersTable',
  component: UsersTable,
  args: { people: [mira, asha], hrefFor: ({ _id }: { _id: string }) => `#/user/${_id}` },
  parameters: describePart({
    use: 'People by name and e-mail, each with a way to their profile.',
    avoid: 'For one person in full use `SellerCard`. For other rows use `DataTable`.',
    dos: ['Lead to the profile from the name.'],
    donts: ['Show more of a person than the one who looks may know.'],
    words: 'Names as people write them.',
    anatomy: { Row: 'one person', Name: 'the link', 'E-mail': 'to write to' },
    keyboard: {
      Tab: 'Moves through the headers that sort, then through the people.',
      Enter: 'Sorts, or opens the profile.',
    },
    accessibility: 'See `DataTable`. Each link says whose profile it opens.',
  }),
} satisfies Meta<typeof UsersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile of Asha Rai' })).toHaveAttribute(
      'href',
      '#/user/asha',
    );
  },
};
export const One: Story = { args: { people: [mira] } };
export const Many: Story = {
  args: {
    people: Array.from({ length: 40 }, (_, index) => ({
      _id: String(index),
      fullname: `Person ${index + 1}`,
      email: `person${index + 1}@example.com`,
    })),
  },
};
export const Loading: Story = { args: { people: [], isLoading: true } };
export const Empty: Story = { args: { people: [], empty: <EmptyState title="Nobody yet." /> } };
export const LongText: Story = {
  args: {
    people: [{ _id: '1', fullname: endlessName, email: `${endlessName}@example.com` }, mira],
  },
};
export const PoorData: Story = { args: { people: [{ _id: '1', fullname: '' }] } };

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User Name' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Asha Rai');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('asha@example.com');
  },
};

export const States: Story = showStatesWithin({
  hover: 'tbody tr:first-child a',
  focus: 'tbody tr:nth-child(2) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone320' } } };
