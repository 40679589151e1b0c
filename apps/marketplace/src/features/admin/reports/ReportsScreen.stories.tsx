import { createReport } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longPerson } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = { title: 'Screens/Admin/Reports', component: ReportsScreen } satisfies Meta<
  typeof ReportsScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/reports', user: createOperator('moderator') });
const reports = [
  createReport({ _id: 'report-service', kind: 'service', reason: 'copied', sameCount: 3 }),
  createReport({ takenBy: { _id: 'person-olga', fullname: 'Olga Sen' } }),
  createReport({ _id: 'report-held', reason: 'spam', by: null, isHeld: true }),
];

/** A service that three have reported, a message that somebody looks at, and one that is held. */
// Shows X38.
export const Ready = at({ reports });
export const Decided = at({ address: '/admin/reports?state=closed' });
/** The account is gone. */
export const Partial = at({ reports: [createReport({ about: null, by: null })] });
export const Full = at({
  reports: Array.from({ length: 45 }, (_, index) => createReport({ _id: `report-${index}` })),
});
export const LongText = at({
  reports: [createReport({ about: { _id: longPerson._id, fullname: longPerson.fullname } })],
});
export const Empty = at({ reports: [] });
export const Loading = at.loading('listReports');
export const Failed = at.failing('listReports');
export const Dark: Story = { ...at({ reports }), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at({ reports }), globals: { direction: 'rtl' } };
export const Narrow: Story = {
  ...at({ reports }),
  globals: { viewport: { value: 'phone390' } },
};
