import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { CardFields } from './CardFields.tsx';

/** Stands for what a payment provider draws. */
const field = (placeholder: string, value?: string) =>
  function ProvidedField(id: string) {
    return (
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value}
      />
    );
  };

const meta = {
  title: 'Inputs/CardFields',
  component: CardFields,
  args: {
    cardNumber: field('1234 1234 1234 1234'),
    expiry: field('MM / YY'),
    cvc: field('CVC'),
    hint: 'Use this number : 4000000000003220',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 500 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'Labels and frames for the three fields that a payment provider draws itself. Card numbers never touch this page.',
    avoid: 'For any other field use `TextField`.',
    dos: ['Say which cards are taken, above the fields.'],
    donts: ['Ask for more than number, expiry and CVC.'],
    words: 'The labels are those that stand on the card: “Card Number”, “Expiry”, “CVC”.',
    anatomy: {
      Label: 'above each field',
      Frame: 'ours: its border, focus and fault',
      Field: 'drawn by the payment provider',
    },
    keyboard: { Tab: 'Moves through the three fields.' },
    accessibility:
      "Each label points to the provider's field by its id. Errors are read out when they come, in the provider's words.",
  }),
} satisfies Meta<typeof CardFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    cardNumber: field('', '4242 4242 4242 4242'),
    expiry: field('', '12 / 34'),
    cvc: field('', '123'),
  },
};

export const Failed: Story = {
  args: {
    cardNumber: field('', '4242 4242 4242 4241'),
    errors: { cardNumber: 'Your card number is invalid.' },
  },
};

/** A click on a label reaches the provider's field; Tab walks through all three. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Card number'));
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await expect(canvas.getByLabelText('Expiry')).toHaveValue('1234');
  },
};

export const States: Story = showStates({ focus: '[placeholder^="1234"]' }, '20rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'phone320' } } };
