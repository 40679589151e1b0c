import { orderTransitions } from '@market/api/contract';
import { answer, createRefusal, refuse } from '@market/api/testing';
import type { OrderActor, OrderEvent } from '@market/api';
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
import { pressStep } from '../../../testing/pressStep.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OrderScreen } from './OrderScreen.tsx';

/** An order as its buyer sees it, where the two sides do not agree. */
const meta = { title: 'Screens/Orders/Order disagreements', component: OrderScreen } satisfies Meta<
  typeof OrderScreen
>;

export default meta;

const at = storiesAt({ address: `/order/${lifeId}` });
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function ask(main: ReturnType<typeof within>, name: string) {
  const button = main.queryByRole('button', { name });
  if (button) await userEvent.click(button);
  else {
    await userEvent.click(main.getByRole('button', { name: 'More' }));
    await userEvent.click(await main.findByRole('menuitem', { name }));
  }
  return within(await page.findByRole('dialog'));
}

const answers = ['declineProposal'];
const opened = disputed({ actions: ['proposeCancellation', 'proposeRefund', 'withdrawDispute'] });
const mayDisagree = [
  'accept',
  'requestRevision',
  'proposeCancellation',
  'proposeRefund',
  'openDispute',
];

/** Opened by the buyer; the seller has three days to answer. */
export const Ready: Story = {
  ...at(opened),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('heading', { name: 'You have opened a dispute' })).toBeVisible();
    await expect(main.getByText('3 days left')).toBeVisible();
    const own = within(main.getByRole('article', { name: 'You' }));
    await expect(own.getByText('Rs.3000')).toBeVisible();
  },
};
export const AnswerOverdue: Story = {
  ...at(disputed({ dispute: { ...openDispute, answerBy: '2026-11-21T09:30:00.000Z' } })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText(/^The time to answer is over\./)).toBeVisible();
  },
};
export const Withdrawn: Story = {
  ...at(opened),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Withdraw the dispute');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }));
    await hasSaid('Withdrawn. The order goes on.');
    await expect(
      await main.findByText('You withdrew the dispute: the order goes on.'),
    ).toBeVisible();
  },
};

const accused = disputed({
  dispute: {
    ...openDispute,
    by: 'seller',
    text: 'It is what we agreed on, and I changed it twice. Now nobody answers me any more.',
    wanted: 0,
  },
  actions: ['answerDispute', 'proposeRefund', 'proposeCancellation'],
});

/** Opened by the seller: the buyer is to answer. */
export const Answered: Story = {
  ...at(accused),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByRole('heading', { name: 'The seller has opened a dispute' }),
    ).toBeVisible();
    const dialog = await ask(main, 'Answer the dispute');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(dialog.getByText('Please say what it is about!')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), 'I was on a mountain without a network.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await expect(
      await main.findByRole('heading', { name: 'The market is looking at it' }),
    ).toBeVisible();
    await expect(await main.findByText('You answered the dispute.')).toBeVisible();
  },
};
export const AnswerWanted = at(accused);
export const Heard = at(
  disputed({ dispute: heardDispute, actions: ['proposeRefund', 'withdrawDispute'] }),
);

const decided = disputed({ dispute: decidedDispute, actions: ['appeal'] });

