import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, codePicture, posterPicture } from '../testing/samples.ts';
import { ServiceCover } from './ServiceCover.tsx';

const meta = {
  title: 'Components/ServiceCover',
  component: ServiceCover,
  args: { picture: posterPicture, alt: 'A poster with a sun over hills' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { shape: 'wide', picture: codePicture } };
export const Thumbnail: Story = {
  args: { shape: 'thumbnail' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 112 }}>
        <Story />
      </div>
    ),
  ],
};

export const MissingPicture: Story = {
  args: { picture: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt ?? '' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-picture=missing]')).toBeVisible(),
    );
  },
};

export const Dark: Story = { args: { picture: null }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
