import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading',
  tags: ['new'],
  component: Heading,
  args: { level: 2, children: 'About this service' },
  parameters: describePart({
    use: 'The title of a part of a page. The level is its place in the outline, the size is how it looks.',
    avoid: 'The head of a whole page is a `PageHeader`; words that only look important are `Text`.',
    dos: ['Choose the level by the outline and the size by the look.'],
    donts: ['Leave out a level because the next looks better.'],
    words: 'A phrase without a full stop; the first words say what it is about.',
    anatomy: { Words: 'in the size and weight of the theme' },
    accessibility:
      'A heading of its level, by which people who use a screen reader jump through the page. Leave no level out.',
  }),
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: ({ children, ...args }) => (
    <Stack gap={12}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading {...args} key={level} level={level}>
          {children}, level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
/** A small title high in the outline. */
export const OtherSize: Story = {
  args: { level: 1, size: 'lead' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'About this service' });
    await expect(getComputedStyle(heading).fontSize).toBe('18px');
  },
};
export const Display: Story = { args: { level: 1, size: 'display' } };
export const LongText: Story = {
  args: { level: 1, children: longTitle },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'عن هذه الخدمة' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
