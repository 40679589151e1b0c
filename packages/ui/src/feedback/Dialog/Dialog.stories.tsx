import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Opens it from a button, as a page would. */
function DialogOnPage(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);

  const close = () => {
    setIsOpen(false);
    props.onClose();
  };

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Write to Mira</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  render: (args) => <DialogOnPage {...args} />,
  args: {
    isOpen: true,
    title: 'Write to Mira',
    children: <TextField label="Message" name="message" />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Send</Button>
      </>
    ),
    onClose: fn(),
  },
  parameters: describePart({
    use: 'Lies over the page until it is answered: a short form, a question.',
    avoid:
      'What is long, or worth an address of its own, is a page. A yes or no is a `ConfirmDialog`; news are an `Alert` or a toast.',
    dos: ['Put into it what takes less than half a minute.'],
    donts: [
      'Open one from another.',
      'Put something long into it that people want to link to: that is a page.',
    ],
    words: 'The title says what it is for, as a verb: “Add a Review”.',
    anatomy: {
      Title: 'names it',
      Content: 'scrolls by itself when it is long',
      Actions: 'stay in sight below',
      Close: 'a cross, the Escape key and the surface around it',
    },
    keyboard: {
      Tab: 'Goes around within the dialog.',
      Escape: 'Closes it.',
    },
    accessibility:
      "It is the browser's own modal dialog: what lies below cannot be reached, and when it closes the focus returns to where it was. Its title is its name. With reduced motion it comes and goes at once.",
    frameHeight: '30rem',
  }),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };

export const LongText: Story = {
  args: {
    title: 'A title that needs more than one line because it wants to say everything at once',
    children: 'The terms go on and on, and their reader has to scroll. '.repeat(60),
  },
};

export const ByPointer: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Mira' }));
    const dialog = canvas.getByRole('dialog', { name: 'Write to Mira' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press beside it closes it, too. */
export const PressBeside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Write to Mira' });

    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
