import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import {
  brokenPicture,
  codePicture,
  gamePicture,
  longTitle,
  phonePicture,
  posterPicture,
} from '../../testing/samples.ts';
import { settle } from '../../testing/settle.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { PictureSorter, type SortedPicture } from './PictureSorter.tsx';

const poster: SortedPicture = {
  id: 'poster',
  url: posterPicture.url,
  alt: 'A poster of a sunset over mountains',
};
const phone: SortedPicture = { id: 'phone', url: phonePicture.url, alt: '' };
const code: SortedPicture = { id: 'code', url: codePicture.url, alt: 'Code in a dark window' };
const game: SortedPicture = { id: 'game', url: gamePicture.url, alt: '' };
const three = [poster, phone, code];

const meta = {
  title: 'Inputs/PictureSorter',
  tags: ['new'],
  component: PictureSorter,
  args: {
    label: 'Pictures',
    hint: 'The first one is the cover.',
    name: 'images',
    defaultValue: three,
    onValueChange: fn(),
    most: 6,
    adder: <FileDrop label="More pictures" accept="image/*" onAdd={fn()} />,
  },
  parameters: describePart({
    use: 'The pictures of a service: put in order, described for those who cannot see them, and removed.',
    avoid: 'Where pictures are only picked, and not described, an `ImagePicker` is enough.',
    dos: ['Give it a `FileDrop` as its `adder`.', 'Say that the first picture is the cover.'],
    donts: ['Fill in the name of the file as what a picture shows.'],
    words: 'What a picture shows is one sentence, without “picture of”.',
    anatomy: {
      Handle: 'drags the picture, or moves it with the arrow keys',
      Picture: 'with the sign of the cover, or the button that makes it the cover',
      'What the picture shows': 'its alternative text',
      Adder: 'takes further pictures while there is room',
    },
    keyboard: {
      Tab: 'Moves through the handle, the buttons and the field of each picture.',
      'Arrow keys': 'On a handle: move the picture.',
    },
    accessibility:
      'A group with a list; each picture is a group named “Picture 2” and shows its alternative text. What was moved keeps the focus, and its new place is announced.',
  }),
} satisfies Meta<typeof PictureSorter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: [] } };
export const One: Story = { args: { defaultValue: [poster] } };
export const Many: Story = {
  args: {
    most: 12,
    defaultValue: [0, 1, 2].flatMap((round) =>
      [poster, phone, code].map((each) => ({ ...each, id: `${each.id}-${round}` })),
    ),
  },
};
/** Nothing can be added where there is no room. */
export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('More pictures')).toBeNull();
    await expect(canvas.getByText('That is all: there may be 3.')).toBeVisible();
  },
};
export const WithError: Story = {
  args: {
    error: 'Choose four pictures at least.',
    faults: { '1.alt': 'Please say what it shows.' },
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const MissingPicture: Story = {
  args: {
    defaultValue: [{ id: 'gone', url: brokenPicture.url, alt: 'What cannot be loaded' }, poster],
  },
};
export const LongText: Story = {
  args: { defaultValue: [{ ...poster, alt: longTitle }, phone] },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  args: { defaultValue: [...three, game] },
  play: async ({ args, canvas, canvasElement }) => {
    const [, makeCover] = canvas.getAllByRole('button', { name: 'Make cover' });
    if (makeCover) await userEvent.click(makeCover);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([code, poster, phone, game]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Picture 1' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Picture 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move back: Picture 2' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([code, game, phone]);
    await settle(canvasElement);
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([phone, poster, code]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Picture 2' })).toHaveFocus(),
    );
    const [field] = canvas.getAllByRole('textbox', { name: 'What the picture shows' });
    field?.focus();
    await userEvent.keyboard('A phone');
    await expect(canvas.getByRole('img', { name: 'A phone' })).toBeVisible();
    await settle(canvasElement);
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(2) [data-tool=handle]',
  focus: 'li:nth-child(3) [data-tool=handle]',
});
export const Dark: Story = { globals: { theme: 'dark' } };
/** What comes next stands to the left. */
export const RightToLeft: Story = {
  args: { label: 'الصور', hint: 'الصورة الأولى هي الغلاف.', adder: undefined },
  globals: { direction: 'rtl', language: 'ar' },
  play: async ({ args, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-tool=handle]')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([phone, poster, code]);
    await settle(canvasElement);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
