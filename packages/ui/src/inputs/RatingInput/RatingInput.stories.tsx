import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

/** Keeps the rating, as the form around it would. */
function RatingInForm(props: RatingInputProps) {
  const [rating, setRating] = useState(props.value);

  return (
    <RatingInput
      {...props}
      value={rating}
      onValueChange={(next) => {
        setRating(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/RatingInput',
  component: RatingInput,
  render: (args) => <RatingInForm {...args} />,
  args: { label: 'Rating', value: 0, onValueChange: fn() },
  parameters: describePart({
    use: 'Five stars to choose from, each with a word: Very Bad, Poor, Ok, Good, Excellent.',
    avoid: 'To show a rating, use `RatingStars`.',
    dos: ['Show the word of the star that is pointed at.'],
    donts: ['Choose a rating beforehand.'],
    words: 'Five words: Very Bad, Poor, Ok, Good, Excellent. Nothing else is needed.',
    anatomy: {
      Stars: 'five, each 44 px for a finger',
      Word: 'of the one that is chosen or pointed at',
    },
    keyboard: {
      Tab: 'Moves the focus to the chosen star, or to the first one.',
      'Arrow keys': 'Choose the next or the previous star.',
      Space: 'Chooses the star with the focus.',
    },
    accessibility:
      'A group of radio buttons; each is read with its word. 44 × 44 px for each star.',
  }),
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 4 } };
export const WithError: Story = { args: { error: 'please enter all fields!' } };
export const Disabled: Story = { args: { value: 3, disabled: true } };
export const LongText: Story = {
  args: { label: 'How did you like working with this person on this service?', value: 1 },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const good = canvas.getByRole('radio', { name: 'Good' });

    await userEvent.hover(good);
    await expect(canvas.getByText('Good')).toBeVisible();
    await userEvent.click(good);
    await expect(good).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
  },
};

export const ByKeyboard: Story = {
  args: { value: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ok' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

export const States: Story = {
  args: { value: 3 },
  ...showStates({ focus: ':checked', active: 'label:nth-of-type(3)' }),
};
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'phone320' } } };
