import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type screen, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const cities: ComboboxOption[] = [
  { value: 'ktm', label: 'Kathmandu', detail: '412 sellers' },
  { value: 'pkr', label: 'Pokhara', detail: '127 sellers' },
  { value: 'bkt', label: 'Bhaktapur' },
  { value: 'dhr', label: 'Dharan', isDisabled: true },
  { value: 'zrh', label: 'Zürich' },
];

const grouped: ComboboxOption[] = [
  { value: 'logo', label: 'logo design', group: 'Words' },
  { value: 'logotype', label: 'logotype', group: 'Words' },
  { value: 'design', label: 'Graphics And Design', group: 'Categories' },
];

const meta = {
  title: 'Inputs/Combobox',
  tags: ['new'],
  component: Combobox,
  args: { label: 'City', name: 'city', options: cities, onValueChange: fn() },
  // The list needs room below its field.
  decorators: [
    (Story) => <div style={{ minBlockSize: '20rem', maxInlineSize: '24rem' }}>{Story()}</div>,
  ],
  parameters: describePart({
    use: 'One of many values, found by typing part of it; or any text, helped by suggestions that are looked up while one types.',
    avoid:
      'A handful of values is a `Select` or a `RadioGroup`. To search a page of results use `SearchField`.',
    dos: ['Show what is meant in each suggestion: name and, if needed, a line below.'],
    donts: ['Use it for fewer than ten values: a `Select` is quicker.'],
    words: 'The label says what to choose; what is typed is never an instruction for typing.',
    anatomy: {
      Label: 'above',
      Box: 'what is typed',
      List: 'suggestions, the likeliest first',
      Clear: 'a cross, where a value may be taken back',
    },
    keyboard: {
      'Arrow down, up': 'Open the list and move through it.',
      Enter: 'Chooses the option.',
      Escape: 'Closes the list, and brings back what was chosen.',
      Tab: 'Moves on; a text that is no option becomes again what was chosen.',
    },
    accessibility:
      'A combobox with a listbox as ARIA describes them; the focus stays in the field. How many suggestions there are, that they are on their way, or that there are none is announced.',
  }),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'pkr' } };
export const WithHint: Story = { args: { hint: 'Where you work.' } };
export const WithError: Story = { args: { error: 'Choose a city.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ktm' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show suggestions' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('Suggestions: 5');
  },
};
export const Groups: Story = {
  ...Open,
  args: { label: 'Search', options: grouped },
  play: openAll,
};
export const Loading: Story = { args: { options: [], isLoading: true }, play: openAll };
export const One: Story = { args: { options: cities.slice(0, 1) }, play: openAll };
export const LongText: Story = {
  args: { options: [{ value: 'long', label: longTitle, detail: '12 sellers' }, ...cities] },
  play: openAll,
};
export const Empty: Story = { args: { options: [] }, play: openAll };
export const Failed: Story = {
  args: { options: [], failure: 'Cities could not be loaded.' },
  play: openAll,
};

async function openAll({ canvas }: { canvas: Pick<typeof screen, 'getByRole'> }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show suggestions' }));
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
}

/** Case and accents do not matter; what cannot be chosen is skipped. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('zur');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Zürich');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zrh');
    await expect(canvasElement.querySelector('[name="city"]')).toHaveValue('zrh');

    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('nowhere');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found.');
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByText('Pokhara'));
    await expect(canvas.getByRole('combobox')).toHaveValue('Pokhara');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pkr');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** Any text counts. Leaving the field, or Escape, keeps it. */
export const FreeText: Story = {
  args: { isFreeText: true, label: 'Word', name: 'word', options: grouped },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Word' });
    await userEvent.type(field, 'logos for bakers');
    await userEvent.tab();
    await expect(field).toHaveValue('logos for bakers');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('logos for bakers');
    await expect(canvasElement.querySelectorAll('[name="word"]')).toHaveLength(1);
  },
};

/** What is found comes from elsewhere, a moment later. */
export const LookedUp: Story = {
  render: (args) => <LookUp {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bha');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Bhaktapur');
  },
};

function LookUp(args: ComboboxProps) {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const search = (text: string) => {
    setIsLoading(true);
    setTimeout(() => {
      setOptions(cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())));
      setIsLoading(false);
    }, 300);
  };
  return <Combobox {...args} options={options} isLoading={isLoading} onSearch={search} />;
}

export const States: Story = showStates({ hover: 'input', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' }, play: openAll };
export const RightToLeft: Story = {
  args: {
    label: 'المدينة',
    options: [
      { value: 'ktm', label: 'كاتماندو' },
      { value: 'pkr', label: 'بوخارا' },
    ],
    defaultValue: 'pkr',
  },
  globals: { direction: 'rtl', language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'عرض الاقتراحات' }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};
export const Narrow: Story = {
  args: {
    options: [...cities, { value: 'long', label: 'Thiruvananthapuram-Ananthapuram '.repeat(3) }],
  },
  globals: { viewport: { value: 'phone320' } },
  play: openAll,
};
