import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

/** Keeps what is chosen, as the page around it would. */
function SortSelectOnPage(props: SortSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SortSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/SortSelect',
  tags: ['new'],
  component: SortSelect,
  render: (args) => <SortSelectOnPage {...args} />,
  args: {
    value: 'relevance',
    options: [
      { value: 'relevance', label: 'Most relevant' },
      { value: 'newest', label: 'Newest' },
      { value: 'priceLow', label: 'Lowest price' },
      { value: 'priceHigh', label: 'Highest price' },
      { value: 'rating', label: 'Best rated' },
    ],
    onValueChange: fn(),
  },
  parameters: describePart({
    use: 'In which order a list of services is shown, above the list.',
    avoid: 'What leaves something out of a list is a filter: `FacetGroup`.',
    dos: ['Begin with the order that the list has by itself.'],
    donts: ['Offer an order that nobody can explain.'],
    words: 'Say what comes first: “Lowest price”, not “Price ascending”.',
    anatomy: {
      Label: 'above',
      Order: 'what is chosen now',
      Button: 'only where there are no scripts',
    },
    keyboard: {
      Tab: 'Moves the focus to it.',
      'ArrowDown, ArrowUp': 'Chooses the next or the previous order.',
    },
    accessibility: 'A labelled select. Choosing keeps the focus where it is.',
  }),
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: { value: 'newest', options: [{ value: 'newest', label: 'Newest' }] },
};
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Whatever most people who asked the same have taken before' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus());
  },
};
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    select.focus();
    await userEvent.selectOptions(select, 'Lowest price');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('priceLow');
    await expect(select).toHaveValue('priceLow');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** What the browser would send where there are no scripts. */
export const WithFields: Story = {
  args: { action: '/search/logo', fields: { min: '500' } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect([...new FormData(form)]).toEqual([
      ['sort', 'relevance'],
      ['min', '500'],
    ]);
    await expect(form.method).toBe('get');
  },
};
export const States: Story = showStates({ hover: 'select', focus: 'select' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
