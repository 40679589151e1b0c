import { sampleOperators } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longPerson } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OperatorsScreen } from './OperatorsScreen.tsx';

const meta = { title: 'Screens/Admin/Operators', component: OperatorsScreen } satisfies Meta<
  typeof OperatorsScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/operators', user: createOperator('owner') });

// Shows X27, X30.
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findAllByRole('row')).toHaveLength(sampleOperators.length + 1);
    await expect(main.getByText('Missing')).toBeVisible();
  },
};
export const Full = at({
  operators: Array.from({ length: 24 }, (_, index) => ({
    ...(sampleOperators[index % 4] as (typeof sampleOperators)[number]),
    _id: `person-${index}`,
  })),
});
/** One whose second factor is missing. */
export const Partial = at({ operators: sampleOperators.filter(({ hasFactor }) => !hasFactor) });
export const LongText = at({
  operators: sampleOperators.map((operator) => ({ ...operator, ...longPerson })).slice(0, 1),
});
export const Empty = at({ operators: [] });
export const Loading = at.loading('listOperators');
export const Failed = at.failing('listOperators');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
