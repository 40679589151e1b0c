import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { settle } from '../../testing/settle.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { findFreeId } from './findFreeId.ts';
import { ListEditor, type ListEditorProps } from './ListEditor.tsx';

interface Faq {
  id: string;
  question: string;
  answer: string;
}

const faqs: Faq[] = [
  { id: 'files', question: 'Which files do I get?', answer: 'SVG, PDF and PNG.' },
  { id: 'rights', question: 'Who owns the design?', answer: 'You do, once it is paid.' },
  { id: 'rush', question: 'Can it be quicker?', answer: 'Write to me first, please.' },
];

const createFaqs = (count: number): Faq[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
  }));

const renderFaq: ListEditorProps<Faq>['renderEntry'] = ({ id, question, answer }, change) => (
  <>
    <TextField
      label="Question"
      value={question}
      onChange={({ target }) => change({ id, answer, question: target.value })}
    />
    <TextArea
      label="Answer"
      rows={2}
      value={answer}
      onChange={({ target }) => change({ id, question, answer: target.value })}
    />
  </>
);

const meta = {
  title: 'Inputs/ListEditor',
  tags: ['new'],
  component: ListEditor<Faq>,
  args: {
    label: 'What buyers often ask',
    defaultEntries: faqs,
    onEntriesChange: fn(),
    createEntry: (entries) => ({
      id: findFreeId(entries.map(({ id }) => id)),
      question: '',
      answer: '',
    }),
    keyOf: ({ id }) => id,
    nameOf: ({ question }, index) => question || `Question ${index + 1}`,
    renderEntry: renderFaq,
    most: 10,
    addLabel: 'Add a question',
  },
  parameters: describePart({
    use: 'A list that somebody writes: entries are added, changed, removed and put in order. `QuestionEditor`, `ExtraEditor` and `PictureSorter` are made of it.',
    avoid:
      'A few short words are a `TagInput`. Rows that are only read or sorted are a `DataTable`.',
    dos: [
      'Say what is added: “Add a question”.',
      'Use `layout="rows"` where an entry has one field; on a phone they have no handle.',
    ],
    donts: [
      'Ask before an entry is removed: it can be written again.',
      'Put lists into lists into lists.',
    ],
    words: 'Entries have short names, such as “Question 2”: their buttons are called after them.',
    anatomy: {
      Handle: 'drags the entry, or moves it with the arrow keys',
      Name: 'what the entry is called',
      'Arrows and cross': 'move and remove it',
      Fields: 'what the entry holds',
      'Add button': 'with how many more there may be',
    },
    keyboard: {
      Tab: 'Moves through handle, buttons and fields of each entry.',
      'ArrowUp, ArrowDown':
        'On a handle: move the entry. Side by side, the other arrow keys do, too.',
      Escape: 'While it is dragged: puts the entry back.',
    },
    accessibility:
      'A named group with a list; each entry is a group, and each button names it. The focus stays on the button that moved an entry, goes to the handle of the next one after a removal, and into the first field of a new one. “Moved to position 2 of 4” is announced. A button that cannot move further stays where it is, so that the focus does.',
  }),
} satisfies Meta<typeof ListEditor<Faq>>;

export default meta;
type Story = StoryObj<ListEditorProps<Faq>>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultEntries: [], hint: 'Answer once what many ask.' } };
export const One: Story = { args: { defaultEntries: faqs.slice(0, 1) } };
export const Many: Story = { args: { defaultEntries: createFaqs(8) } };
export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That is all: there may be 3.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a question' })).toBeDisabled();
  },
};
export const WithError: Story = {
  args: { defaultEntries: faqs.slice(0, 1), error: 'Answer two questions at least.' },
};
export const Disabled: Story = { args: { defaultEntries: faqs.slice(0, 2), disabled: true } };
export const LongText: Story = {
  args: {
    defaultEntries: [{ id: 'long', question: endlessName, answer: `${endlessName} `.repeat(2) }],
  },
  globals: { viewport: { value: 'phone320' } },
};

/** One field each, in one line. */
export const Rows: Story = {
  args: {
    label: 'Options',
    addLabel: 'Add an option',
    layout: 'rows',
    renderEntry: ({ question, ...others }, change, { index }) => (
      <TextField
        label={`Option ${index + 1}`}
        isLabelHidden
        value={question}
        onChange={({ target }) => change({ ...others, question: target.value })}
      />
    ),
  },
};
export const RowsOnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone320' } } };

export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Which files do I get?' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to position 2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Which files do I get?' }));
    await expect(args.onEntriesChange).toHaveBeenLastCalledWith([faqs[1], faqs[2]]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Can it be quicker?' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Question' })[2]).toHaveFocus(),
    );
    await expect(canvas.getByText('Room for 7 more.')).toBeVisible();
    await settle(canvasElement);
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Which files do I get?' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onEntriesChange).toHaveBeenCalledTimes(2);
    await expect(args.onEntriesChange).toHaveBeenLastCalledWith([faqs[1], faqs[2], faqs[0]]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to position 3 of 3');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move up: Which files do I get?' })).toHaveFocus(),
    );
    await expect(args.onEntriesChange).toHaveBeenLastCalledWith(faqs);
    await settle(canvasElement);
  },
};

export const States: Story = {
  args: { defaultEntries: faqs.slice(0, 2) },
  ...showStatesWithin({
    hover: 'li:nth-child(1) [data-tool=handle], li:nth-child(1) [data-tool=remove]',
    focus: 'li:nth-child(2) [data-tool=handle]',
  }),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    label: 'أسئلة شائعة',
    addLabel: undefined,
    defaultEntries: [
      { id: 'files', question: 'ما الملفات التي أحصل عليها؟', answer: 'SVG وPDF.' },
      { id: 'rights', question: 'من يملك التصميم؟', answer: 'أنت.' },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
