import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: { welcomeHref: '#/welcome' },
  parameters: {
    layout: 'fullscreen',
    ...describePart({
      use: 'Closes every page: logo, social networks, newsletter, copyright.',
      avoid: 'Once per page.',
      keyboard: { Tab: 'Moves through links and the newsletter.' },
      accessibility:
        "The signs of the networks have names. The newsletter's box does nothing yet and says nothing that is not so.",
    }),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) await expect(link).toHaveAttribute('href', '#/welcome');
    await expect(canvas.getByText(/©2021/)).toBeVisible();
  },
};

/** The newsletter is sent nowhere: the page stays, and so does what was typed. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Instagram' }))).toBe('#/welcome');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Newsletter' });
    await userEvent.type(email, 'asha@example.com{Enter}');
    await expect(email).toHaveValue('asha@example.com');
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) a',
  focus: 'li:nth-child(2) a',
  active: 'button',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
