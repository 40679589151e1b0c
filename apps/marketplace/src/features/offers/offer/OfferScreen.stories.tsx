import { createOffer, createPerson, openForOrders, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OfferScreen } from './OfferScreen.tsx';

const meta = { title: 'Screens/Offers/Offer', component: OfferScreen } satisfies Meta<
  typeof OfferScreen
>;

export default meta;

const at = storiesAt({ address: '/offer/offer-cafe' });
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const LongText = at({
  offers: [
    createOffer({
      title:
        'A logo, a menu, signs for the entrance, and paper bags in two sizes, all of it in a week',
      text: 'Two directions, and whatever else you need. '.repeat(60),
      price: 999_999,
      days: 90,
      revisions: null,
    }),
  ],
});
export const Empty = at({ address: '/offer/nonsense' });
export const Loading = at.loading('getOffer');
export const Failed = at.failing('getOffer');

/** Its seller copies the link, or takes it back. */
export const Own = at({ user: createPerson() });
export const Accepted: Story = {
  ...at({ offers: [createOffer({ state: 'accepted', order: 'order-1' })] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('You have accepted this offer.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/order/order-1',
    );
  },
};
/** Somebody else was quicker. */
export const Gone = at({ offers: [createOffer({ state: 'accepted' })] });
export const Withdrawn = at({ offers: [createOffer({ state: 'withdrawn' })] });
export const Expired = at({ offers: [createOffer({ state: 'expired' })] });

/** A seller who is away takes no orders: it says so before anybody begins to pay. */
export const Away: Story = {
  ...at({
    offers: [
      createOffer({
        availability: { state: 'away', until: '2026-11-28', note: 'On a trek, without a network.' },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('Away until 2026-11-28')).toBeVisible();
    await expect(main.getByText(/can be accepted once orders are taken again/)).toBeVisible();
    await expect(main.queryByRole('link', { name: 'Accept and pay' })).toBeNull();
    await expect(main.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};
export const Paused = at({
  offers: [createOffer({ availability: { ...openForOrders, state: 'paused' } })],
});

/** The seller has left since the offer was opened: the first step says so. */
export const AwayMeanwhile: Story = {
  ...at({ replies: [refuse('quoteOrder', 'sellerAway')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('link', { name: 'Accept and pay' }));
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Phone Number'), '9800000000{Enter}');
    await hasSaid(/^This seller is away until/);
    await expect(canvas.getByLabelText('Phone Number')).toBeVisible();
  },
};

export const Declined: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Decline' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Decline this offer?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await hasSaid('The offer is declined.');
    await expect(await main.findByText('This offer has been declined.')).toBeVisible();
  },
};

/** The seller has withdrawn it meanwhile. */
export const TooLate: Story = {
  ...at({ replies: [refuse('endOffer', 'offerWithdrawn')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Decline' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await hasSaid('The seller has withdrawn this offer.');
  },
};

/** Accepting leads through the checkout, with the offer's own price. */
export const Accepting: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('link', { name: 'Accept and pay' }));
    const canvas = within(canvasElement);
    const phoneNumber = await canvas.findByLabelText('Phone Number');
    await expect(canvas.getAllByText('A logo and a menu for your café')[0]).toBeVisible();
    const terms = within(canvas.getByRole('complementary'));
    await expect(terms.getByText('10 days')).toBeVisible();
    await expect(terms.getByText('Revisions').nextSibling).toHaveTextContent('2');
    await userEvent.type(phoneNumber, '9800000000{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Proceed to payment' })).toBeVisible();
    await expect(canvas.getAllByText('Rs.7800')[0]).toBeVisible();
    await expect(canvas.getAllByText('A logo and a menu for your café')[0]).toBeVisible();
  },
};
