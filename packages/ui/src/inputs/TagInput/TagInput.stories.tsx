import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { TagInput } from './TagInput.tsx';

const meta = {
  title: 'Inputs/TagInput',
  tags: ['new'],
  component: TagInput,
  args: {
    label: 'Tags',
    hint: 'Words that buyers search for. A comma ends each.',
    name: 'tags',
    maxLength: 30,
    defaultValue: ['logo', 'brand identity'],
    onValueChange: fn(),
  },
  parameters: describePart({
    use: 'A few short words, each as a chip: what a service is found by.',
    avoid:
      'One of many known values is chosen in a `Combobox`, several of few with checkboxes. Entries with an order or fields of their own are a `ListEditor`.',
    dos: ['Say in the hint what ends a tag.', 'Bound their length with `maxLength`.'],
    donts: ['Let people guess how many there may be.'],
    words: 'Tags are shown as they were typed. A fault names its tag: “design!!! has signs in it.”',
    anatomy: {
      Chip: 'a tag, with the button that removes it',
      Field: 'the tag that is being typed',
      Hint: 'what ends a tag; and that there is no room for more',
    },
    keyboard: {
      'Enter, comma': 'Adds what was typed; so does leaving the field.',
      Backspace: 'In the empty field: removes the last tag.',
      Tab: 'Moves through the buttons of the tags, then to the field.',
    },
    accessibility:
      'The tags are a named list, and each button names its tag. What was added or removed is announced. When one is removed by its button, the next has the focus.',
  }),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Tags: chosen' })).toBeVisible();
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('[type=hidden]')];
    await expect(sent.map(({ name, value }) => [name, value])).toEqual([
      ['tags', 'logo'],
      ['tags', 'brand identity'],
    ]);
  },
};
export const Empty: Story = { args: { defaultValue: [] } };
export const Full: Story = {
  args: { defaultValue: ['logo', 'brand', 'poster', 'print', 'vector'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription('That is all: there may be 5.');
  },
};
export const WithError: Story = {
  args: { defaultValue: [], error: 'Please give one tag at least.' },
};
export const WithFaults: Story = {
  args: { defaultValue: ['logo', 'buy now!!!'], faults: { 1: '“buy now!!!” has signs in it.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/has signs in it/);
  },
};
/** Only what is listed becomes a tag: it is typed by its label, and sent by its value. */
export const WithOptions: Story = {
  args: {
    label: 'Languages',
    hint: 'In which you work.',
    name: 'languages',
    defaultValue: ['en'],
    options: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
      { value: 'ne', label: 'Nepali' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('English')).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Languages' });
    await userEvent.type(field, 'nepali,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en', 'ne']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: Nepali');
    await userEvent.type(field, 'Klingon{Enter}');
    await expect(field).toHaveAccessibleDescription(/Klingon is not in the list\./);
    await expect(canvas.getByRole('button', { name: 'Remove Nepali' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { defaultValue: ['Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), 'short'] },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('logo{Enter} print ,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['logo', 'print']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: print');
    await userEvent.keyboard('LOGO{Enter}');
    await expect(canvas.getByText('LOGO is there already.')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['logo']);
    await userEvent.keyboard('vector');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['logo', 'vector']);
  },
};
/** Several at once, as they are pasted; there are never more than there may be. */
export const Pasting: Story = {
  args: { defaultValue: [], maxTags: 3, maxLength: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('logo, brand، poster, print,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['logo', 'brand', 'poster']);
  },
};
export const ByPointer: Story = {
  args: { defaultValue: ['logo', 'brand', 'print'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove brand' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['logo', 'print']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove print' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove print' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tags' })).toHaveFocus());
  },
};

export const States: Story = showStates(
  { hover: 'li button', focus: '[type=text], input:not([type])' },
  '18rem',
);
export const Dark: Story = { ...WithFaults, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'الوسوم', hint: 'تنتهي كل كلمة بفاصلة.', defaultValue: ['شعار', 'هوية'] },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
