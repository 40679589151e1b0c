import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { describePart } from '../testing/describePart.ts';
import { showStates } from '../testing/showStates.tsx';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

/** Keeps the range, as the page around it would. */
function SliderOnPage(props: PriceSliderProps) {
  const [range, setRange] = useState(props.value);

  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <PriceSlider
        {...props}
        value={range}
        onChange={(next) => {
          setRange(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/PriceSlider',
  component: PriceSlider,
  render: (args) => <SliderOnPage {...args} />,
  args: { value: { minimum: 298, maximum: 50_000 }, onChange: fn(), onCommit: fn() },
  parameters: describePart({
    use: 'A range of prices in rupees: two thumbs on one track, and both prices to type. `onChange` follows the thumb; ask the server in `onCommit`.',
    avoid: 'One price is a `NumberField`.',
    keyboard: {
      Tab: 'From the two typed prices to the two thumbs.',
      'ArrowLeft, ArrowRight': 'Move the thumb by one rupee.',
      'PageUp, PageDown': 'Move it by a tenth of the track.',
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
  args: { isDisabled: true, value: { minimum: 1500, maximum: 31_000 } },
};

/** What no range can be is shown as the nearest one. */
export const BadInput: Story = { args: { value: { minimum: Number.NaN, maximum: 1e9 } } };

export const LongText: Story = {
  args: { label: 'What you are willing to pay for it, everything included' },
  globals: { viewport: { value: 'phone320' } },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const lowest = canvas.getByRole('spinbutton', { name: 'Lowest price in rupees' });

    await userEvent.clear(lowest);
    await userEvent.type(lowest, '2000{Enter}');
    await expect(args.onCommit).toHaveBeenCalledWith({ minimum: 2000, maximum: 50_000 });

    const highest = canvas.getByRole('spinbutton', { name: 'Highest price in rupees' });
    await userEvent.clear(highest);
    await userEvent.type(highest, '99999999');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'Highest price in rupees' })).toHaveValue(
      50_000,
    );
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
    await expect(lowest).toHaveFocus();
    await fireEvent.pointerMove(track, at(0.4));
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(track, at(0.4));
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(Number(lowest.getAttribute('value'))).toBeGreaterThan(15_000);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const highest = canvas.getByRole('slider', { name: 'Highest price' });

    highest.focus();
    await fireEvent.change(highest, { target: { value: '40000' } });
    await fireEvent.keyUp(highest, { key: 'PageDown' });
    await expect(args.onCommit).toHaveBeenCalledWith({ minimum: 298, maximum: 40_000 });
    await expect(highest).toHaveAttribute('aria-valuetext', 'Rs.40,000');
  },
};

export const States: Story = showStates(
  { focus: '[type=range]:first-of-type, [aria-label^=Highest]:not([type=range])' },
  '20rem',
);
export const Dark: Story = { ...Narrowed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Narrowed, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Narrowed, globals: { viewport: { value: 'phone320' } } };
