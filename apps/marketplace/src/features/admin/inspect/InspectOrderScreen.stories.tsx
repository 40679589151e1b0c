import {
  createDispute,
  createOrder,
  createProgress,
  createProposal,
  decidedOrder,
  refuse,
  samplePerson,
  sampleOrderEvents,
} from '@market/api/testing';
import type { Dispute, Order, OrderProgress } from '@market/api/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { answered, lastDelivery, lifeId, longWords } from '../../../testing/orderLife.ts';
import { pressStep } from '../../../testing/pressStep.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { InspectOrderScreen } from './InspectOrderScreen.tsx';

const meta = { title: 'Screens/Admin/Inspect order', component: InspectOrderScreen } satisfies Meta<
  typeof InspectOrderScreen
>;

export default meta;

const at = storiesAt({ address: `/admin/orders/${lifeId}`, user: createOperator('support') });
const page = within(document.body);

const inDispute = (
  dispute: Partial<Dispute> = {},
  progress: Partial<OrderProgress> = {},
  order: Partial<Order> = {},
) => ({
  orders: [
    createOrder({
      _id: lifeId,
      ...order,
      progress: createProgress({
        stage: 'disputed',
        questions: answered,
        delivery: lastDelivery,
        dispute: createDispute({ answerBy: '2026-11-23T09:30:00.000Z', ...dispute }),
        actions: ['forceCancel'],
        ...progress,
      }),
    }),
  ],
});
const answer = 'I have drawn it myself: the first sketch is of the day on which we began.';
const ready = { actions: ['decideDispute', 'sendBackToWork', 'forceCancel'] };
const heard = inDispute({ answer }, ready);
const takenBy = (taker: { _id: string; fullname: string }) => ({ takers: { [lifeId]: taker } });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** Both sides have been heard: it can be decided. */
// Shows X28, X30.
export const Ready: Story = {
  ...at(heard),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('Both have been heard: it can be decided.')).toBeVisible();
    await expect(main.getByText(answer)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'I look at this' }));
    await expect(await main.findByText(/^You are looking at this/)).toBeVisible();
  },
};

/** A part goes back, with reasons that both sides read; the code is asked for. */
// Shows X28, X30.
export const Decided: Story = {
  ...at({ ...heard, ...takenBy(samplePerson), replies: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'Decide' }));
    await expect(main.getByText('Please choose what becomes of the money!')).toBeVisible();
    await expect(main.getByText('Please say why!')).toBeVisible();

    await userEvent.click(main.getByLabelText('The buyer gets a part back'));
    await userEvent.type(main.getByLabelText('What the buyer gets back'), '1500');
    await userEvent.type(main.getByLabelText('Reasons'), 'It was drawn for this order.');
    const preview = within(main.getByRole('figure', { name: 'What both sides will read' }));
    await pressStep(main.getByLabelText('What the buyer gets back'), 'More');
    await expect(
      preview.getByText('The buyer gets Rs.1501 back, the seller the rest.'),
    ).toBeVisible();
    await expect(preview.getByText('It was drawn for this order.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('Decided. Both sides are told.');
    await expect(await main.findByText('Decision of the market')).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Decide' })).toBeNull();
  },
};

/** The code of the second factor is too old, and is asked for. */
export const CodeWanted: Story = {
  ...at({
    ...heard,
    ...takenBy(samplePerson),
    replies: [refuse('decideDispute', 'stepUpWanted')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByLabelText('The seller gets it'));
    await userEvent.type(main.getByLabelText('Reasons'), 'It is what was agreed.');
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(main.getByLabelText('Reasons')).toHaveValue('It is what was agreed.');
  },
};

/** Somebody else has decided a moment before. */
export const DecidedMeanwhile: Story = {
  ...at({ ...heard, replies: [refuse('decideDispute', 'disputeUnheard')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByLabelText('The buyer gets all of it back'));
    await userEvent.type(main.getByLabelText('Reasons'), 'Nothing was delivered.');
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await expect(await main.findByRole('alert')).toHaveTextContent(
      'The other side still has time to answer, or it is decided already.',
    );
  },
};

/** Somebody else is at it. */
export const TakenByOther: Story = {
  ...at({ ...heard, ...takenBy({ _id: 'person-dev', fullname: 'Dev Karki' }) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('Dev Karki is looking at this.')).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Decide' })).toBeNull();
  },
};
/** The seller still has two days to answer. */
export const Unheard = at(inDispute());
/** They said nothing in time, and something is proposed meanwhile. */
export const Silent = at(
  inDispute(
    { answerBy: '2026-11-20T09:30:00.000Z' },
    { ...ready, proposal: createProposal({ kind: 'refund', days: null, amount: 1000 }) },
  ),
);
/** One side wants another decision. */
export const Appealed = at(
  inDispute(
    {
      answer,
      appeal: {
        by: 'buyer',
        text: 'The sketch is younger than the order: please look at its date.',
      },
    },
    ready,
  ),
);
/** It is decided, and can still be appealed. */
export const InForceSoon = at({ orders: [{ ...decidedOrder, _id: lifeId }] });

/** Why an order ends for both sides is asked, and what happens to the money is said. */
export const ForceCancelled: Story = {
  ...at(inDispute()),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'More' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Cancel this order' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Cancel this order?' }));
    await waitFor(() =>
      expect(dialog.getByText(/^Rs.4500 goes back to the buyer at once/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(dialog.getByText('Please say why!')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'The seller has left the market.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await hasSaid('Cancelled. Both sides are told.');
    await expect(await main.findByText('Cancelled')).toBeVisible();
  },
};

/** Nothing is in dispute, and the seller's account is gone. */
export const Partial = at({
  orders: [
    createOrder({
      _id: lifeId,
      service: null,
      seller: null,
      orderInfo: { phoneNumber: '' },
      progress: createProgress({ actions: ['forceCancel'] }),
    }),
  ],
  orderEvents: sampleOrderEvents.slice(4),
});
export const Empty: Story = {
  ...at({ orders: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('No order found with this number.')).toBeVisible();
  },
};
export const LongText = at({
  ...inDispute(
    { text: longWords, answer: longWords, appeal: { by: 'seller', text: longWords } },
    { ...ready, delivery: { ...lastDelivery, text: longWords } },
    { service: longService, user: longPerson },
  ),
  ...takenBy({ _id: 'person-dev', fullname: longPerson.fullname }),
});
export const Loading = at.loading('inspectOrder');
export const Failed = at.failing('inspectOrder');
export const Dark: Story = { ...at(heard), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(heard), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(heard), globals: { viewport: { value: 'phone390' } } };
