import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { PromoBanner } from './PromoBanner.tsx';

const meta = {
  title: 'Market/PromoBanner',
  component: PromoBanner,
  parameters: describePart({
    use: 'Says what the marketplace is for. Its e-mail box is there to be seen and does nothing yet.',
    avoid: 'For what opens a page use `Hero`.',
    keyboard: { Tab: 'Moves to the box, then to the button.' },
    accessibility: 'The box has a name. White text has at least 7:1 on both ends of the gradient.',
  }),
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The box can be filled and sent; nothing happens. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'asha@example.com{Enter}');
    await expect(email).toHaveValue('asha@example.com');
  },
};
export const LongText: Story = {
  args: { title: 'Get your whole service done from 5$ and not a cent more than that' },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = showStatesWithin({ hover: 'button', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
