import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FaqList } from './FaqList.tsx';

const faqs = [
  {
    question: 'Which files do I get?',
    answer: 'Vectors for print.\nPictures for the web, in three sizes.',
  },
  { question: 'What do you need from me?', answer: 'A page about your studio and what you like.' },
  { question: 'Whose work is it then?', answer: 'Yours, once it is paid.' },
];

const meta = {
  title: 'Market/FaqList',
  tags: ['new'],
  component: FaqList,
  args: { faqs },
  parameters: describePart({
    use: 'What buyers often ask about a service, below its description.',
    avoid: 'Other things that can be opened are an `Accordion`.',
    dos: ['Leave it on the page without questions: then it renders nothing.'],
    donts: ['Hide in it what everybody has to know before ordering.'],
    words: 'Questions as buyers ask them: “Which files do I get?”',
    anatomy: {
      Title: 'a heading of the page’s outline',
      Question: 'a button in a heading, one level below',
      Answer: 'below, found by the browser’s own search',
    },
    keyboard: {
      Tab: 'Moves the focus from question to question.',
      'Enter, Space': 'Opens or closes the answer.',
    },
    accessibility:
      'A section named by its heading, made of the browser’s own details: it works without scripts, says what is open, and a search in the page opens what it finds.',
  }),
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const One: Story = { args: { faqs: faqs.slice(0, 1) } };
export const Empty: Story = {
  args: { faqs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const LongText: Story = {
  args: { faqs: [{ question: `${longTitle}?`, answer: `${longTitle}. `.repeat(4) }, ...faqs] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(`${longTitle}?`));
  },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Which files do I get?'));
    await expect(canvas.getByText(/Vectors for print/)).toBeVisible();
    await expect(canvas.getByText('Yours, once it is paid.')).not.toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByText('Which files do I get?').closest('summary');
    await waitFor(() => expect(first).toHaveFocus());
    first?.click();
    await expect(canvas.getByText(/Vectors for print/)).toBeVisible();
  },
};
export const States: Story = showStatesWithin({
  hover: 'details:nth-of-type(2) summary',
  focus: 'details:nth-of-type(3) summary',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    faqs: [
      { question: 'ما الملفات التي سأحصل عليها؟', answer: 'صور ودليل.' },
      { question: 'لمن العمل بعد ذلك؟', answer: 'لك.' },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
