import {
  createDecision,
  refuse,
  sampleDecisions,
  samplePeople,
  samplePerson,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { PersonFileScreen } from './PersonFileScreen.tsx';

const meta = { title: 'Screens/Admin/Person', component: PersonFileScreen } satisfies Meta<
  typeof PersonFileScreen
>;

export default meta;

const sara = samplePeople[3] ?? samplePerson;
const at = storiesAt({
  address: `/admin/people/${sara._id}`,
  user: createOperator('moderator'),
  operators: [],
  knownSince: null,
});
const ofSara = sampleDecisions.map((decision) => ({
  ...decision,
  about: { _id: sara._id, fullname: sara.fullname },
}));

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function fill(main: ReturnType<typeof within>) {
  await userEvent.click(await main.findByRole('radio', { name: /^No messages/ }));
  await userEvent.selectOptions(main.getByLabelText('Reason'), 'spam');
  await userEvent.type(main.getByLabelText('Why, in words that they read'), 'Forty of the same.');
}

/** Suspended, with an appeal, a warning and a note. */
export const Ready = at({ decisions: ofSara });
/** Nothing has ever happened. */
export const Empty = at({ decisions: [], orders: [], sessions: [], reports: [] });
/** Who looks helps people and decides nothing. */
export const Partial = at({ user: createOperator('support'), decisions: ofSara });
export const Full = at({
  knownSince: '2026-11-02T09:00:00.000Z',
  decisions: Array.from({ length: 45 }, (_, index) =>
    createDecision({
      _id: `decision-${index}`,
      about: { _id: sara._id, fullname: sara.fullname },
    }),
  ),
});
export const LongText = at({
  decisions: [
    createDecision({
      words: 'The pictures are those of another studio. '.repeat(40),
      about: { _id: sara._id, fullname: sara.fullname },
    }),
  ],
});
export const Loading = at.loading('getPersonFile');
export const Failed = at.failing('getPersonFile');
export const Missing = at({ address: '/admin/people/nobody' });
export const Dark: Story = { ...at({ decisions: ofSara }), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at({ decisions: ofSara }), globals: { direction: 'rtl' } };
export const Narrow: Story = {
  ...at({ decisions: ofSara }),
  globals: { viewport: { value: 'phone390' } },
};

// Shows X39.
export const Suspending: Story = {
  ...at({ decisions: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const suspend = await main.findByRole('button', { name: 'Suspend' });
    await userEvent.click(suspend);
    await expect(main.getByText('Please choose a reason!')).toBeVisible();
    await fill(main);
    await userEvent.click(suspend);
    await hasSaid('Suspended. They are told.');
    await expect(await main.findByRole('button', { name: 'End the suspension' })).toBeVisible();
  },
};

// Shows X39.
export const Lifting: Story = {
  ...at({ decisions: ofSara }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'End the suspension' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Why, in words that they read'), 'A mistake.');
    await userEvent.click(dialog.getByRole('button', { name: 'End the suspension' }));
    await hasSaid('The suspension has ended. They are told.');
    await expect(await main.findByText('Not suspended.')).toBeVisible();
  },
};

/** Somebody else was quicker; what they have decided is shown, and what was written stays. */
// Shows X39.
export const Overtaken: Story = {
  ...at({ decisions: [], replies: [refuse('suspendPerson', 'decidedMeanwhile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const suspend = await main.findByRole('button', { name: 'Suspend' });
    await fill(main);
    await userEvent.click(suspend);
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
    await expect(main.getByLabelText('Why, in words that they read')).toHaveValue(
      'Forty of the same.',
    );
  },
};

export const Noted: Story = {
  ...at({ decisions: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(await main.findByLabelText('A note'), 'Has asked by telephone.');
    await userEvent.click(main.getByRole('button', { name: 'Add the note' }));
    await hasSaid('The note was added.');
    await waitFor(() => expect(main.getByText('Has asked by telephone.')).toBeVisible());
  },
};

/** An operator who decides about people takes a mark away, and says why. */
// Shows X51.
export const Unmarked: Story = {
  ...at({ knownSince: '2026-11-02T09:00:00.000Z', decisions: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'Take the mark away' }));
    const dialog = within(await main.findByRole('alertdialog'));
    await userEvent.type(
      dialog.getByLabelText('Why, in words that they read'),
      'The papers were those of somebody else.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Take the mark away' }));
    await hasSaid('The mark is gone. They are told.');
    await expect(await main.findByText('Mark of the identity taken away')).toBeVisible();
    await waitFor(() => expect(main.queryByText(/everybody sees it/)).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
