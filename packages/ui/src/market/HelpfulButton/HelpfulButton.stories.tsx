import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { HelpfulButton, type HelpfulButtonProps } from './HelpfulButton.tsx';

/** Keeps what is said, as a page would. */
function ButtonOnPage(props: HelpfulButtonProps) {
  const [isHelpful, setHelpful] = useState(props.isHelpful ?? false);
  return (
    <HelpfulButton
      {...props}
      isHelpful={isHelpful}
      count={props.count + Number(isHelpful)}
      onHelpfulChange={(next) => {
        setHelpful(next);
        props.onHelpfulChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/HelpfulButton',
  tags: ['new'],
  component: HelpfulButton,
  args: { count: 12, onHelpfulChange: fn() },
  render: (args) => <ButtonOnPage {...args} />,
  parameters: describePart({
    use: 'Stands below a review: how many it has helped, and a voice of one’s own.',
    avoid: 'To keep a service for later, use what its card has.',
    dos: ['Count at once, and take it back where the backend refuses.'],
    donts: ['Offer it to the writer, or to the seller.'],
    words: 'One word and, from one voice on, the number.',
    anatomy: { Sign: 'a thumb', Words: 'what is said', Count: 'by how many' },
    keyboard: { Tab: 'Reaches it.', 'Enter, Space': 'Says that it has helped, or takes it back.' },
    accessibility: 'A button that says whether it is pressed. The thumb repeats it.',
  }),
} satisfies Meta<typeof HelpfulButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nobody: Story = { args: { count: 0 } };
export const Said: Story = { args: { isHelpful: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { count: 1_234_567 } };

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Helpful (12)' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Helpful (13)');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onHelpfulChange).toHaveBeenLastCalledWith(false);
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onHelpfulChange).toHaveBeenLastCalledWith(true);
  },
};
export const States: Story = showStatesWithin({ hover: 'button' });
export const Dark: Story = { args: { isHelpful: true }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
