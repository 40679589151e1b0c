import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

const meta = {
  title: 'Market/ReviewDialog',
  component: ReviewDialog,
  args: { isOpen: true, onClose: fn(), onValueChange: fn(), onSubmit: fn() },
  parameters: describePart({
    use: 'Asks for one to five stars and a comment. It emits whatever was entered; the screen decides what is missing and gives the words back as `error`.',
    avoid: 'To show reviews use `ReviewList`.',
    dos: ['Ask for the rating first.'],
    donts: ['Ask before the work has been delivered.'],
    words: 'What is missing is said beside its field, in the words of the screen.',
    anatomy: { Stars: 'the rating', Comment: 'in their own words', Actions: 'cancel and submit' },
    keyboard: {
      Tab: 'Moves through stars, comment and buttons, and stays in the dialog.',
      'ArrowLeft / ArrowRight': 'Chooses fewer or more stars.',
      Enter: 'Submits, from a button.',
      Escape: 'Closes.',
    },
    accessibility:
      'The modal dialog of the browser: the page below cannot be reached, and the focus returns to where it was. Stars are radio buttons with words. Errors are read out.',
    frameHeight: '30rem',
  }),
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isSubmitting: true } };
/** Opened again with what had been entered before. */
export const Entered: Story = {
  args: { defaultReview: { rating: 4, comment: 'Great communication' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(
      'Great communication',
    );
  },
};
export const Failed: Story = { args: { error: 'please enter all fields!' } };

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Great communication');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      rating: 4,
      comment: 'Great communication',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, comment: 'Great communication' });
  },
};

/** Says what was entered, even when it is nothing: the screen decides what is missing. */
export const NothingEntered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 0, comment: '' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Very Bad' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Ok' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Fine');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 3, comment: 'Fine' });
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
