import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const meta = {
  title: 'Data/UnreadBadge',
  tags: ['new'],
  component: UnreadBadge,
  args: { count: 3 },
  parameters: describePart({
    use: 'How many messages or notifications somebody has not read yet: behind a name, or on the corner of a sign.',
    avoid:
      'What is new without a number, or has a state, is a `Badge`; a figure worth a look is a `StatTile`.',
    dos: ['Give it the number as it is: it shortens it itself.'],
    donts: ['Show it for what does not wait for its reader.'],
    words: 'A figure, from a hundred on `99+`. Screen readers hear the whole number with its word.',
    anatomy: { Figure: 'how many, for the eye', Words: 'how many of what, for the ear' },
    accessibility:
      'Said as “3 unread”, never as a bare figure; a `label` says it in other words. It keeps a surface of its own in forced colours.',
  }),
} satisfies Meta<typeof UnreadBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread')).toBeInTheDocument();
  },
};
/** The eye learns that they are many, the ear how many. */
export const Many: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1,204 unread')).toBeInTheDocument();
  },
};
export const OtherMaximum: Story = {
  args: { count: 12, maximum: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
  },
};
export const OwnWords: Story = {
  args: { label: '3 new notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new notifications')).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unread/)).toBeNull();
  },
};
export const Dark: Story = { args: { count: 1204 }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { count: 1204 },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
