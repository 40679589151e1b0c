import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CrashedScreen } from './CrashedScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = {
  title: 'Screens/App/Crashed',
  component: CrashedScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

function BrokenScreen(): never {
  throw new Error('A screen that crashes.');
}

function SiteWithABrokenScreen() {
  const [address, setAddress] = useState('/broken');

  return (
    <>
      <button onClick={() => setAddress('/')}>Away from here</button>
      <ErrorBoundary address={address} fallback={<CrashedScreen />}>
        {address === '/broken' ? <BrokenScreen /> : <p>All is well.</p>}
      </ErrorBoundary>
    </>
  );
}

/** One broken screen is replaced; what stands around it stays, and leads on. */
export const InPlaceOfAScreen: Story = {
  render: () => <SiteWithABrokenScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore services' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Away from here' }));
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
};
