import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { StepForm } from './StepForm.tsx';

const steps = [
  {
    id: 'what',
    label: 'What you offer',
    content: <TextField label="Title" name="title" required />,
  },
  { id: 'price', label: 'What it costs', content: <TextField label="Price" name="price" /> },
  { id: 'you', label: 'About you', content: <TextField label="Name" name="name" /> },
];

const meta = {
  title: 'Inputs/StepForm',
  tags: ['new'],
  component: StepForm,
  args: {
    steps,
    onStepChange: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'A long form in steps that are filled in one after the other and sent together.',
    avoid:
      'Up to eight fields are a `FormLayout`. Steps that each have an address, as in a checkout, are pages below `CheckoutSteps`.',
    dos: ['Let people go back without losing anything.'],
    donts: ['Use it for a form that fits into one view.'],
    words: 'A step is named by what is asked in it: “Your service”, “Pictures”, “Price”.',
    anatomy: {
      Steps: 'where one is, and what is to come',
      Fields: 'of this step',
      Buttons: 'back and on; the last one sends',
    },
    keyboard: {
      Enter: 'In a field: goes on, or sends the form from its last step.',
      Tab: 'Goes through the fields of the step and its buttons.',
    },
    accessibility:
      'Each step is a named group that says which of how many it is, and gets the focus when it is shown. A field that is wrong gets the focus, and the browser says why.',
  }),
} satisfies Meta<typeof StepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { steps: steps.slice(0, 1), submitLabel: 'Publish' } };
export const Empty: Story = { args: { steps: [] } };
export const Loading: Story = { args: { steps: steps.slice(0, 1), isSubmitting: true } };
export const LongText: Story = {
  args: {
    steps: [{ ...steps[0], id: 'long', label: 'Everything about what you offer', content: 'Text' }],
  },
  globals: { viewport: { value: 'phone320' } },
};

/** What was filled in stays, and a step with a wrong field is not left. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const proceed = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(proceed);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(args.onStepChange).not.toHaveBeenCalled();

    await userEvent.keyboard('A mark');
    // At once: moving the focus later would take it from people who type on.
    proceed.click();
    await expect(canvas.getByRole('group', { name: /Step 2 of 3\s*What it costs/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('A mark');
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('A mark{Enter}');
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Price' }));
    await userEvent.keyboard('4500{Enter}');
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('Mira{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** The page has a say, too. */
export const Refusing: Story = {
  args: { steps: steps.slice(1), canLeave: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toBeVisible();
  },
};

export const States: Story = showStatesWithin({ hover: '[type=submit]', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { steps: [{ id: 'one', label: 'ما الذي تقدمه', content: <TextField label="العنوان" /> }] },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
