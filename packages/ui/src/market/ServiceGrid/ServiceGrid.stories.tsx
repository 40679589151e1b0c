import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyArea } from '../../feedback/BusyArea/BusyArea.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import { describePart } from '../../testing/describePart.ts';
import { services } from '../../testing/samples.ts';
import { ServiceGrid } from './ServiceGrid.tsx';
import { ServiceGridSkeleton } from './ServiceGridSkeleton.tsx';

const cards = services.map((service) => (
  <ServiceCard key={service._id} service={service} href={`#/service/${service._id}`} />
));

const meta = {
  title: 'Market/ServiceGrid',
  component: ServiceGrid,
  args: { children: cards },
  parameters: describePart({
    use: 'Lays services out as a list in as many columns as fit: one on a phone, four on a desktop. `ServiceGridSkeleton` has the same shape while they load.',
    avoid: 'For other things to compare, such as orders, use a table.',
    dos: ['Show its skeleton with as many cards as a page has.'],
    donts: ['Load further by itself at the end: people never reach the foot.'],
    words: 'It has no words; the list is named by the heading above.',
    anatomy: { Cards: 'in as many columns as fit', Skeleton: 'the same shape while it loads' },
    accessibility:
      'A list, so that screen readers tell how many there are. The `BusyArea` around it says that services are loading.',
  }),
} satisfies Meta<typeof ServiceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const One: Story = { args: { children: cards[0] } };
export const Many: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => {
      const service = services[index % services.length] ?? services[0];
      return service && <ServiceCard key={index} service={service} href="#/service" />;
    }),
  },
};

export const Loading: Story = {
  render: () => (
    <BusyArea label="Loading services" meanwhile="shapes">
      <ServiceGridSkeleton />
    </BusyArea>
  ),
};
export const Empty: Story = { render: () => <EmptyState title="No services found." /> };
export const Failed: Story = {
  render: () => <ErrorState title="The services could not be loaded." onRetry={() => undefined} />,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