/** No money moves before nobody may ask for another decision any more. */
export const Decided: Story = {
  ...at(decided),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByText('You get Rs.1500 back, and the seller keeps the rest.'),
    ).toBeVisible();
    await expect(main.getByText(/^No money moves before/)).toBeVisible();
    await expect(main.getByText('4 days left')).toBeVisible();
  },
};
export const Appealed: Story = {
  ...at(decided),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Ask for another decision');
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, 'It is wrong.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Please say in 30 characters at least/),
    );
    await userEvent.type(field, ' Their page is older than the sketch.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
    await expect(
      await main.findByRole('heading', { name: 'Somebody else is looking at it' }),
    ).toBeVisible();
    await hasSaid('Somebody else will decide.');
  },
};
export const DecidedAgain: Story = {
  ...at(
    disputed({
      dispute: {
        ...decidedDispute,
        decision: {
          ...decidedDispute.decision,
          outcome: 'refund',
          amount: null,
          takesEffectAt: decidedDispute.decision.decidedAt,
        },
        appeal: { by: 'seller', text: 'The sketches of the first day were not looked at.' },
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('This decision is final.')).toBeVisible();
    await expect(main.getByText('You get all the money back.')).toBeVisible();
  },
};
/** It happened; what was said and decided can still be read. */
export const DecidedLongAgo = at(
  clearing({ clearsAt: null, dispute: decidedDispute }, { refunded: 1500 }),
);

/** More words, and a sum that is left, are asked for where they are missing. */
export const DisputeOpened: Story = {
  ...at(withBuyer({ actions: mayDisagree })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Open a dispute');
    const words = dialog.getByLabelText('What is wrong');
    const wish = dialog.getByLabelText('What you want back (optional)');
    await userEvent.type(words, 'It is not what I ordered.');
    await expect(dialog.getByText('5 more letters are needed.')).toBeVisible();
    await userEvent.type(wish, '9000');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the dispute' }));
    await waitFor(() =>
      expect(wish).toHaveAccessibleDescription(/There is not so much left of what was paid\./),
    );
    await userEvent.type(words, ' The name is wrong.');
    await userEvent.clear(wish);
    await userEvent.type(wish, '4500');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the dispute' }));
    await expect(
      await main.findByRole('heading', { name: 'You have opened a dispute' }),
    ).toBeVisible();
    await hasSaid('The dispute is open. The seller is told.');
  },
};

/** The seller asks for three days more. */
export const TimeAsked: Story = {
  ...at(inWork({ proposal: askedTime, actions: ['acceptExtension', ...answers] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const card = within(main.getByRole('article', { name: '3 more days' }));
    await expect(card.getByText('2026-11-27')).toBeVisible();
    await expect(card.getByText('2 days left')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Accept another day?' }));
    await waitFor(() =>
      expect(dialog.getByText('The order is then due on Fri, 27 Nov, 18:00.')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await main.findByText('6 days left')).toBeVisible();
    await expect(main.queryByRole('article', { name: '3 more days' })).toBeNull();
    await expect(await main.findByText('You agreed: the order is due later.')).toBeVisible();
  },
};
/** While the buyer thinks about it, the order is not late. */
export const TimeAskedLate: Story = {
  ...at(
    inWork({
      dueAt: '2026-11-21T08:00:00.000Z',
      proposal: { ...askedTime, expiresAt: '2026-11-21T18:00:00.000Z' },
      actions: ['acceptExtension', ...answers],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.queryByRole('heading', { name: 'This order is late' })).toBeNull();
    await expect(main.getByText(/^It was due on Sat, 21 Nov, 08:00\./)).toBeVisible();
    await expect(main.getByText('6 hours left')).toBeVisible();
  },
};
export const Declined: Story = {
  ...at(inWork({ proposal: askedTime, actions: ['acceptExtension', ...answers] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Decline');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await hasSaid('Declined. Nothing has changed.');
    await expect(await main.findByText('You declined the proposal.')).toBeVisible();
  },
};
export const EndAsked: Story = {
  ...at(inWork({ proposal: askedEnd, actions: ['acceptCancellation', ...answers] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Accept');
    await waitFor(() => expect(dialog.getByText(/^You get Rs\.4500 back/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(await main.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
  },
};
/** More time can be offered, too. */
export const TimeOffered: Story = {
  ...at(
    inWork({
      dueAt: '2026-11-19T06:00:00.000Z',
      isLate: true,
      actions: ['cancelLate', 'proposeExtension', 'proposeCancellation', 'openDispute'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Offer more time');
    const days = dialog.getByLabelText('How many days more');
    await userEvent.click(dialog.getByRole('button', { name: 'Offer it' }));
    await waitFor(() => expect(days).toHaveAccessibleDescription('Please say how many days!'));
    await waitFor(() => expect(days).toHaveFocus());
    await userEvent.type(days, '7');
    await expect(dialog.getByText('The order would be due on Thu, 26 Nov, 06:00.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Why'), 'Take your time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Offer it' }));
    const card = within(await main.findByRole('article', { name: '7 more days' }));
    await expect(card.getByText('Your proposal')).toBeVisible();
  },
};

/** Less than all of it; what is left is said. All of it by keyboard, and kept when the dialog is closed. */
export const PartAsked: Story = {
  ...at(withBuyer({ actions: mayDisagree })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const first = await ask(main, 'Ask for a part back');
    first.getByLabelText('What you get back').focus();
    await userEvent.keyboard('4500{Tab}');
    first.getByLabelText('Why').focus();
    await userEvent.keyboard('The pattern is missing.');
    first.getByRole('button', { name: 'Ask the seller' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(first.getByLabelText('What you get back')).toHaveAccessibleDescription(
        /Please enter less than what is left of what was paid!/,
      ),
    );
    first.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

    const again = await ask(main, 'Ask for a part back');
    await expect(again.getByLabelText('Why')).toHaveValue('The pattern is missing.');
    const amount = again.getByLabelText('What you get back');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1500.5');
    await expect(again.getByText('The seller keeps Rs.2999.5.')).toBeVisible();
    await pressStep(amount, 'More');
    await expect(again.getByText('The seller keeps Rs.2998.5.')).toBeVisible();
    await pressStep(amount, 'Less');
    await userEvent.click(again.getByRole('button', { name: 'Ask the seller' }));
    await expect(await main.findByRole('article', { name: 'Rs.1500.5 back' })).toBeVisible();
    await expect(
      await main.findByText('You proposed that Rs.1500.5 goes back to the buyer.'),
    ).toBeVisible();
  },
};
/** While it waits, silence accepts nothing. */
export const OwnProposal: Story = {
  ...at(withBuyer({ proposal: askedRefund, actions: ['accept', 'withdrawProposal'] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByText('While a proposal waits for its answer, silence does not count.'),
    ).toBeVisible();
    const dialog = await ask(main, 'Take it back');
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await hasSaid('Taken back. Nothing has changed.');
    await waitFor(() => expect(main.queryByRole('article', { name: 'Rs.1500 back' })).toBeNull());
  },
};
export const PartOffered: Story = {
  ...at(
    withBuyer({
      proposal: { ...askedRefund, by: 'seller' },
      actions: ['accept', 'requestRevision', 'acceptRefund', ...answers],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Accept');
    await waitFor(() =>
      expect(dialog.getByText(/^You get Rs\.1500 back, the seller keeps Rs\.3000/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await main.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(
      main.getByText('You got Rs.1500 back. The order is completed with that.'),
    ).toBeVisible();
    await expect(
      await main.findByText(
        'You agreed: Rs.1500 goes back to the buyer, and the order is completed.',
      ),
    ).toBeVisible();
  },
};
/** The backend knows of a refund that this page does not. */
export const AmountRefused: Story = {
  ...at({
    ...withBuyer({ actions: mayDisagree }),
    replies: [answer('proposeChange', () => createRefusal('amountTooLarge', undefined, 'amount'))],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Ask for a part back');
    await userEvent.type(dialog.getByLabelText('What you get back'), '100');
    await userEvent.type(dialog.getByLabelText('Why'), 'The pattern is missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the seller' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('What you get back')).toHaveAccessibleDescription(
        /Please enter less than what is left/,
      ),
    );
  },
};
/** It was taken back a moment before. */
export const RefusedMeanwhile: Story = {
  ...at({
    ...inWork({ proposal: askedTime, actions: ['acceptExtension', ...answers] }),
    replies: [refuse('answerProposal', 'proposalGone')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await ask(main, 'Accept');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await main.findByRole('alert')).toHaveTextContent(
      'This is not proposed any more.',
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** For two weeks something can still be said. */
export const Clearing: Story = {
  ...at(clearing({ actions: ['proposeRefund', 'openDispute'] })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('13 days left')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Open a dispute' })).toBeVisible();
  },
};
export const PartlyRefunded = at(clearing({ actions: ['openDispute'] }, { refunded: 1500 }));
export const ChargedBack: Story = {
  ...at(withBuyer({}, { paymentInfo: { id: 'pi_1', status: 'disputed' } })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByRole('heading', { name: 'The money for this order is being asked back' }),
    ).toBeVisible();
    await expect(main.queryByText('Disputed')).toBeNull();
  },
};
export const SellerGone = at(
  disputed({ actions: ['proposeCancellation', 'withdrawDispute'] }, { seller: null }),
);

export const LongText = at({
  ...disputed(
    {
      dispute: {
        ...decidedDispute,
        text: longWords,
        answer: longWords,
        wanted: 9_999_999.99,
        decision: { ...decidedDispute.decision, amount: 9_999_999.99, reasons: longWords },
      },
      proposal: { ...askedRefund, by: 'seller', text: longWords },
      delivery: { ...lastDelivery, text: longWords },
      actions: ['acceptRefund', ...answers, 'appeal'],
    },
    { service: longService, user: longPerson, totalPrice: 99_999_999.99 },
  ),
});

const events = Object.entries(orderTransitions).flatMap(([kind, { by }]) =>
  (by as readonly OrderActor[]).map((actor): OrderEvent => ({
    _id: `event-${kind}-${actor}`,
    kind,
    actor,
    text: '',
    amount: /refund|Dispute/i.test(kind) ? 1500 : null,
    createdAt: '2026-11-14T09:30:00.000Z',
  })),
);

/** All that can happen is told in a sentence. */
export const EveryEvent: Story = {
  ...at({ ...decided, orderEvents: events.slice(-20) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByText('The market cancelled this order: all the money goes back to the buyer.'),
    ).toBeVisible();
    await expect(main.queryByText('Something about this order has changed.')).toBeNull();
  },
};

export const Dark: Story = { ...at(decided), globals: { theme: 'dark' } };
export const DarkProposal: Story = {
  ...at(inWork({ proposal: askedTime, actions: ['acceptExtension', ...answers] })),
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = { ...at(decided), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(decided), globals: { viewport: { value: 'phone320' } } };
