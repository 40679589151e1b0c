import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { ReportDialog } from './ReportDialog.tsx';

const reasons = [
  { value: 'spam', label: 'Advertising, or sent to many' },
  { value: 'fraud', label: 'An attempt to deceive' },
  { value: 'harassment', label: 'Insults or threats' },
  { value: 'other', label: 'Something else' },
];

const meta = {
  title: 'Market/ReportDialog',
  tags: ['new'],
  component: ReportDialog,
  args: { isOpen: true, reasons, onClose: fn(), onSubmit: fn() },
  parameters: describePart({
    use: 'Asks why a message, a service, a review or a person should not be here. It emits whatever was entered; the screen decides what is missing and gives the words back as `errors`.',
    avoid: 'Who disagrees about an order opens a dispute: see `DisputePanel`.',
    dos: ['Name what is reported in the title: “Report this message”.'],
    donts: ['Promise an outcome: somebody looks at it first.'],
    words: 'Reasons are what happened, not paragraphs of the terms: “An attempt to deceive”.',
    anatomy: {
      Reasons: 'one of a few, the most common first',
      Words: 'what else to know, in their own words',
      Actions: 'cancel and send',
    },
    keyboard: {
      Tab: 'Moves through reasons, words and buttons, and stays in the dialog.',
      'ArrowUp / ArrowDown': 'Chooses another reason.',
      Enter: 'Sends, from a button.',
      Escape: 'Closes.',
    },
    accessibility:
      'The modal dialog of the browser: the page below cannot be reached, and the focus returns to where it was. Reasons are radio buttons. Errors are read out.',
    frameHeight: '36rem',
  }),
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAMessage: Story = { args: { title: 'Report this message' } };
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isSubmitting: true } };
export const Failed: Story = { args: { error: 'You have reported a lot. Please wait an hour.' } };
/** The focus goes to what is missing. */
export const WithErrors: Story = {
  args: { errors: { reason: 'Please choose what is wrong!' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Please choose what is wrong!')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Advertising, or sent to many' })).toHaveFocus(),
    );
  },
};
export const LongText: Story = {
  args: { title: `Report: ${longTitle}`, reasons: [{ value: 'long', label: longTitle }] },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'An attempt to deceive' }));
    await userEvent.type(canvas.getByRole('textbox'), 'He wants a payment by post.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: 'fraud',
      text: 'He wants a payment by post.',
    });
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Advertising, or sent to many' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Insults or threats' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Every day');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send report' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'harassment', text: 'Every day' });
  },
};
export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { reasons: [{ value: 'spam', label: 'إعلانات أو رسائل مزعجة' }] },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
