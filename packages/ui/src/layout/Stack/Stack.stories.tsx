import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { Stack } from './Stack.tsx';

const cards = ['Brief', 'Sketches', 'Delivery'].map((text) => <Card key={text}>{text}</Card>);

const meta = {
  title: 'Layout/Stack',
  tags: ['new'],
  component: Stack,
  args: { children: cards },
  parameters: describePart({
    use: 'Things below each other or side by side, with one distance between all of them.',
    avoid: 'Columns of the same width are a `Grid`; fields of a form stand in a `FormLayout`.',
    dos: ['Choose the distance by how closely things belong together.'],
    donts: ['Add margins to what stands in it.'],
    words: 'It has no words.',
    anatomy: { Things: 'below or beside each other', Gap: 'one of the theme’s distances' },
    accessibility: 'No role of its own; `as` decides. The order on the screen is that of the page.',
  }),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = {
  args: { direction: 'row', gap: 8 },
  play: async ({ canvas }) => {
    const [brief, sketches] = [canvas.getByText('Brief'), canvas.getByText('Sketches')];
    const gap = sketches.getBoundingClientRect().left - brief.getBoundingClientRect().right;
    await expect(Math.abs(gap)).toBe(8);
  },
};
export const SpaceBetween: Story = {
  args: { direction: 'row', justify: 'space-between', align: 'center' },
};
export const List: Story = {
  args: {
    as: 'ul',
    children: [<li key="one">One</li>, <li key="two">Two</li>],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
  },
};
/** A row goes on in the next line. */
export const LongText: Story = {
  args: {
    direction: 'row',
    children: [...cards, <Card key="long">{endlessName.slice(0, 24)}</Card>],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { direction: 'row', gap: 8 },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Row, globals: { viewport: { value: 'phone320' } } };
