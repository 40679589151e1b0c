import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ServiceQuestion } from '../../entities.ts';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { settle } from '../../testing/settle.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';

const questions: ServiceQuestion[] = [
  {
    _id: 'name',
    text: 'Which name shall stand below the mark?',
    kind: 'text',
    options: [],
    isRequired: true,
  },
  {
    _id: 'mood',
    text: 'How should it feel?',
    kind: 'choice',
    options: ['Warm', 'Strict', 'Playful'],
    isRequired: false,
  },
];
const ofLine = questions.slice(0, 1);
const ofChoice = questions.slice(1);

const createQuestions = (count: number): ServiceQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    text: `What should I know, part ${index + 1}?`,
    kind: 'longText',
    options: [],
    isRequired: index % 2 === 0,
  }));

const meta = {
  title: 'Market/QuestionEditor',
  tags: ['new'],
  component: QuestionEditor,
  args: {
    hint: 'Buyers answer them before you begin.',
    name: 'questions',
    defaultValue: questions,
    onValueChange: fn(),
  },
  parameters: describePart({
    use: 'What a seller asks a buyer who has ordered: in order, each with the kind of its answer.',
    avoid: 'Questions with answers of the seller’s own, such as an FAQ, are a `ListEditor`.',
    dos: ['Say when buyers are asked.', 'Give faults by path: `1.text`, `2.options`.'],
    donts: ['Begin with an empty question where none is needed.'],
    words: 'The kinds are what a buyer will do: “One line of text”, “One of several options”.',
    anatomy: {
      Question: 'up to 200 letters',
      'The answer is': 'a line, a longer text, or one of 2 to 10 options',
      'Has to be answered': 'whether the order waits for it',
      Options: 'a list of their own, in order',
    },
    keyboard: {
      Tab: 'Moves through handle, buttons and fields of each question.',
      'ArrowUp, ArrowDown': 'On a handle: move the question or the option.',
    },
    accessibility:
      'A group with a list; each question is a group named “Question 2”. Faults are tied to their fields. Options that were written are there again when the kind is changed back.',
  }),
} satisfies Meta<typeof QuestionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: [] } };
export const One: Story = { args: { defaultValue: ofLine } };
export const Many: Story = { args: { defaultValue: createQuestions(6) } };
export const Full: Story = { args: { defaultValue: createQuestions(3), most: 3 } };
export const WithError: Story = {
  args: {
    defaultValue: [
      { _id: 'empty', text: '', kind: 'text', options: [], isRequired: true },
      { _id: 'choice', text: 'Which one?', kind: 'choice', options: ['This'], isRequired: true },
    ],
    faults: {
      '0.text': 'Please write what you want to know.',
      '1.options': 'A choice needs two options at least.',
    },
  },
  play: async ({ canvas }) => {
    const [empty] = canvas.getAllByRole('textbox', { name: 'What you want to know' });
    await expect(empty).toHaveAccessibleDescription('Please write what you want to know.');
    await expect(canvas.getByRole('group', { name: 'Options' })).toHaveAccessibleDescription(
      'A choice needs two options at least.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    defaultValue: ofChoice.map((question) => ({
      ...question,
      text: longTitle,
      options: [longTitle, 'Short'],
    })),
  },
  globals: { viewport: { value: 'phone320' } },
};

/** Options are kept while somebody tries the other kinds. */
export const ByPointer: Story = {
  args: { defaultValue: ofChoice },
  play: async ({ args, canvas, canvasElement }) => {
    const kind = canvas.getByRole('combobox', { name: 'The answer is' });
    await userEvent.selectOptions(kind, 'A longer text');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ kind: 'longText', options: [] }),
    ]);
    await userEvent.selectOptions(kind, 'One of several options');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ofChoice);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Option 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Option 3' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Has to be answered' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ options: ['Strict', 'Warm'], isRequired: true }),
    ]);
    await settle(canvasElement);
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}Which colours?');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { _id: 'new-1', text: 'Which colours?', kind: 'text', options: [], isRequired: true },
    ]);
    await expect(canvas.getByRole('group', { name: 'Question 1' })).toBeVisible();
  },
};

export const States: Story = showStatesWithin({
  hover: '[data-layout=rows] [data-tool=remove]',
  focus: '[data-layout=rows] [data-tool=handle]',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    hint: undefined,
    defaultValue: [
      {
        _id: 'mood',
        text: 'ما الأسلوب الذي تفضله؟',
        kind: 'choice',
        options: ['دافئ', 'رسمي'],
        isRequired: true,
      },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
