import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CrashedScreen } from './CrashedScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = {
  title: 'Screens/Crashed',
  component: CrashedScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

function BrokenScreen(): never {
  throw new Error('A screen that crashes.');
}

/** One broken screen is replaced; what stands around it stays. */
export const InPlaceOfAScreen: Story = {
  render: () => (
    <ErrorBoundary fallback={<CrashedScreen />}>
      <BrokenScreen />
    </ErrorBoundary>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore services' })).toBeVisible();
  },
};
