import { createHeld } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longPerson } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { HeldScreen } from './HeldScreen.tsx';

const meta = { title: 'Screens/Admin/Held', component: HeldScreen } satisfies Meta<
  typeof HeldScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/held', user: createOperator('moderator') });

/** A service, a review, a message that was sent on, and an account. */
// Shows X44.
export const Ready = at();
/** Only reviews. */
export const Reviews = at({ address: '/admin/held?kind=review' });
/** None of this kind, though others wait. */
export const NoneOfKind = at({ address: '/admin/held?kind=account', held: [createHeld()] });
/** Without words, and somebody looks at it. */
export const Partial = at({
  held: [
    createHeld({
      title: '',
      excerpt: '',
      takenBy: { _id: 'person-olga', fullname: 'Olga Sen' },
    }),
  ],
});
export const Full = at({
  held: Array.from({ length: 45 }, (_, index) => createHeld({ _id: `held-${index}` })),
});
export const LongText = at({
  held: [
    createHeld({
      title: 'Donaudampfschiff'.repeat(8),
      excerpt: 'Donaudampfschiff'.repeat(12),
      about: { _id: longPerson._id, fullname: longPerson.fullname },
    }),
  ],
});
export const Empty = at({ held: [] });
export const Loading = at.loading('listHeld');
export const Failed = at.failing('listHeld');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
