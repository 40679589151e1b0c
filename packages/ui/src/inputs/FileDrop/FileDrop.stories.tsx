import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { FileDrop } from './FileDrop.tsx';

const brief = new File(['What I want'], 'brief.pdf', { type: 'application/pdf' });
const program = new File(['MZ'], 'game.exe', { type: 'application/x-msdownload' });
const huge = new File(['x'.repeat(2000)], 'huge.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Inputs/FileDrop',
  tags: ['new'],
  component: FileDrop,
  args: {
    label: 'Files for the order',
    hint: 'PDF or pictures, each up to 25 MB.',
    accept: '.pdf,image/*',
    onAdd: fn(),
  },
  parameters: describePart({
    use: 'Takes files of any kind: by a press, by the keyboard, or by dropping them.',
    avoid: 'Pictures that people should see and put in order are picked by `ImagePicker`.',
    dos: ['Say which kinds and sizes are taken before somebody tries.'],
    donts: ['Make dropping the only way.'],
    words: '“Choose files or drop them here”. What is left out says which file and why.',
    anatomy: {
      Area: 'takes what is dropped',
      Button: 'opens the system’s own choice',
      Limits: 'kinds, sizes and number',
    },
    keyboard: {
      Tab: 'Moves the focus to it.',
      'Enter, Space': 'Opens the chooser.',
    },
    accessibility:
      'A named file input; hint and error are read with it. Files that are left out are named, with the reason, and announced.',
  }),
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'The seller needs one file at least.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Everything that the seller should have seen before beginning with your order',
    hint: 'PDF, pictures and archives, each up to 25 MB, and no more than ten of them in all.',
  },
  globals: { viewport: { value: 'phone320' } },
};

/** What is not taken is named, each with its own reason. */
export const LeavingOut: Story = {
  args: { maximumSize: 1500 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Files for the order', { selector: 'input' });
    await userEvent.upload(input, [brief, program, huge], { applyAccept: false });
    await expect(args.onAdd).toHaveBeenCalledWith([brief]);
    await expect(
      canvas.getByText(
        'Left out: game.exe. Such files are not taken. Left out: huge.pdf. A file may have 1.5 kB.',
      ),
    ).toBeVisible();
  },
};

export const Dropping: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(brief);
    canvas
      .getByText('Choose files')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const DroppingOnDisabled: Story = {
  ...Disabled,
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(brief);
    canvas
      .getByText('Choose files')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByLabelText('Files for the order', { selector: 'input' })).toHaveFocus(),
    );
  },
};

export const States: Story = showStates({ hover: '[type=file]', focus: '[type=file]' }, '18rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'ملفات الطلب', hint: 'حتى عشرة ملفات.' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
