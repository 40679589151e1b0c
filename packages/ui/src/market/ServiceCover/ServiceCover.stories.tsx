import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { brokenPicture, codePicture, posterPicture } from '../../testing/samples.ts';
import { ServiceCover } from './ServiceCover.tsx';

const meta = {
  title: 'Market/ServiceCover',
  component: ServiceCover,
  args: { picture: posterPicture, alt: 'A poster with a sun over hills' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'The picture of a service in a frame that has its final size from the start, so that nothing moves.',
    avoid: 'For people use `Avatar`; for several pictures of one service `ServiceGallery`.',
    dos: ['Give it the size in which it is shown, so that no more is loaded.'],
    donts: ['Put words on the picture.'],
    words: 'The title beside it says what it is; alone, it needs an alternative text.',
    anatomy: {
      Frame: 'of its final shape from the start',
      Picture: 'sharp on every screen',
      'Stand-in': 'while there is none',
    },
    accessibility:
      'Decoration by default (`alt=""`), because a title stands beside it; give `alt` where it stands alone. What is missing or broken becomes a quiet sign with the same `alt`. Only covers seen first should be `isEager`.',
  }),
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
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
