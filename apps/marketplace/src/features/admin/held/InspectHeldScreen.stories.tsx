import { createHeld, refuse, sampleHeld, type SampleHeld } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { InspectHeldScreen } from './InspectHeldScreen.tsx';

const meta = { title: 'Screens/Admin/What is held', component: InspectHeldScreen } satisfies Meta<
  typeof InspectHeldScreen
>;

export default meta;

const held = createHeld();
const at = storiesAt({
  address: `/admin/held/${held._id}`,
  user: createOperator('moderator'),
  held: [held],
});

/** A sample of a kind, at the address of this screen. */
const sample = (kind: SampleHeld['kind']) => ({
  held: sampleHeld.flatMap((one) => (one.kind === kind ? { ...one, _id: held._id } : [])),
});

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function decide(main: ReturnType<typeof within>, action: RegExp) {
  await userEvent.click(await main.findByRole('radio', { name: action }));
  const reason = main.queryByLabelText('Reason');
  if (reason) await userEvent.selectOptions(reason, 'copied');
  await userEvent.type(main.getByLabelText('Why'), 'I have compared both.');
  await userEvent.click(main.getByRole('button', { name: 'Decide' }));
}

/** A service in the words of another seller. */
// Shows X44.
export const Ready = at();
/** A review in the words of two others. */
export const Review = at(sample('review'));
/** A message that was sent to many, which has a report. */
export const Message = at(sample('message'));
/** An account, which is let through or sent on. */
export const Account = at(sample('account'));
/** What it was like is gone, and there are no words. */
export const Partial = at({ held: [{ ...held, text: '', alike: [] }] });
/** Of somebody of whom much else is held, like ten others. */
export const Full = at({
  held: Array.from({ length: 45 }, (_, index) => ({
    ...held,
    _id: index === 0 ? held._id : `held-${index}`,
    alike: Array.from({ length: 10 }, (_each, place) => ({
      service: `service-${place}`,
      title: 'I will design a brand identity',
      by: { _id: `person-${place}`, fullname: `Seller ${place + 1}` },
    })),
  })),
});
export const LongText = at({
  held: [{ ...held, title: 'Donaudampfschiff'.repeat(8), text: `${held.text} `.repeat(60) }],
});
export const Empty = at({ held: [] });
export const Loading = at.loading('inspectHeld');
export const Failed = at.failing('inspectHeld');
export const Missing = at({ held: [] });
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };

// Shows X44.
export const LetThrough: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'I look at this' }));
    await hasSaid('For five minutes nobody else begins with it.');
    await userEvent.click(await main.findByRole('button', { name: 'Decide' }));
    await expect(main.getByText('Please decide!')).toBeVisible();
    await decide(main, /^It is let through/);
    await hasSaid('Decided. Whose it is is told.');
  },
};

// Shows X44.
export const SentOn: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await decide(main, /^It is sent on as a report/);
    await hasSaid('Sent on. It is a report now.');
  },
};

/** Its writer has changed it meanwhile. */
// Shows X44.
export const Overtaken: Story = {
  ...at({ replies: [refuse('decideHeld', 'decidedMeanwhile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await decide(main, /^It is taken away/);
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
  },
};

/** Somebody else looks at it. */
// Shows X44.
export const Taken: Story = {
  ...at({
    held: [{ ...held, takenBy: { _id: 'person-olga', fullname: 'Olga Sen' } }],
    replies: [refuse('decideHeld', 'caseTaken')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('Olga Sen is looking at this.')).toBeVisible();
    await decide(main, /^It is let through/);
    await hasSaid('Somebody else is looking at this.');
  },
};
