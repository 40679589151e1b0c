import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Rating: 4.8 of 5' },
  render: (args) => (
    <p>
      4.8 <VisuallyHidden {...args} />
    </p>
  ),
  parameters: describePart({
    use: 'Says to screen readers what the eye gets from a picture or from the place.',
    avoid: 'What everybody should know is written for everybody.',
    dos: ['Say what the place or the picture says to the eye.'],
    donts: ['Hide words in it that would help everybody.'],
    words: 'As short as what the eye needs: “Price:”.',
    anatomy: { Words: 'read out, not drawn' },
    accessibility:
      'Never hide what takes the focus in it: people would lose sight of where they are.',
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rating: 4.8 of 5')).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
