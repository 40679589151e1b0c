import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'files',
    title: 'Which files do I get?',
    content: 'Vectors, pictures for the web, and a guide of twelve pages.',
  },
  {
    id: 'revisions',
    title: 'How many revisions are there?',
    content: 'Two. Each further one costs Rs.500.',
  },
  { id: 'rights', title: 'Whose work is it then?', content: 'Yours, once it is paid.' },
];

const meta = {
  title: 'Layout/Accordion',
  tags: ['new'],
  component: Accordion,
  args: { items, onToggle: fn() },
  parameters: describePart({
    use: 'Questions and answers, or details that few people need, each behind its title.',
    avoid: 'What everybody needs stands open on the page. Views of one thing are `Tabs`.',
    dos: ['Let the titles answer for themselves: “Which files do I get?”'],
    donts: ['Put into it what everybody has to read.'],
    words: 'Titles are questions or nouns, all in one form.',
    anatomy: {
      Title: 'a button in a heading',
      Arrow: 'turns when it is open',
      Details: 'below, found by the browser’s own search',
    },
    keyboard: {
      Tab: 'Moves the focus from title to title.',
      'Enter, Space': 'Opens or closes it.',
    },
    accessibility:
      "The browser's own details: open or closed is announced, a search in the page opens what it finds, and all of it works without a script.",
  }),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  args: { items: items.map((item) => ({ ...item, isOpen: item.id === 'files' })) },
};
export const One: Story = { args: { items: items.slice(0, 1) } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        isOpen: true,
        title: 'What happens if I am not content with what I get, and want something else instead?',
        content: 'You ask for a revision, and the clock stops until you have both agreed. '.repeat(
          6,
        ),
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('How many revisions are there?'));
    await expect(canvas.getByText(/Each further one/)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('revisions', true));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByText('Which files do I get?').closest('summary');
    await waitFor(() => expect(first).toHaveFocus());
    first?.click();
    await expect(canvas.getByText(/Vectors/)).toBeVisible();
  },
};

/** Opening one closes the other. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Which files do I get?'));
    await userEvent.click(canvas.getByText('Whose work is it then?'));
    await expect(canvas.getByText('Yours, once it is paid.')).toBeVisible();
    await expect(canvas.getByText(/Vectors/)).not.toBeVisible();
  },
};

export const States: Story = {
  ...Open,
  ...showStatesWithin({
    hover: 'details:nth-of-type(2) summary',
    focus: 'details:nth-of-type(3) summary',
  }),
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'files', title: 'ما الملفات التي سأحصل عليها؟', content: 'صور ودليل.', isOpen: true },
      { id: 'rights', title: 'لمن العمل بعد ذلك؟', content: 'لك.' },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
