import { createDeskVerification } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longPerson } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { IdentityQueueScreen } from './IdentityQueueScreen.tsx';

const meta = { title: 'Screens/Admin/Identity', component: IdentityQueueScreen } satisfies Meta<
  typeof IdentityQueueScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/identity', user: createOperator('moderator') });

/** Two who wait. */
// Shows X51.
export const Ready = at();
/** One at whom somebody looks already. */
export const Partial = at({
  verifications: [
    createDeskVerification({ takenBy: { _id: 'person-olga', fullname: 'Olga Sen' } }),
  ],
});
export const Full = at({
  verifications: Array.from({ length: 45 }, (_, index) =>
    createDeskVerification({ _id: `verification-${index}` }),
  ),
});
export const LongText = at({
  verifications: [
    createDeskVerification({ about: { _id: longPerson._id, fullname: longPerson.fullname } }),
  ],
});
export const Empty = at({ verifications: [] });
export const Loading = at.loading('listVerifications');
export const Failed = at.failing('listVerifications');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
