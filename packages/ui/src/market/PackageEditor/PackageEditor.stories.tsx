import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import type { ServicePackage } from '../../entities.ts';
import { describePart } from '../../testing/describePart.ts';
import { longName, longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { PackageEditor } from './PackageEditor.tsx';

const packages: ServicePackage[] = [
  { name: 'Mark', description: 'One mark, in colour.', price: 4500, days: 5, revisions: 1 },
  {
    name: 'Identity',
    description: 'The mark in three lock-ups, a palette and a type pairing.',
    price: 9000,
    days: 10,
    revisions: 3,
  },
  {
    name: 'Everything',
    description: 'The identity, a guide of 24 pages and templates for print and web.',
    price: 18_000,
    days: 21,
    revisions: null,
  },
];
const two = packages.slice(0, 2);

const meta = {
  title: 'Market/PackageEditor',
  tags: ['new'],
  component: PackageEditor,
  args: { name: 'packages', defaultValue: packages, onValueChange: fn() },
  parameters: describePart({
    use: 'What a seller sells under one title: one package, or up to three that buyers can compare. Side by side on a desk, below each other on a phone.',
    avoid: 'What can be added to any package is an extra: `ExtraEditor`.',
    dos: [
      'Begin with one package; further ones are for who wants them.',
      'Let the least come first.',
    ],
    donts: ['Sort them while somebody types.'],
    words: 'A package is called by one or two words. Its description is what the buyer gets.',
    anatomy: {
      Package: 'name, description, price, days and revisions',
      'Any number of revisions': 'in place of a number',
      'Add a package': 'where the next one will stand',
    },
    keyboard: {
      Tab: 'Moves through the fields of a package, then to the next.',
      'ArrowUp, ArrowDown': 'In a number: one more or less.',
    },
    accessibility:
      'A group with a list; each package is a group named “Package 2”. A new package takes the focus into its name; when one is removed, the next has it. The last one cannot be removed.',
  }),
} satisfies Meta<typeof PackageEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a package' })).toBeNull();
    const last = within(canvas.getByRole('group', { name: 'Package 3' }));
    await expect(last.getByRole('spinbutton', { name: 'Revisions' })).toBeDisabled();
    await expect(last.getByRole('checkbox')).toBeChecked();
  },
};
/** A package that nobody has filled in yet. */
export const Empty: Story = { args: { defaultValue: undefined } };
export const One: Story = { args: { defaultValue: packages.slice(0, 1) } };
export const Two: Story = { args: { defaultValue: two } };
export const WithError: Story = {
  args: {
    defaultValue: [{ name: '', description: '', price: Number.NaN, days: 0, revisions: 1 }, ...two],
    error: 'A package costs at least as much as the one before.',
    faults: {
      '0.name': 'Please give it a name.',
      '0.price': 'Please say what it costs.',
      '0.days': 'It takes 1 to 90 days.',
    },
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    defaultValue: [
      { name: longName, description: longTitle.repeat(3), price: 99_999, days: 90, revisions: 20 },
      ...two,
    ],
  },
};

export const ByPointer: Story = {
  args: { defaultValue: two },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a package' }));
    const third = within(canvas.getByRole('group', { name: 'Package 3' }));
    await waitFor(() => expect(third.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(third.getByRole('checkbox', { name: 'Any number of revisions' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      ...two,
      { name: '', description: '', price: Number.NaN, days: 7, revisions: null },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Package 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Package 2' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([packages[1]]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: undefined },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mark{Tab}One mark{Tab}4500{Tab}5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { name: 'Mark', description: 'One mark', price: 4500, days: 5, revisions: 1 },
    ]);
  },
};

export const States: Story = {
  args: { defaultValue: two },
  ...showStatesWithin({
    hover: 'li:nth-child(1) button, li:nth-child(3) button',
    focus: 'li:nth-child(2) input',
  }),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    defaultValue: [
      { name: 'أساسية', description: 'شعار واحد.', price: 4500, days: 5, revisions: 1 },
      { name: 'كاملة', description: 'شعار ودليل.', price: 9000, days: 10, revisions: null },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { defaultValue: two },
  globals: { viewport: { value: 'phone320' } },
};
