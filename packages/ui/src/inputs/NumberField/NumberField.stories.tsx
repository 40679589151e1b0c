import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Price', prefix: 'Rs.', name: 'price', defaultValue: 4500, onValueChange: fn() },
  parameters: describePart({
    use: 'A number with a meaning, such as a price. Its buttons change it by one step, and go on while they are held: after 500 ms, every 50 ms.',
    avoid: 'Digits that are no quantity (phone numbers, codes) are a `TextField`.',
    dos: ['Choose steps that make sense: 50 rupees, not 1.'],
    donts: ['Use it for numbers that nobody counts with: phone numbers, postcodes.'],
    words: 'The unit stands in the label or before the figure: “Price (Rs.)”.',
    anatomy: {
      Label: 'above',
      Unit: 'before the figure: “Rs.”',
      Figure: 'typed or stepped',
      'Minus and plus': 'one step each; held, many',
    },
    keyboard: {
      Tab: 'Moves the focus to it; the buttons are for pointers.',
      'ArrowUp, ArrowDown': 'Adds or takes away one step.',
    },
    accessibility:
      'The buttons are left out of the tab order, because the arrow keys do the same. `min`, `max` and `step` are known to assistive technology.',
  }),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: undefined } };
export const WithHint: Story = { args: { hint: 'What one unit costs.' } };
export const WithError: Story = {
  args: { defaultValue: -5, error: 'A price is 1 rupee at least.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { defaultValue: 1234567890123 },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  args: { step: 50 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('300');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(300);
  },
};

export const ByPointer: Story = {
  args: { min: 0, step: 500 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(5000);
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4500);
  },
};

/** Where every number is allowed, the buttons go by one, as the arrow keys do, and keep the rest. */
export const AnyStep: Story = {
  args: { min: 0, max: 10, step: 'any', defaultValue: 8.2 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    const less = canvas.getByRole('button', { name: 'Less' });
    const more = canvas.getByRole('button', { name: 'More' });

    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7.2);
    await userEvent.tripleClick(more);
    await expect(field).toHaveValue(10);
    await userEvent.clear(field);
    await userEvent.click(less);
    await expect(field).toHaveValue(0);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

/** Goes on while it is held: after 500 ms, every 50 ms. */
// Shows K26, K27.
export const Held: Story = {
  args: { defaultValue: 0 },
  play: async ({ canvas }) => {
    const increase = canvas.getByRole('button', { name: 'More' });
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');

    await fireEvent.pointerDown(increase);
    await expect(field).toHaveValue(1);
    await waitFor(() => expect(field.valueAsNumber).toBeGreaterThan(5));
    await fireEvent.pointerUp(increase);
    const held = field.valueAsNumber;
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(field).toHaveValue(held);
    await userEvent.clear(field);
  },
};

export const States: Story = showStates({ hover: '[aria-label=More]', focus: 'input' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
