import { createDecision, sampleDecisions, samplePeople } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';

const meta = { title: 'Screens/Admin/People', component: PeopleScreen } satisfies Meta<
  typeof PeopleScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/people', user: createOperator('moderator') });

/** Everybody, one of them suspended. */
export const Ready = at();
// Shows X39.
export const Found: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText('No new orders')).toBeVisible();
    await userEvent.type(main.getByRole('searchbox', { name: 'Find people' }), 'mira{Enter}');
    await expect(await main.findByRole('link', { name: 'Mira Shrestha' })).toBeVisible();
    await waitFor(() => expect(main.queryByRole('link', { name: 'Dev Karki' })).toBeNull());
  },
};
/** Only those who are suspended. */
export const Partial = at({ address: '/admin/people?state=suspended' });
/** Nobody has this name. */
export const Empty = at({ address: '/admin/people?keyword=nobody' });
/** Nobody is suspended. */
export const Calm = at({ address: '/admin/people?state=suspended', decisions: [] });
export const Full = at({
  decisions: samplePeople.map(({ _id, fullname }) =>
    createDecision({
      _id: `decision-${_id}`,
      action: 'suspended',
      suspension: { kind: 'full', until: null },
      about: { _id, fullname },
    }),
  ),
});
export const LongText = at({ address: '/admin/people?keyword=maximiliana' });
export const Loading = at.loading('findPeople');
export const Failed = at.failing('findPeople');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = {
  ...at({ decisions: sampleDecisions }),
  globals: { viewport: { value: 'phone390' } },
};
