import type { Meta, StoryObj } from '@storybook/react-vite';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Cover' },
  parameters: describePart({
    use: 'Says a word or two about the state of something: `Cover`, `New`, `Draft`.',
    avoid:
      'For the status of orders and payments use `StatusBadge`, which knows their colours. What can be pressed is a `Button`.',
    dos: ['Put it where the eye is already: on the corner of a cover, behind a title.'],
    donts: ['Put more than two on one thing; then say it in a sentence.'],
    words:
      'One or two words, as an adjective or a noun: `New`, `Draft`. No sentences and no full stop.',
    anatomy: { Label: 'the word', Surface: 'its tone, which never says more than the word' },
    accessibility:
      'The words say what the colour says; positive and negative also differ in the shape of the dot. Borders appear in high contrast.',
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Draft</Badge>
      <Badge tone="primary">New</Badge>
      <Badge tone="positive" hasDot>
        Delivered
      </Badge>
      <Badge tone="negative" hasDot>
        Processing
      </Badge>
      <Badge tone="warning" hasDot>
        Waiting
      </Badge>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: endlessName },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
