import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete this service?',
    children: 'Logo design and its pictures will be gone. Orders that were placed stay.',
    confirmLabel: 'Delete',
    isDangerous: true,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: describePart({
    use: 'Asks before something is done that people may regret. The title is the question; the button says what will be done, not `Yes`.',
    avoid: 'What can be undone is done at once. Two questions in a row are one too many.',
    dos: ['Name the thing and what will be lost: “Delete “Logo design”?”'],
    donts: ['Ask about what can be undone; offer to undo it instead.'],
    words: 'The title is the question. The button repeats its verb: “Delete”, never “OK” or “Yes”.',
    anatomy: {
      Question: 'the title',
      Consequence: 'what will be so afterwards',
      Buttons: 'the way back first, the deed last',
    },
    keyboard: {
      Tab: 'Goes around within the dialog; it begins on `Cancel`.',
      Escape: 'Cancels.',
    },
    accessibility:
      'An alert dialog: read as soon as it opens. The focus begins where nothing is lost.',
    frameHeight: '22rem',
  }),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Harmless: Story = {
  args: {
    title: 'Mark as delivered?',
    children: 'Asha will be told.',
    confirmLabel: 'Deliver',
    isDangerous: false,
  },
};
export const Loading: Story = { args: { isConfirming: true } };
export const LongText: Story = {
  args: { title: `Delete ${'a service with a very long title '.repeat(4)}?` },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
