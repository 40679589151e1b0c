import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FormLayout } from './FormLayout.tsx';
import { FormActions, FormRow } from './FormRow.ts';

const problems = [
  { name: 'title', message: 'Title: write what you will do.' },
  { name: 'price', message: 'Price: 1 rupee at least.' },
];

const meta = {
  title: 'Inputs/FormLayout',
  component: FormLayout,
  subcomponents: { FormRow, FormActions },
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <FormRow>
          <TextField label="Title" name="title" />
          <NumberField label="Price" name="price" prefix="Rs." />
        </FormRow>
        <TextArea label="Description" name="description" />
        <FormActions>
          <Button type="submit" variant="primary">
            POST SUBMIT
          </Button>
        </FormActions>
      </>
    ),
  },
  parameters: describePart({
    use: 'A form: fields below each other, related ones side by side in a `FormRow`, the buttons in `FormActions`. Problems are summed up on top.',
    avoid: 'A single field with its button, such as a search, needs no layout.',
    dos: [
      'Ask for as little as possible, one field below the other.',
      'Sum up what is wrong on top, with a way to each field.',
    ],
    donts: ['Put unrelated fields into one row to save height.'],
    words: 'Labels are nouns. The button says what the form does, not “Submit”.',
    anatomy: {
      Summary: 'what is wrong, when something is',
      Fields: 'one below the other',
      Row: 'fields that belong together',
      Actions: 'at the end, the main one first',
    },
    keyboard: {
      Enter: 'In a one-line field: submits the form.',
      Tab: 'From problem to problem, then through the fields.',
    },
    accessibility: 'Problems are announced when they appear; each leads to its field.',
  }),
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'The server could not be reached.' } };

export const WithProblems: Story = {
  args: { problems },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price: 1 rupee at least.' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Price' })).toHaveFocus());
  },
};

/** What stands on top is not announced again at its field; what does not, is. */
export const AnnouncedOnce: Story = {
  args: {
    problems: problems.slice(0, 1),
    children: (
      <>
        <TextField label="Title" name="title" error="Title: write what you will do." />
        <NumberField label="Price" name="price" prefix="Rs." error="A price has digits." />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const announced = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(announced).toEqual(['Title: write what you will do.', 'A price has digits.']);
  },
};

export const LongText: Story = {
  args: { problems: [{ name: 'title', message: 'Title: '.concat('much too long '.repeat(12)) }] },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Logo design{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  args: { problems },
  ...showStatesWithin({ focus: 'li:last-child > button' }),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
