import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { Grid } from './Grid.tsx';

const createCards = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>Card {index + 1}</Card>);

const meta = {
  title: 'Layout/Grid',
  tags: ['new'],
  component: Grid,
  args: { minimumColumn: '10rem', gap: 16, children: createCards(7) },
  parameters: describePart({
    use: 'Things of one kind in columns of one width, as many as there is room for.',
    avoid: 'Services are laid out by `ServiceGrid`; rows of fields by `FormRow`.',
    dos: ['Let the width of a column decide how many there are.'],
    donts: ['Force a number of columns on every window.'],
    words: 'It has no words.',
    anatomy: { Columns: 'of one width', Gap: 'one of the theme’s distances' },
    accessibility: 'No role of its own; `as` decides. The order on the screen is that of the page.',
  }),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Two keep the width that they would have among many. */
export const Few: Story = { args: { children: createCards(2) } };
export const Filling: Story = {
  args: { isFilling: true, children: createCards(2) },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = [canvas.getByText('Card 1'), canvas.getByText('Card 2')];
    const width = first.offsetWidth + second.offsetWidth + 16;
    const room = canvasElement.getBoundingClientRect().width;
    await expect(Math.abs(width - room)).toBeLessThan(2);
  },
};
/** A column is never wider than the grid. */
export const LongText: Story = {
  args: {
    minimumColumn: '30rem',
    children: <Card style={{ overflowWrap: 'anywhere' }}>{endlessName}</Card>,
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
