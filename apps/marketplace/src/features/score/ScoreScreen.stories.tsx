import {
  createScore,
  createScorePoint,
  createStanding,
  newScore,
  refuse,
  sampleScorePoints,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tellingMarket } from '../../testing/sampleOwners.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
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

const asked = {
  text: 'The buyer sent me the files only on the last day.',
  createdAt: '2026-11-18T09:00:00.000Z',
};
const decided = { ...asked, decidedAt: '2026-11-19T15:00:00.000Z' };
const looked = [
  createScorePoint({
    _id: 'point-uncounted',
    points: 0,
    of: 0,
    dispute: {
      ...decided,
      state: 'uncounted',
      words: 'The files came on the last day: this was not your fault.',
    },
  }),
  createScorePoint({
    _id: 'point-kept',
    order: { _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e02', title: 'I will draw your portrait' },
    dispute: { ...decided, state: 'kept', words: 'All was there a week before it was due.' },
  }),
  createScorePoint({
    _id: 'point-waiting',
    order: { _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e03', title: 'I will make your menu' },
    dispute: { ...asked, state: 'waiting', decidedAt: null, words: '' },
  }),
];

/** Of three late orders one is looked at, one stays, and one counts no more. */
// Shows X52.
export const LookedAt = at({
  address: '/dashboard/score?part=onTime',
  score: createScore({ costliest: looked.slice(1) }),
  scorePoints: looked,
});

/** An entry is disputed by keyboard, with words. */
// Shows X52.
export const Disputed: Story = {
  ...at({ score: createScore({ costliest: sampleScorePoints.slice(0, 1) }) }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const table = within(await main.findByRole('table', { name: 'What costs most' }));
    (await table.findByRole('button', { name: 'Dispute' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await main.findByRole('dialog', { name: 'Dispute this entry' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(dialog.getByText('Please say why it should not count!')).toBeVisible(),
    );
    await userEvent.type(dialog.getByLabelText('Why it should not count'), 'The files came late.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await hasSaid('Thank you. Somebody of the market will look at it.');
    const state = await table.findByText('Being looked at');
    await waitFor(() => expect(state.parentElement).toHaveFocus());
    await waitFor(() => expect(table.queryByRole('button', { name: 'Dispute' })).toBeNull());
  },
};

/** It was disputed in another window before. */
// Shows X52.
export const DisputedBefore: Story = {
  ...at({
    score: createScore({ costliest: sampleScorePoints.slice(0, 1) }),
    replies: [refuse('disputeScoreEntry', 'scoreEntryDisputed')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click((await main.findAllByRole('button', { name: 'Dispute' }))[0] as Element);
    const dialog = within(await main.findByRole('dialog', { name: 'Dispute this entry' }));
    await userEvent.type(dialog.getByLabelText('Why it should not count'), 'The files came late.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await hasSaid('You have asked to look at this again already.');
  },
};
