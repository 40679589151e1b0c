import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ServiceGrid } from '../ServiceGrid/ServiceGrid.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStates } from '../../testing/showStates.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const meta = {
  title: 'Market/CategoryCard',
  component: CategoryCard,
  args: { category: 'Graphics-And-Design', href: '#/category/Graphics-And-Design' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'One category as a door to its services, with a scene of such work.',
    avoid: 'In a row above a list use `CategoryChips`.',
    dos: ['Show as many as fit in two rows; the rest are a page.'],
    donts: ['Give two categories one scene.'],
    words: 'The name is the category as it is called everywhere.',
    anatomy: { Scene: 'of such work', Name: 'the link; all of the card leads there' },
    keyboard: { Tab: 'Moves to the card.', Enter: 'Goes to the category.' },
    accessibility: 'One link named by the category; the scene is decoration.',
  }),
} satisfies Meta<typeof CategoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  decorators: [
    (Story) => (
      <div style={{ minInlineSize: 'min(90vi, 1100px)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <ServiceGrid>
      {['Graphics-And-Design', 'Game-Development', 'Web-Programming', 'Mobile-Apps'].map(
        (category) => (
          <CategoryCard key={category} category={category} href={`#/category/${category}`} />
        ),
      )}
    </ServiceGrid>
  ),
};
export const LongText: Story = { args: { category: 'Everything-That-Does-Not-Fit-Anywhere-Else' } };
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Graphics-And-Design' }))).toBe(
      '#/category/Graphics-And-Design',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Graphics-And-Design' })).toHaveFocus(),
    );
  },
};
export const States: Story = showStates({ hover: 'a', focus: 'a' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
