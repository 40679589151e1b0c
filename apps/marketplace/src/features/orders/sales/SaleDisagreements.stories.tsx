import { createPerson } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import {
  askedEnd,
  askedRefund,
  askedTime,
  clearing,
  decidedDispute,
  disputed,
  heardDispute,
  inWork,
  openDispute,
  withBuyer,
} from '../../../testing/orderDisagreements.ts';
import { lastDelivery, lifeId, longWords } from '../../../testing/orderLife.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SaleScreen } from './SaleScreen.tsx';

/** An order as its seller sees it, where the two sides do not agree. */
const meta = { title: 'Screens/Orders/Sale disagreements', component: SaleScreen } satisfies Meta<
  typeof SaleScreen
>;

export default meta;

/** The seller of the order is signed in. */
const at = storiesAt({
  address: `/dashboard/serviceDetails/${lifeId}`,
  user: createPerson(),
});
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function ask(main: ReturnType<typeof within>, name: string) {
  await userEvent.click(main.getByRole('button', { name }));
  return within(await page.findByRole('dialog'));
}

const answers = ['declineProposal'];
const accused = disputed({
  dispute: openDispute,
  actions: ['answerDispute', 'proposeRefund', 'proposeCancellation'],
});

/** The buyer has opened a dispute, and the seller has three days to answer. */
export const Ready: Story = {
  ...at(accused),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByRole('heading', { name: 'The buyer has opened a dispute' }),
    ).toBeVisible();
    await expect(main.getByText(/^Answer by/)).toBeVisible();
    await expect(main.getByText('3 days left')).toBeVisible();
  },
};
export const AnswerSoonDue: Story = {
  ...at(
    disputed({
      dispute: { ...openDispute, answerBy: '2026-11-21T17:30:00.000Z' },
      actions: ['answerDispute'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('5 hours left')).toBeVisible();
  },
};
export const Answered: Story = {
  ...at(accused),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Answer the dispute');
    await userEvent.type(dialog.getByRole('textbox'), 'I have drawn it myself.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await hasSaid('Your answer is sent. The market decides now.');
    await expect(
      await main.findByRole('heading', { name: 'The market is looking at it' }),
    ).toBeVisible();
    await waitFor(() => expect(main.getAllByText('I have drawn it myself.')).toHaveLength(2));
  },
};
export const Heard = at(disputed({ dispute: heardDispute, actions: ['proposeRefund'] }));
export const Decided: Story = {
  ...at(disputed({ dispute: decidedDispute, actions: ['appeal'] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByText('The buyer gets Rs.1500 back, and you keep the rest.'),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ask for another decision' })).toBeVisible();
  },
};
export const DecidedForSeller: Story = {
  ...at(
    disputed({
      dispute: {
        ...decidedDispute,
        decision: { ...decidedDispute.decision, outcome: 'release', amount: null },
      },
      actions: ['appeal'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('You get the money.')).toBeVisible();
  },
};

/** More days, and what follows from them. */
export const TimeAsked: Story = {
  ...at(inWork({ actions: ['deliver', 'proposeExtension', 'proposeCancellation'] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Ask for more time');
    const days = dialog.getByLabelText('How many days more');
    await userEvent.type(days, '100');
    await userEvent.type(dialog.getByLabelText('Why'), 'The gold is late.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the buyer' }));
    await waitFor(() =>
      expect(days).toHaveAccessibleDescription('There can be 90 days more at most.'),
    );
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the buyer' }));
    const card = within(await main.findByRole('article', { name: '3 more days' }));
    await expect(card.getByText('Waits for the buyer')).toBeVisible();
    await expect(await main.findByText('You proposed more time.')).toBeVisible();
  },
};
export const OwnProposal = at(
  inWork({ proposal: askedTime, actions: ['deliver', 'withdrawProposal'] }),
);
export const EndProposed: Story = {
  ...at(inWork({ actions: ['deliver', 'proposeExtension', 'proposeCancellation'] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Propose to cancel');
    await waitFor(() =>
      expect(dialog.getByText(/^If the buyer accepts, the order ends/)).toBeVisible(),
    );
    await userEvent.type(dialog.getByLabelText('Why'), 'I have broken my arm.');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose it' }));
    await expect(await main.findByRole('article', { name: 'Cancel the order' })).toBeVisible();
  },
};
/** What the buyer asks for moves money: it is asked about twice. */
export const PartAccepted: Story = {
  ...at(withBuyer({ proposal: askedRefund, actions: ['acceptRefund', ...answers] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const card = within(main.getByRole('article', { name: 'Rs.1500 back' }));
    await expect(card.getByText('Waits for you')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByText(/^The buyer gets Rs\.1500 back, you keep Rs\.3000/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
    await expect(await main.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(
      main.getByText('The buyer got Rs.1500 back. The order is completed with that.'),
    ).toBeVisible();
  },
};
export const PartAsked = at(
  withBuyer({ proposal: askedRefund, actions: ['acceptRefund', ...answers] }),
);
export const EndAsked = at(
  inWork({
    proposal: { ...askedEnd, by: 'buyer', text: 'My shop will not open after all.' },
    actions: ['deliver', 'acceptCancellation', ...answers],
  }),
);
/** After an earlier refund, less is left. */
export const PartOffered: Story = {
  ...at(clearing({ actions: ['proposeRefund'] }, { refunded: 1500 })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Offer a part back');
    await waitFor(() =>
      expect(dialog.getByText('Rs.3000 is left of the Rs.4500 that was paid.')).toBeVisible(),
    );
    await userEvent.type(dialog.getByLabelText('What the buyer gets back'), '500');
    await expect(
      dialog.getByText('You keep Rs.2500, less the market’s share of it.'),
    ).toBeVisible();
  },
};
export const Clearing = at(clearing({ actions: ['proposeRefund'] }));
/** The seller may go on working. */
export const ChargedBack: Story = {
  ...at(inWork({ actions: ['deliver'] }, { paymentInfo: { id: 'pi_1', status: 'disputed' } })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText(/You may go on working\.$/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Deliver' })).toBeVisible();
  },
};
export const BuyerGone = at(
  withBuyer({ actions: ['proposeRefund', 'proposeCancellation', 'openDispute'] }, { user: null }),
);
export const LongText = at({
  ...disputed(
    {
      dispute: { ...heardDispute, text: longWords, answer: longWords },
      proposal: { ...askedRefund, text: longWords },
      delivery: { ...lastDelivery, text: longWords },
      actions: ['acceptRefund', ...answers],
    },
    { service: longService, user: longPerson },
  ),
});
export const Dark: Story = { ...PartAsked, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...PartAsked, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...PartAsked, globals: { viewport: { value: 'phone320' } } };
