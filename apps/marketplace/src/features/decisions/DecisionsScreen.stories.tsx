import {
  createDecision,
  createHeld,
  refuse,
  sampleDecisions,
  sampleHeld,
  samplePerson,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { DecisionsScreen } from './DecisionsScreen.tsx';

const meta = { title: 'Screens/Decisions/Decisions', component: DecisionsScreen } satisfies Meta<
  typeof DecisionsScreen
>;

export default meta;

const at = storiesAt({ address: '/me/decisions' });
const about = { _id: samplePerson._id, fullname: samplePerson.fullname };
const decisions = sampleDecisions.map((decision) => ({ ...decision, about }));
const suspended = createDecision({
  _id: 'decision-full',
  action: 'suspended',
  reason: 'outside',
  words: 'Three buyers were asked to pay outside of the market.',
  subject: null,
  suspension: { kind: 'full', until: '2026-12-24T00:00:00.000Z' },
});
const suspension = {
  kind: 'full' as const,
  until: '2026-12-24T00:00:00.000Z',
  decision: suspended._id,
};

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** A suspension that is looked at again, a hidden service and a warning that was taken back. */
export const Ready = at({ decisions });
/** A decision that this site has no words for. */
export const Partial = at({
  decisions: [createDecision({ action: 'praised', reason: 'weather', words: '', subject: null })],
});
export const Full = at({
  decisions: Array.from({ length: 45 }, (_, index) =>
    createDecision({ _id: `decision-${index}`, canAppeal: index % 2 === 0 }),
  ),
});
export const LongText = at({
  decisions: [
    createDecision({
      words: 'The pictures are those of another studio, which has shown us the originals. '.repeat(
        20,
      ),
      subject: { kind: 'service', _id: 'service-brand', title: 'Donaudampfschiff'.repeat(6) },
    }),
  ],
});
export const Empty = at({ decisions: [] });
export const Loading = at.loading('listMyDecisions');
export const Failed = at.failing('listMyDecisions');

/** A service, a review, a message and the account, each with why it waits. */
// Shows X44.
export const Held = at({
  decisions: [],
  held: sampleHeld.map((one) => ({ ...one, about })),
});
/** Something that this site has no words for, of somebody with more of it than a page holds. */
// Shows X44.
export const MuchHeld = at({
  decisions: [],
  held: Array.from({ length: 45 }, (_, index) =>
    createHeld({
      _id: `held-${index}`,
      about,
      title: index === 0 ? 'Donaudampfschiff'.repeat(6) : '',
    }),
  ),
});
export const HeldRightToLeft: Story = {
  ...at({ decisions: [], held: sampleHeld.map((one) => ({ ...one, about })) }),
  globals: { direction: 'rtl' },
};
/** A backend of a version before. */
export const NothingKnownOfHeld = at({
  decisions,
  replies: [refuse('listMyHeld', 'unknownCall')],
});

/** The one screen of somebody whose whole account rests. */
// Shows X39.
export const Suspended = at({ decisions: [suspended], user: { ...samplePerson, suspension } });

// Shows X39.
export const Appealed: Story = {
  ...at({ decisions: [createDecision()] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for another decision' }));
    const text = main.getByLabelText('Why the decision is wrong');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    await expect(text).toBeInvalid();
    await userEvent.type(text, 'I have drawn them myself.');
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    await hasSaid('Sent. Somebody else will look at it.');
    await expect(await main.findByText('It waits for somebody else to look at it.')).toBeVisible();
  },
};

/** Another tab was quicker. */
export const Refused: Story = {
  ...at({ decisions: [createDecision()], replies: [refuse('appealDecision', 'appealMade')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for another decision' }));
    await userEvent.type(main.getByLabelText('Why the decision is wrong'), 'I drew them.');
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    await hasSaid('You have asked for another decision already.');
  },
};
