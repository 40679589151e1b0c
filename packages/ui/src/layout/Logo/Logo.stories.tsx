import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  args: { href: '#/welcome' },
  parameters: describePart({
    use: 'The mark and the name of the marketplace, leading to its introduction.',
    avoid: 'Once in the navigation and once in the footer are enough.',
    dos: ['Leave as much room around it as it is high by half.'],
    donts: ['Recolour, outline or turn it.'],
    words: 'The name is its text; the mark says nothing of its own.',
    anatomy: { Mark: 'the sign', Name: 'the word beside it' },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Follows it.' },
    accessibility: 'A link named by the name; the mark is decoration.',
  }),
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnName: Story = { args: { name: 'atelier' } };
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#0b7a75" d="M0 40 20 0l14 26 8-12 18 26z"/></svg>',
  );
/** A picture is as high as the mark of the library, and as wide as it wants to be, within reason. */
export const OwnPicture: Story = {
  args: { name: 'atelier', mark: <img src={picture} alt="" width={60} height={40} /> },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'market' }))).toBe('#/welcome');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'market' })).toHaveFocus());
  },
};
export const States: Story = showStates({ focus: 'a' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
