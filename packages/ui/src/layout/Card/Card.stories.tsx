import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceCover } from '../../market/ServiceCover/ServiceCover.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName, phonePicture } from '../../testing/samples.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'What belongs together lies on one panel.' },
  parameters: describePart({
    use: 'A panel for what belongs together: a form, a summary, a person.',
    avoid:
      'Not inside another card. A service among others is a `ServiceCard`. Use `as` to give it a meaning (`section` with a heading, `aside`, `form`).',
    dos: ['Put one subject into it.'],
    donts: ['Put cards into cards, or a border around everything.'],
    words: 'Its title is a heading of the page’s outline.',
    anatomy: {
      Surface: 'raised or sunken, with the theme’s rounding',
      Content: 'anything that belongs together',
    },
    accessibility:
      'No role of its own; `as` decides. When extending it with styled-components, pass `forwardedAs` instead of `as`.',
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    style: { maxInlineSize: 320 },
    children: <ServiceCover picture={phonePicture} />,
  },
};
export const LongText: Story = {
  args: { children: endlessName, style: { overflowWrap: 'anywhere' } },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
