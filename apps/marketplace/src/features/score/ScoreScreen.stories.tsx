import { createScore, createScorePoint, createStanding, newScore } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tellingMarket } from '../../testing/sampleOwners.ts';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { ScoreScreen } from './ScoreScreen.tsx';

const meta = { title: 'Screens/Score/Score', component: ScoreScreen } satisfies Meta<
  typeof ScoreScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/score', about: tellingMarket });

export const Ready = at();
export const Empty = at({ score: newScore });
export const Loading = at.loading('getMyScore');
export const Failed = at.failing('getMyScore');
/** Enough orders for a number, and nothing that costs anything. */
export const Partial = at({
  score: createScore({
    score: 92,
    costliest: [],
    standing: createStanding({ level: 'none', completed: 5, answerMinutes: null }),
  }),
});
export const Full = at({
  score: createScore({
    score: 97,
    standing: createStanding({ level: 'top', completed: 1204 }),
    buyers: 612,
    next: null,
  }),
});
export const LongText = at({
  score: createScore({
    costliest: ['one', 'two', 'three'].map((_id) =>
      createScorePoint({
        _id,
        order: {
          _id,
          title: 'I will design a brand identity, a menu, a sign, a website and a van '.repeat(2),
        },
      }),
    ),
  }),
});
/** The level is about to be lost. */
export const Falling = at({ score: createScore({ fallsAt: '2026-12-05T12:00:00.000Z' }) });

/** Why 83? Each part opens down to the orders. */
export const Opened: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.selectOptions(
      main.getByRole('combobox', { name: 'Part of the score' }),
      'Carried through',
    );
    const table = within(await main.findByRole('table', { name: 'Carried through' }));
    await expect(await table.findByText('Not carried through')).toBeVisible();
    await expect(table.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/serviceDetails/'),
    );
  },
};
