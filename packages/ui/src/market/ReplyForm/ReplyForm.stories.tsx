import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const meta = {
  title: 'Market/ReplyForm',
  tags: ['new'],
  component: ReplyForm,
  args: { onSubmit: fn(), onCancel: fn(), onValueChange: fn() },
  parameters: describePart({
    use: 'Opens below a review, for the one answer that its seller has.',
    avoid: 'Messages between two people are written in a `MessageComposer`.',
    dos: ['Keep what was written when it is closed.'],
    donts: ['Open it for more than one review at a time.'],
    words: 'It says before sending that everybody can read it.',
    anatomy: { Words: 'what is answered', Actions: 'send, or close' },
    keyboard: { Tab: 'Goes from the words to the buttons.', Enter: 'Sends, from a button.' },
    accessibility: 'A form whose field has a label and a hint; what is wrong is read out with it.',
  }),
} satisfies Meta<typeof ReplyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Written: Story = { args: { defaultReply: 'Thank you, and see you in spring.' } };
export const Loading: Story = { args: { ...Written.args, isSubmitting: true } };
export const Failed: Story = { args: { error: 'Please write a reply!' } };
export const LongText: Story = { args: { defaultReply: 'A long story. '.repeat(40) } };

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), ' Thank you. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('So it was.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('So it was.');
  },
};
export const States: Story = showStatesWithin({ hover: 'button', focus: 'textarea' });
export const Dark: Story = { ...Written, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
