import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { endlessName, phonePicture } from '../testing/samples.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'What belongs together lies on one panel.' },
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
