import { createDecision, sampleDecisions, samplePerson } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { AppealsScreen } from './AppealsScreen.tsx';

const meta = { title: 'Screens/Admin/Appeals', component: AppealsScreen } satisfies Meta<
  typeof AppealsScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/appeals', user: createOperator('moderator') });
const appeal = {
  text: 'I have drawn them myself.',
  createdAt: '2026-11-22T18:30:00.000Z',
  outcome: null,
  words: '',
  decidedAt: null,
};
const { _id, fullname } = samplePerson;

/** One that nobody looks at, one that somebody else looks at, and one’s own. */
export const Ready = at({
  decisions: [
    ...sampleDecisions,
    createDecision({
      _id: 'decision-taken',
      appeal,
      takenBy: { _id: 'person-olga', fullname: 'Olga Sen' },
    }),
    createDecision({ _id: 'decision-own', appeal, by: { _id, fullname } }),
  ],
});
/** Neither the operator who decided nor the member who appeals has an account any more. */
export const Partial = at({ decisions: [createDecision({ appeal, by: null, about: null })] });
export const Full = at({
  decisions: Array.from({ length: 45 }, (_, index) =>
    createDecision({ _id: `decision-${index}`, appeal }),
  ),
});
export const LongText = at({
  decisions: [
    createDecision({ appeal: { ...appeal, text: 'I have drawn them myself. '.repeat(60) } }),
  ],
});
export const Empty = at({ decisions: [] });
export const Loading = at.loading('listDecisions');
export const Failed = at.failing('listDecisions');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };

// Shows X39.
export const Decided: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'I look at this' }));
    await userEvent.click(await main.findByRole('radio', { name: /^It is taken back/ }));
    await userEvent.type(main.getByLabelText('Why, in words that they read'), 'They were read.');
    await userEvent.click(main.getByRole('button', { name: 'Decide again' }));
    await hasSaid('Decided. They are told.');
    await expect(await main.findByText('No appeal waits.')).toBeVisible();
  },
};
