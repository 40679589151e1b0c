import { createDeskVerification, refuse, sampleVerifications } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { InspectIdentityScreen } from './InspectIdentityScreen.tsx';

const meta = {
  title: 'Screens/Admin/Whose identity',
  component: InspectIdentityScreen,
} satisfies Meta<typeof InspectIdentityScreen>;

export default meta;

const user = createOperator('moderator');
const mine = { _id: user._id, fullname: user.fullname };
const waiting = createDeskVerification();
const at = storiesAt({
  address: `/admin/identity/${waiting._id}`,
  user,
  verifications: [waiting],
});
const taken = at({ verifications: [{ ...waiting, takenBy: mine }] });
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function decide(main: ReturnType<typeof within>, action: RegExp) {
  await userEvent.click(await main.findByRole('radio', { name: action }));
  const reason = main.queryByLabelText('Reason');
  if (reason) await userEvent.selectOptions(reason, 'unreadable');
  await userEvent.type(main.getByLabelText('Why'), 'I have compared the names.');
  await userEvent.click(main.getByRole('button', { name: 'Decide, and delete the papers' }));
}

/** Nobody looks at it: its papers are not shown. */
// Shows X51.
export const Ready = at();
/** The operator who has taken the case sees the papers. */
// Shows X51.
export const Mine = taken;
/** Somebody who was refused before. */
export const Again = at({
  verifications: sampleVerifications.flatMap((one) =>
    one.earlier.length > 0 ? { ...one, _id: waiting._id, takenBy: mine } : [],
  ),
});
/** None of the papers can be looked at. */
export const Partial = at({
  verifications: [
    {
      ...waiting,
      takenBy: mine,
      files: [],
      heldFiles: { checking: 1, refused: 1 },
    },
  ],
});
/** After ten other times. */
export const Full = at({
  verifications: [
    {
      ...waiting,
      takenBy: mine,
      earlier: Array.from({ length: 10 }, (_, index) => ({
        _id: `earlier-${index}`,
        state: index % 2 === 0 ? 'refused' : 'withdrawn',
        reason: index % 2 === 0 ? 'otherName' : null,
        name: 'Dev Karki',
        decidedAt: '2026-11-01T11:00:00.000Z',
        by: index % 2 === 0 ? { _id: 'person-olga', fullname: 'Olga Sen' } : null,
      })),
    },
  ],
});
export const LongText = at({
  verifications: [
    { ...waiting, about: { _id: longPerson._id, fullname: longPerson.fullname }, takenBy: mine },
  ],
});
export const Empty = at({ verifications: [] });
export const Loading = at.loading('inspectVerification');
export const Failed = at.failing('inspectVerification');
export const Dark: Story = { ...taken, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...taken, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...taken, globals: { viewport: { value: 'phone390' } } };

// Shows X51.
export const Known: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'I look at this' }));
    await hasSaid('For five minutes nobody else begins with it.');
    await waitFor(() => expect(main.getByRole('heading', { name: 'Papers' })).toHaveFocus());
    await expect(await main.findByText('passport.jpg')).toBeVisible();
    const confirm = main.getByRole('button', { name: 'Decide, and delete the papers' });
    await userEvent.click(confirm);
    await expect(main.getByText('Please decide!')).toBeVisible();
    await decide(main, /^It is who they say/);
    await hasSaid('Decided. They are told, and the papers are deleted.');
    await expect(await main.findByText('Nobody waits.')).toBeVisible();
  },
};

// Shows X51.
export const NotKnown: Story = {
  ...taken,
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await decide(main, /^It cannot be seen/);
    await hasSaid('Decided. They are told, and the papers are deleted.');
  },
};

/** Taking a case requires a code first. */
// Shows X51.
export const CodeWanted: Story = {
  ...at({ needsStepUp: true }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'I look at this' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await main.findByText('passport.jpg')).toBeVisible();
  },
};

/** They have changed their name meanwhile. */
// Shows X51.
export const Overtaken: Story = {
  ...at({
    verifications: [{ ...waiting, takenBy: mine }],
    replies: [refuse('decideVerification', 'decidedMeanwhile')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await decide(main, /^It is who they say/);
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
  },
};

/** Somebody else looks at it. */
// Shows X51.
export const Taken: Story = {
  ...at({
    verifications: [{ ...waiting, takenBy: { _id: 'person-olga', fullname: 'Olga Sen' } }],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('Olga Sen is looking at this.')).toBeVisible();
    await expect(main.queryByText('passport.jpg')).toBeNull();
    await decide(main, /^It is who they say/);
    await hasSaid('Somebody else is looking at this.');
  },
};
