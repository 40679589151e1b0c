import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { brandService, brokenPicture, gamePicture, posterPicture } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ServiceGallery } from './ServiceGallery.tsx';

const meta = {
  title: 'Market/ServiceGallery',
  component: ServiceGallery,
  args: { images: brandService.images, title: brandService.title },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'Shows the pictures of a service, one at a time. It turns every 5000 ms, waits while somebody points at it or has the focus in it, and can be stopped.',
    avoid:
      'For one cover use `ServiceCover`. With one picture it shows that picture and no controls.',
    dos: ['Show the cover first.'],
    donts: ['Let it turn while somebody looks at a picture.'],
    words: 'A picture is called by the service and its place: “Logo design, picture 2 of 5”.',
    anatomy: {
      Picture: 'one at a time',
      Arrows: 'before and next',
      Thumbnails: 'all of them',
      Stop: 'ends the turning, and starts it again',
    },
    keyboard: {
      Tab: 'Moves through stop, previous, next and the small pictures.',
      Enter: 'Presses the button.',
      Space: 'Presses the button.',
    },
    accessibility:
      'A carousel as the ARIA practices describe it: changes are read out only when it does not turn by itself; pictures out of sight are hidden from screen readers. Where motion is unwanted it never turns by itself. A swipe counts from 40 px on. Mirrored in right-to-left pages.',
  }),
} satisfies Meta<typeof ServiceGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing to turn to: no controls. */
export const One: Story = {
  args: { images: [posterPicture] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Many: Story = {
  args: { images: Array.from({ length: 4 }, () => brandService.images).flat() },
};
export const MissingPicture: Story = { args: { images: [] } };
export const BrokenPicture: Story = { args: { images: [brokenPicture, gamePicture] } };

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Picture 3' })).toHaveAttribute('aria-current'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Picture 1' })).toHaveAttribute('aria-current'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Picture 3' })).toHaveAttribute('aria-current'),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-current'),
    );
  },
};

/** Once stopped, it stays where it was. */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    const stop = canvas.queryByRole('button', { name: 'Stop turning' });
    if (!stop) return;
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'Start turning' })).toBeVisible();
  },
};

export const States: Story = showStatesWithin({
  hover: '[aria-label="Picture 3"]',
  focus: '[aria-label="Picture 2"]',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const LongText: Story = { args: { title: 'A title that goes on and on '.repeat(8) } };
