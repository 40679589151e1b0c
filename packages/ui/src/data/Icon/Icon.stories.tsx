import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { of: Heart },
  parameters: describePart({
    use: 'A drawn sign in the colour of the text around it. Import the drawing from `lucide-react/icons/…` by its own path: only that one is then loaded.',
    avoid: 'A sign that can be pressed is an `IconButton`. Words need no sign to be understood.',
    dos: ['Let it stand beside the word it illustrates.'],
    donts: ['Explain an unknown sign with another one.'],
    words: 'With words beside it, it has none of its own; alone it needs a name.',
    anatomy: { Drawing: 'one colour, one weight of line, on a 24 px grid' },
    accessibility:
      'Decoration unless it has a label. Signs that point along the text (`isDirectional`) turn around where the text runs from right to left.',
  }),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };

export const WithLabel: Story = {
  args: { label: 'On your wishlist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'On your wishlist' })).toBeVisible();
  },
};

export const Directional: Story = { args: { of: ArrowRight, isDirectional: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Directional, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
