import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ServiceExtra } from '../../entities.ts';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { settle } from '../../testing/settle.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ExtraEditor } from './ExtraEditor.tsx';

const extras: ServiceExtra[] = [
  { _id: 'card', title: 'A business card', price: 800, days: 2, revisions: 1, most: 5 },
  { _id: 'fast', title: 'Within two days', price: 1500, days: -5, revisions: 0, most: 1 },
];

const createExtras = (count: number): ServiceExtra[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    title: `Page ${index + 1}`,
    price: 500 + index * 50,
    days: 1,
    revisions: 0,
    most: 20,
  }));

const meta = {
  title: 'Market/ExtraEditor',
  tags: ['new'],
  component: ExtraEditor,
  args: { name: 'extras', defaultValue: extras, onValueChange: fn() },
  parameters: describePart({
    use: 'What a seller offers on top of a service, each with its price and what it does to time and revisions.',
    avoid: 'What differs as a whole is a package: `PackageEditor`.',
    dos: ['Say in the title what the buyer gets.', 'Give faults by path: `1.price`.'],
    donts: ['Offer as an extra what everybody needs.'],
    words: 'Titles are things, not verbs: “A business card”.',
    anatomy: {
      'What the buyer gets': 'the title of the extra',
      Price: 'of one',
      'Additional days': 'less than 0 makes it faster',
      'Additional revisions': 'what it adds to those of the package',
      'How many at most': '1 to 20',
    },
    keyboard: {
      Tab: 'Moves through handle, buttons and fields of each extra.',
      'ArrowUp, ArrowDown': 'On a handle: move the extra. In a number: one more or less.',
    },
    accessibility:
      'A group with a list; each extra is a group named “Extra 2”. Faults are tied to their fields.',
  }),
} satisfies Meta<typeof ExtraEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: [] } };
export const One: Story = { args: { defaultValue: extras.slice(0, 1) } };
export const Many: Story = { args: { defaultValue: createExtras(6) } };
export const Full: Story = { args: { defaultValue: createExtras(2), most: 2 } };
export const WithError: Story = {
  args: {
    defaultValue: [{ _id: 'empty', title: '', price: Number.NaN, days: 0, revisions: 0, most: 25 }],
    faults: {
      '0.title': 'Please say what the buyer gets.',
      '0.price': 'Please say what it costs.',
      '0.most': 'There may be 1 to 20.',
    },
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    defaultValue: extras.slice(0, 1).map((each) => ({ ...each, title: longTitle, price: 99_999 })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const [more] = canvas.getAllByRole('button', { name: 'More' });
    if (more) await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Extra 2' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      extras[1],
      { ...extras[0], price: 801 },
    ]);
    await settle(canvasElement);
  },
};
/** A number that is not entered is none; one that is being typed is not written over. */
export const ByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}A poster');
    await userEvent.tab();
    await userEvent.keyboard('1200');
    await userEvent.tab();
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Additional days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ days: Number.NaN }),
    ]);
    await userEvent.keyboard('-2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { _id: 'new-1', title: 'A poster', price: 1200, days: -2, revisions: 0, most: 1 },
    ]);
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) [data-tool=after]',
  focus: 'li:nth-child(2) [data-tool=handle]',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { defaultValue: extras.slice(0, 1).map((each) => ({ ...each, title: 'بطاقة عمل' })) },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
