import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: {
    label: 'Find services',
    placeholder: 'Find Services',
    onSearch: fn() as SearchFieldProps['onSearch'],
  },
  parameters: describePart({
    use: 'A box for words to search for. Tells the trimmed term when it is submitted; an empty text when nothing was typed. With `onType` it also tells it 400 ms after the last key, for results that follow.',
    avoid: 'For words that are not searched for use a `TextField`.',
    dos: ['Say in the box what can be found: “Search for any service”.'],
    donts: ['Empty it after searching: people correct themselves.'],
    words: 'The label is read out and need not be seen; the hint in the box is not its label.',
    anatomy: {
      Box: 'the words',
      Sign: 'a magnifying glass',
      Button: 'searches, where it has a label',
    },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Searches.', Escape: 'Empties the box.' },
    accessibility: 'A search landmark with a name; the label is there for screen readers.',
  }),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTerm: Story = { args: { defaultValue: 'logo design' } };
export const LongText: Story = {
  args: {
    defaultValue: 'somebody who paints a mural of marble sculptures on the wall of my studio',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find services' }), '  logo ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('logo');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

/** Told once, 400 ms after the last key. */
export const WhileTyping: Story = {
  args: { onType: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find services' }), ' logo ');
    await waitFor(() => expect(args.onType).toHaveBeenCalledWith('logo'));
    await expect(args.onType).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Without a function the browser sends the form: a server component needs nothing more. */
export const WithoutScripts: Story = {
  args: { onSearch: undefined, action: '#search', name: 'term' },
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', sent);
    await userEvent.type(canvas.getByRole('searchbox'), 'logo{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    const form = canvas.getByRole('search') as HTMLFormElement;
    await expect(new FormData(form).get('term')).toBe('logo');
  },
};
export const States: Story = showStatesWithin({ hover: 'button', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
