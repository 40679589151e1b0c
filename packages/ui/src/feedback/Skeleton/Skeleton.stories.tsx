import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../theme/tokens.ts';
import { describePart } from '../../testing/describePart.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: {},
  parameters: describePart({
    use: 'Stands where something is going to be, in exactly its shape, so that nothing moves when it comes.',
    avoid:
      'For what takes less than a moment show nothing; for what a press started, let the button wait. Where nobody knows the shape: `Spinner`.',
    dos: ['Draw exactly the shape of what comes, for one to ten seconds.'],
    donts: ['Use it where it is not known what will come: that is a `Spinner`.'],
    words: 'It says nothing; the area around it says once that it is loading.',
    anatomy: { Lines: 'where text will be', Boxes: 'where pictures and buttons will be' },
    accessibility:
      'Decoration for screen readers: say once, elsewhere, that something is loading. It stands still when people ask for less motion.',
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cover: Story = { args: { height: '12rem', radius: tokens.radius.medium } };
export const Round: Story = { args: { width: '3rem', height: '3rem', radius: tokens.radius.full } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
