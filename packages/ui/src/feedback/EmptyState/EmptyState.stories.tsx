import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No services found.',
    text: 'Nothing matches “marble sculpture” between Rs.298 and Rs.2,000. Try a wider price or another word.',
    action: <LinkButton href="#/">Clear filters</LinkButton>,
  },
  parameters: describePart({
    use: 'Stands where a list would be when it has no entries: what there is none of, why, and what would help.',
    avoid: 'When something could not be loaded use `ErrorState`.',
    dos: ['Say what would be here and how to get the first one.'],
    donts: ['Apologise: nothing is wrong.'],
    words: 'Title: what there is none of. Text: why, and what to do. Button: the doing.',
    anatomy: {
      Sign: 'a quiet drawing',
      Title: 'what there is none of',
      Text: 'why, and what would help',
      Action: 'the first step',
    },
    accessibility: 'A heading and text; the drawing is decoration.',
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = {
  args: { title: 'WishList is Empty.', text: undefined, action: undefined },
};
export const OwnIcon: Story = {
  args: {
    icon: (
      <svg viewBox="0 0 96 80" aria-hidden>
        <path d="M48 66 20 40a16 16 0 0 1 28-18 16 16 0 0 1 28 18z" />
      </svg>
    ),
    title: 'WishList is Empty.',
  },
};
export const LongText: Story = {
  args: { text: `Nothing matches “${endlessName}”.` },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
