import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PromoBanner } from './PromoBanner.tsx';

const meta = { title: 'Components/PromoBanner', component: PromoBanner } satisfies Meta<
  typeof PromoBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The box can be filled and sent; nothing happens. */
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
