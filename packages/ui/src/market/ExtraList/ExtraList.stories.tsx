import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { extras } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ExtraList, type ExtraListProps } from './ExtraList.tsx';

/** Keeps what is chosen, as the page around it would. */
function ExtrasOnPage(props: ExtraListProps) {
  const [choice, setChoice] = useState(props.value);
  return (
    <ExtraList
      {...props}
      value={choice}
      onValueChange={(next) => {
        setChoice(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/ExtraList',
  tags: ['new'],
  component: ExtraList,
  render: (args) => <ExtrasOnPage {...args} />,
  args: { extras, value: {}, onValueChange: fn() as ExtraListProps['onValueChange'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 332 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What can be ordered with any package of a service, each with its price and what it does to the delivery.',
    avoid: 'The ways in which a service is sold are a `PackagePicker`.',
    dos: ['Show what the order comes to beside it, with `PriceLines`.'],
    donts: ['Choose any of them beforehand.'],
    words:
      'Nouns: “Source files”, “Fast delivery”. What it changes follows in numbers: “+ 2 days”.',
    anatomy: {
      Extra: 'a checkbox with title and price',
      Effect: 'what it does to delivery and revisions',
      Quantity: 'how many, where several can be ordered',
    },
    keyboard: {
      Tab: 'Moves the focus through the extras and the buttons of those that are chosen.',
      Space: 'Chooses an extra or takes it back.',
      'Enter, Space': 'On a button: one less or one more.',
    },
    accessibility:
      'A named group of checkboxes, each described by what it does. The buttons lie in a group named after their extra, keep the focus at their ends, and the new quantity is read out. What is gone says so in words.',
  }),
} satisfies Meta<typeof ExtraList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const concept = canvas.getByRole('checkbox', { name: 'A further concept Rs.1500 each' });
    await expect(concept).toHaveAccessibleDescription('+ 2 days · + 1 revision');
    await expect(
      canvas.getByRole('checkbox', { name: 'Fast delivery Rs.2500' }),
    ).toHaveAccessibleDescription('3 days faster');
  },
};
export const Chosen: Story = { args: { value: { concept: 2, fast: 1 } } };
export const MostChosen: Story = { args: { value: { concept: 5 } } };
/** It was offered when the page was opened, and may have been chosen. */
export const Gone: Story = {
  args: { value: { concept: 2, fast: 1 }, goneIds: ['concept'] },
  play: async ({ canvas }) => {
    const gone = canvas.getByRole('checkbox', { name: /A further concept/ });
    await expect(gone).toBeDisabled();
    await expect(gone).not.toBeChecked();
    await expect(gone).toHaveAccessibleDescription('No longer offered');
  },
};
/** Nothing can be ordered at the moment. */
export const SoldOut: Story = { args: { value: { concept: 2 }, disabled: true } };
export const One: Story = { args: { extras: extras.slice(0, 1) } };
export const Empty: Story = {
  args: { extras: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    value: { long: 20 },
    extras: [
      {
        _id: 'long',
        title: 'Every picture of the guide once more, for the Donaudampfschifffahrtsgesellschaft',
        price: 50_000,
        days: 30,
        revisions: 20,
        most: 20,
      },
      ...extras,
    ],
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('A further concept'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ concept: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ concept: 2 });
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(canvas.getByText('Source files'));
    await userEvent.click(canvas.getByText('A further concept'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ sources: 1 });
  },
};
/** The buttons keep the focus where there is no less and no more. */
export const ByKeyboard: Story = {
  args: { value: { concept: 4 } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'One more' });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ concept: 5 });
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

export const States: Story = {
  ...Chosen,
  ...showStatesWithin({ hover: 'button:first-of-type', focus: 'button:last-of-type' }),
};
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    value: { concept: 2 },
    goneIds: ['sources'],
    extras: [
      { _id: 'concept', title: 'فكرة أخرى', price: 1500, days: 2, revisions: 1, most: 5 },
      { _id: 'fast', title: 'تسليم سريع', price: 2500, days: -3, revisions: 0, most: 1 },
      { _id: 'sources', title: 'الملفات المصدرية', price: 800, days: 0, revisions: 0, most: 1 },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'phone320' } } };
