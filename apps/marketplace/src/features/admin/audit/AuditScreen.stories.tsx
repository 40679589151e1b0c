import { createAuditEvent } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { AuditScreen } from './AuditScreen.tsx';

const meta = { title: 'Screens/Admin/Audit', component: AuditScreen } satisfies Meta<
  typeof AuditScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/audit', user: createOperator('owner') });

/** A suspension, a setting and what time has done. */
export const Ready = at();
/** Narrowed to settings. */
// Shows X41.
export const Narrowed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText('person.suspended')).toBeVisible();
    await userEvent.type(main.getByLabelText('What'), 'setting.');
    await userEvent.click(main.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(main.queryByText('person.suspended')).toBeNull());
    await expect(main.getByText('"first"')).toBeVisible();
  },
};
/** Nobody knows who did it, and nobody was asked why. */
export const Partial = at({
  auditEvents: [createAuditEvent({ by: null, subject: null, reason: null, after: null })],
});
export const Full = at({
  auditEvents: Array.from({ length: 45 }, (_, index) =>
    createAuditEvent({ _id: `event-${index}` }),
  ),
});
export const LongText = at({
  auditEvents: [
    createAuditEvent({
      reason: 'Three buyers were asked to pay outside of the market. '.repeat(15),
      after: JSON.stringify({ description: 'Donaudampfschiff'.repeat(30) }),
    }),
  ],
});
export const Empty = at({ auditEvents: [] });
export const Loading = at.loading('listAudit');
export const Failed = at.failing('listAudit');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
