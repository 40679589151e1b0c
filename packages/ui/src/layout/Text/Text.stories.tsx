import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const sentence = 'Mira draws marks for small studios, and keeps what she has promised.';

const meta = {
  title: 'Layout/Text',
  tags: ['new'],
  component: Text,
  args: { children: sentence },
  parameters: describePart({
    use: 'A text in one of the sizes, weights and tones of the theme.',
    avoid: 'A title is a `Heading`; an amount is a `Price`; news are an `Alert`.',
    dos: ['Use the quiet tone for what may be skipped.'],
    donts: ['Make text smaller to fit more of it in.'],
    words: 'Sentences, as people speak.',
    anatomy: { Words: 'in a size, weight and tone of the theme' },
    accessibility:
      'A paragraph unless `as` says otherwise. Every tone has a contrast of 4.5:1 at the least; what a tone means must be said in words, too.',
  }),
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['tiny', 'small', 'body', 'lead'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['soft', 'primary', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text {...args} key={weight} weight={weight} />
      ))}
    </Stack>
  ),
};
/** Cut after two lines. */
export const Cut: Story = {
  args: { lines: 2, style: { maxInlineSize: '14rem' }, children: `${sentence} `.repeat(4) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Mira/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
export const LongText: Story = {
  args: { children: endlessName },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'ميرا ترسم الشعارات للاستوديوهات الصغيرة.' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
