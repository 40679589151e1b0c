import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FileList, type ListedFile } from './FileList.tsx';

const ready: ListedFile = {
  id: 'ready',
  name: 'brand-guide.pdf',
  size: 1_234_567,
  href: '/files/ready',
};
const sending: ListedFile = {
  id: 'sending',
  name: 'sketches.zip',
  size: 48_000_000,
  state: 'sending',
  progress: 0.4,
};
const checking: ListedFile = { id: 'checking', name: 'mark.svg', size: 840, state: 'checking' };
const failed: ListedFile = { id: 'failed', name: 'film.mp4', size: 2_100_000_000, state: 'failed' };

const refused: ListedFile = {
  id: 'refused',
  name: 'invoice.doc',
  size: 68_000,
  state: 'refused',
  reason: 'Something harmful was found in it.',
};
const program: ListedFile = {
  id: 'program',
  name: 'tower-defence-1.2.apk',
  size: 48_000_000,
  isRisky: true,
};

const meta = {
  title: 'Data/FileList',
  tags: ['new'],
  component: FileList,
  args: { files: [ready, sending, checking, failed], onRemove: fn(), onRetry: fn() },
  parameters: describePart({
    use: 'The files of an order, a delivery or a message, and what becomes of those that are being sent.',
    avoid: 'Pictures that people should see are a `ServiceGallery` or an `ImagePicker`.',
    dos: ['Show the size and what is going on in words, not only as a bar.'],
    donts: ['Hide a file that could not be sent: say why and offer to try again.'],
    words:
      'File names are shown as their owners wrote them. Actions name the file: “Send cover.png again”.',
    anatomy: {
      Name: 'the file, and the way to it',
      Size: 'in the units people know',
      Progress: 'while it is being sent',
      Action: 'remove, stop or try again',
    },
    keyboard: { Tab: 'Goes from file to file and through their buttons.' },
    accessibility:
      'A named list. Each button names its file; how much is sent is a progress bar, and what failed says so in words.',
  }),
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2 MB')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Sending sketches.zip' })).toHaveValue(
      0.4,
    );
  },
};
/** For those who may only fetch them. */
export const ReadOnly: Story = {
  args: { files: [ready] },
  render: ({ files }) => <FileList files={files} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: { files: [{ ...failed, reason: 'The connection was lost for too long.' }] },
};
/** What was sent and may not be fetched stays in the list, with the reason. */
export const Refused: Story = { args: { files: [refused] } };
/** A game is a program: it is fetched only after a warning. */
export const Risky: Story = {
  args: { files: [{ ...ready, href: undefined }, program], onFetch: fn() },
  render: ({ files, onFetch }) => <FileList files={files} onFetch={onFetch} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'brand-guide.pdf' }));
    await expect(args.onFetch).toHaveBeenCalledWith('ready');
    await userEvent.click(canvas.getByRole('button', { name: 'tower-defence-1.2.apk' }));
    await expect(args.onFetch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onFetch).toHaveBeenLastCalledWith('program');
  },
};
export const One: Story = { args: { files: [ready] } };
/** No list without files for anybody. */
export const Empty: Story = {
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const LongText: Story = {
  args: { files: [{ ...ready, name: `${'a-very-long-name-'.repeat(8)}.pdf` }, failed] },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await expect(await follow(canvas.getByRole('link'))).toBe('/files/ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending sketches.zip' }));
    await expect(args.onRemove).toHaveBeenCalledWith('sending');
    await userEvent.click(canvas.getByRole('button', { name: 'Send film.mp4 again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove brand-guide.pdf' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('ready');
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) button',
  focus: 'li:nth-child(2) button',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
