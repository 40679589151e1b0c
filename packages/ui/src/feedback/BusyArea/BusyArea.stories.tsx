import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { ServiceCard } from '../../market/ServiceCard/ServiceCard.tsx';
import { ServiceGrid } from '../../market/ServiceGrid/ServiceGrid.tsx';
import { ServiceGridSkeleton } from '../../market/ServiceGrid/ServiceGridSkeleton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { longTitle, services } from '../../testing/samples.ts';
import { BusyArea, type BusyAreaProps } from './BusyArea.tsx';

const cards = (
  <ServiceGrid>
    {services.slice(0, 4).map((service) => (
      <ServiceCard key={service._id} service={service} href={`#/service/${service._id}`} />
    ))}
  </ServiceGrid>
);

const meta = {
  title: 'Feedback/BusyArea',
  component: BusyArea,
  args: { label: 'Loading services', children: cards },
  parameters: describePart({
    use: 'Holds a list that has to wait for another page, another search or news. What is there stays, and a sign that moves nothing says what is on its way; it stays away when that takes no longer than a moment.',
    avoid: 'A button that waits shows that itself. What can be measured is a `ProgressBar`.',
    dos: ['Keep what is there in sight until the new comes.'],
    donts: ['Wrap it around a whole page: what does not change need not wait.'],
    words: 'The sign says what is going on: “Searching…”, “Loading page 3…”.',
    anatomy: {
      Content: 'what was there, dimmed',
      Sign: 'says what is on its way and moves nothing',
    },
    accessibility:
      'Says its label when the waiting begins; what waits is `aria-busy`. The ring stands still when people ask for less motion.',
  }),
} satisfies Meta<typeof BusyArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Skeletons stand in for the content: only screen readers need words. */
export const Loading: Story = {
  args: { meanwhile: 'shapes', children: <ServiceGridSkeleton count={4} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading services');
  },
};

/** Another page or another search is on its way. */
export const Earlier: Story = { args: { meanwhile: 'earlier' } };

/** The same is being asked for again. */
export const Same: Story = { args: { meanwhile: 'same' } };

export const LongText: Story = { args: { meanwhile: 'same', label: longTitle } };

/** The content stays the same element when the waiting begins: the focus in it stays there. */
export const FocusStays: Story = {
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading services');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
    await expect(canvas.getByRole('button').closest('[aria-busy="true"]')).not.toBeNull();
  },
};

function Waiting(args: BusyAreaProps) {
  const [isWaiting, setWaiting] = useState(false);

  return (
    <BusyArea {...args} meanwhile={isWaiting ? 'same' : undefined}>
      <Button onClick={() => setWaiting(true)}>Next</Button>
    </BusyArea>
  );
}

export const Dark: Story = { ...Earlier, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Earlier, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone320' } } };
