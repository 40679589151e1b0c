import { createServiceSummary, sampleServices } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { HeldServicesScreen } from './HeldServicesScreen.tsx';

const meta = { title: 'Screens/Admin/Services', component: HeldServicesScreen } satisfies Meta<
  typeof HeldServicesScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/services', user: createOperator('moderator') });
const services = sampleServices.slice(0, 3).map((service) => ({ ...service, held: 'waiting' }));

/** Three wait for approval. */
// Shows X40.
export const Ready = at({ services });
export const Hidden = at({
  address: '/admin/services?state=hidden',
  services: [createServiceSummary({ held: 'hidden' })],
});
/** It is not said whose it is. */
export const Partial = at({ services: [createServiceSummary({ held: 'waiting', user: [] })] });
export const Full = at({
  services: Array.from({ length: 45 }, (_, index) =>
    createServiceSummary({ _id: `service-${index}`, held: 'waiting' }),
  ),
});
export const LongText = at({
  services: [createServiceSummary({ title: longService.title, held: 'waiting' })],
});
export const Empty = at({ services: [] });
export const Loading = at.loading('listHeldServices');
export const Failed = at.failing('listHeldServices');
export const Dark: Story = { ...at({ services }), globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...at({ services }),
  globals: { viewport: { value: 'phone390' } },
};
