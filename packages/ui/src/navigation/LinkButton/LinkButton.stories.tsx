import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStates } from '../../testing/showStates.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Navigation/LinkButton',
  component: LinkButton,
  args: { href: '#service', children: 'View details' },
  parameters: describePart({
    use: 'Leads to another page, and looks like a button because going there is what the view is for.',
    avoid:
      'What stays on the page is a `Button`. Links in running text are a `Link`: too many buttons make none of them matter.',
    dos: ['Use it for the one place that people came for.'],
    donts: ['Use it for what changes something.'],
    words: 'A verb and where it leads: “View details”.',
    anatomy: { Label: 'says where it leads', Icon: 'an arrow, where it helps' },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Follows it.' },
    accessibility:
      'It is a link, with all that browsers offer for links. Inside the site it goes through the link component of `MarketProvider`.',
  }),
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Proceed to payment' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Leave' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Block: Story = { args: { isBlock: true } };

export const LongText: Story = {
  args: { children: 'Read everything that other people have written about this service' },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'View details' }))).toBe('#service');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View details' })).toHaveFocus());
  },
};

export const States: Story = showStates({ hover: 'a', focus: 'a', active: 'a' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
