import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Select } from './Select.tsx';

const categories = ['Graphics-And-Design', 'Game-Development', 'Web-Programming', 'Mobile-Apps'];

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Category',
    name: 'category',
    options: categories.map((category) => ({ value: category, label: category })),
    onChange: fn(),
  },
  parameters: describePart({
    use: "One of a few known values. It is the browser's own control: nothing to load, and the best there is on a phone.",
    avoid:
      'Two or three values that people should compare are better seen at once, as `Tabs` or radio buttons.',
    dos: ['Put values in an order that people expect: by frequency, or alphabetically.'],
    donts: ['Use it for two values: `RadioGroup` shows both.'],
    words: 'The first entry is a value or says what to choose: “All categories”.',
    anatomy: { Label: 'above', Value: 'what is chosen now', Arrow: 'says that there are more' },
    keyboard: {
      Tab: 'Moves the focus to it.',
      'ArrowDown, ArrowUp': 'Chooses the next or the previous value.',
      Space: 'Opens the list.',
      'A letter': 'Chooses the next value that begins with it.',
    },
    accessibility:
      'The label is tied to the control, hint and error are read with it, and a new error is announced.',
  }),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPlaceholder: Story = { args: { placeholder: 'Choose one', defaultValue: '' } };
export const WithHint: Story = { args: { hint: 'Where buyers will look for it.' } };
export const WithError: Story = {
  args: { placeholder: 'Choose one', defaultValue: '', error: 'Choose a category.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithDisabledOption: Story = {
  args: {
    options: [
      { value: 'Processing', label: 'Processing' },
      { value: 'Delivered', label: 'Delivered', isDisabled: true },
    ],
  },
};
export const Empty: Story = { args: { options: [], placeholder: 'Nothing to choose from' } };
export const LongText: Story = {
  args: {
    options: [{ value: 'long', label: 'A category with a name that goes on and on and on' }],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus());
  },
};
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });

    await userEvent.selectOptions(select, 'Mobile-Apps');
    await expect(select).toHaveValue('Mobile-Apps');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const States: Story = showStates({ hover: 'select', focus: 'select' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
