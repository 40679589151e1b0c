import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { ImagePicker, type ImagePickerProps, type PickedImage } from './ImagePicker.tsx';

const drawImage = (color: string, name: string): PickedImage => ({
  id: name,
  name,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${color}"/></svg>`,
  )}`,
});

const poster = drawImage('#e8623d', 'poster.png');
const app = drawImage('#2a9d8f', 'app.png');
const code = drawImage('#1d1a33', 'code.png');
const text = new File(['Notes'], 'notes.txt', { type: 'text/plain' });
const png = new File([''], 'cover.png', { type: 'image/png' });

/** Keeps what was picked, as the form around it would. */
function PickerInForm(props: ImagePickerProps) {
  const [images, setImages] = useState(props.value);

  return (
    <ImagePicker
      {...props}
      value={images}
      onValueChange={(next) => {
        setImages(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/ImagePicker',
  component: ImagePicker,
  render: (args) => <PickerInForm {...args} />,
  args: {
    label: 'Images(less then 700kb)',
    hint: 'JPEG, PNG or WebP. Larger photos are made smaller for you.',
    value: [],
    isMultiple: true,
    onValueChange: fn(),
  },
  parameters: describePart({
    use: 'Picks pictures and shows them: by a press, by the keyboard, or by dropping them. The first one is the cover; the arrows put them in order.',
    avoid:
      'It does not send anything, and does not look at sizes: the form around it does. For other files use an `<input type="file">`.',
    dos: ['Say that the first picture is the cover.'],
    donts: ['Upload before somebody has seen what was picked.'],
    words:
      'A picture is called by the name of its file: “Remove cover.png”. What is left out says why.',
    anatomy: {
      Area: 'picks or takes what is dropped',
      Pictures: 'in their order',
      Arrows: 'move one',
      Bin: 'removes one',
    },
    keyboard: {
      Tab: 'From the field to the buttons of each picture.',
      'Enter, Space': 'On the field: opens the chooser. On a button: moves or removes the picture.',
    },
    accessibility:
      'Each button names the picture that it works on. Files that are no pictures are left out, and their names are announced.',
  }),
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { value: [poster] } };
export const Many: Story = { args: { value: [poster, app, code] } };
export const Single: Story = {
  args: { label: 'Avatar (less than 700kb)', isMultiple: false, hint: undefined, value: [app] },
};
export const WithError: Story = { args: { error: 'Choose one picture at least.' } };
export const Disabled: Story = { args: { value: [poster], disabled: true } };
export const MissingPicture: Story = {
  args: { value: [{ id: 'gone', name: 'gone.png', url: 'data:image/png;base64,AA' }, app] },
};
export const LongText: Story = {
  args: {
    label: 'Pictures of everything that you have made for your customers in the last ten years',
    value: [{ ...poster, name: `${'a-very-long-name-'.repeat(8)}.png` }],
  },
  globals: { viewport: { value: 'phone320' } },
};

/** What is no picture is left out, by name. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Images(less then 700kb)', { selector: 'input' });

    await userEvent.upload(input, [png, text], { applyAccept: false });
    await expect(canvas.getByRole('img', { name: 'cover.png' })).toBeInTheDocument();
    await expect(canvas.getByText('cover.png')).toBeVisible();
    await expect(canvas.getByText(/Left out: notes.txt/)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Each file is left out for its own reason. */
export const ChoosingOne: Story = {
  args: { isMultiple: false },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Images(less then 700kb)', { selector: 'input' });

    await userEvent.upload(input, text, { applyAccept: false });
    await expect(
      canvas.getByText('Left out: notes.txt. Only pictures can be chosen.'),
    ).toBeVisible();
    const dataTransfer = new DataTransfer();
    for (const file of [png, text, new File([''], 'back.png', { type: 'image/png' })])
      dataTransfer.items.add(file);
    canvas
      .getByText('Choose a picture')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await waitFor(() =>
      expect(
        canvas.getByText(
          'Left out: notes.txt. Only pictures can be chosen. Left out: back.png. Only one picture can be chosen.',
        ),
      ).toBeVisible(),
    );
  },
};

export const Dropping: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png);

    canvas
      .getByText('Choose pictures')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'cover.png' })).toBeInTheDocument());
  },
};

export const Ordering: Story = {
  ...Many,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move app.png forward' }));
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName('app.png');
  },
};

export const ByKeyboard: Story = {
  ...Many,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Remove poster.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith([app, code]);
  },
};

export const States: Story = {
  args: { value: [poster] },
  ...showStates({ hover: '[type=file], li button', focus: '[type=file]' }, '20rem'),
};
export const Dark: Story = { ...Many, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Many, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Many, globals: { viewport: { value: 'phone320' } } };
