import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

/** Keeps the range, as the page around it would. */
function SliderOnPage(props: PriceSliderProps) {
  const [range, setRange] = useState(props.value);

  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <PriceSlider
        {...props}
        value={range}
        onValueChange={(next) => {
          setRange(next);
          props.onValueChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Inputs/PriceSlider',
  component: PriceSlider,
  render: (args) => <SliderOnPage {...args} />,
  args: { value: { minimum: 298, maximum: 50_000 }, onValueChange: fn(), onCommit: fn() },
  parameters: describePart({
    use: 'A range of prices in rupees: two thumbs on one track, and both prices to type. `onValueChange` follows the thumb; ask the server in `onCommit`.',
    avoid: 'One price is a `NumberField`.',
    dos: ['Keep both figures in sight while the thumb moves.'],
    donts: ['Use it where the exact figure matters and nothing else: a `NumberField` is better.'],
    words: 'The bounds are written as amounts; the highest may be “and more”.',
    anatomy: {
      Track: 'all that can be chosen',
      Thumbs: 'the lowest and the highest',
      Boxes: 'the same two, to type',
    },
    keyboard: {
      Tab: 'From the two typed prices to the two thumbs.',
      'ArrowLeft, ArrowRight': 'Move the thumb by Rs.100.',
      'PageUp, PageDown': 'Move it by Rs.1,000.',
      'Home, End': 'Move it to the end of the track, or to the other thumb.',
      Enter: 'In a typed price: takes it.',
    },
    accessibility:
      "The thumbs are the browser's own range inputs, each with its name and its price in rupees as text. A press on the track moves the nearer thumb.",
  }),
} satisfies Meta<typeof PriceSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowed: Story = { args: { value: { minimum: 1500, maximum: 31_000 } } };
export const BothAtOneEnd: Story = { args: { value: { minimum: 50_000, maximum: 50_000 } } };
export const Disabled: Story = {
  args: { disabled: true, value: { minimum: 1500, maximum: 31_000 } },
};

/** What no range can be is shown as the nearest one. */
export const BadInput: Story = { args: { value: { minimum: Number.NaN, maximum: 1e9 } } };

export const LongText: Story = {
  args: { label: 'What you are willing to pay for it, everything included' },
  globals: { viewport: { value: 'phone320' } },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name: `${name} price in rupees` });

    await expect(box('Highest')).toHaveValue('50,000');
    await userEvent.clear(box('Lowest'));
    await userEvent.type(box('Lowest'), '2345{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 2345, maximum: 50_000 });
    await expect(box('Lowest')).toHaveValue('2,345');

    await userEvent.clear(box('Highest'));
    await userEvent.type(box('Highest'), 'Rs.31,999.50');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 2345, maximum: 31_999 });

    await userEvent.clear(box('Highest'));
    await userEvent.type(box('Highest'), '99999999{Enter}');
    await expect(box('Highest')).toHaveValue('50,000');

    await userEvent.clear(box('Highest'));
    await userEvent.type(box('Highest'), 'much{Enter}');
    await expect(box('Highest')).toHaveValue('50,000');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' });
    const { left, width, top, height } = lowest.getBoundingClientRect();
    const track = lowest.parentElement ?? lowest;
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + height / 2,
      pointerId: 1,
      button: 0,
    });
    track.setPointerCapture = () => {};

    await fireEvent.pointerDown(track, at(0.2));
    await waitFor(() => expect(lowest).toHaveFocus());
    await fireEvent.pointerMove(track, at(0.4));
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(track, at(0.4));
    await expect(args.onCommit).toHaveBeenCalledOnce();
    const price = Number(lowest.getAttribute('value'));
    await expect(price).toBeGreaterThan(15_000);
    await expect(price % 100).toBe(0);
  },
};

export const ByKeyboard: Story = {
  args: { value: { minimum: 298, maximum: 40_123 } },
  play: async ({ args, canvas }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' });
    const highest = canvas.getByRole('slider', { name: 'Highest price' });

    highest.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 298, maximum: 39_123 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 298, maximum: 39_223 });
    await expect(highest).toHaveAttribute('aria-valuetext', 'Rs.39,223');

    lowest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(lowest).toHaveValue('298');
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 1398, maximum: 39_223 });
  },
};

/** Where the reading goes from right to left, so do the thumbs. */
export const ByKeyboardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider', { name: 'Highest price' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minimum: 298, maximum: 49_900 });
  },
};

export const States: Story = showStates(
  { focus: '[type=range]:first-of-type, [aria-label^=Highest]:not([type=range])' },
  '20rem',
);
export const Dark: Story = { ...Narrowed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Narrowed, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Narrowed, globals: { viewport: { value: 'phone320' } } };
