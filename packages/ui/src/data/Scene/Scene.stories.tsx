import type { Meta, StoryObj } from '@storybook/react-vite';
import { describePart } from '../../testing/describePart.ts';
import { Scene } from './Scene.tsx';

const meta = {
  title: 'Data/Scene',
  component: Scene,
  args: { kind: 'poster' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'A drawn piece of work for places that have no picture of their own: categories, the log-in page.',
    avoid: 'Never as the cover of a service: a missing picture has its own sign in `ServiceCover`.',
    dos: ['Choose the scene of the category it stands for.'],
    donts: ['Use it in place of a seller’s own picture once there is one.'],
    words: 'It says nothing and has no words: what matters stands beside it.',
    anatomy: { Drawing: 'in the colours of the theme, light or dark' },
    accessibility: 'Decoration, hidden from screen readers.',
  }),
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Code: Story = { args: { kind: 'code' } };
export const Phone: Story = { args: { kind: 'phone' } };
export const Game: Story = { args: { kind: 'game' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
