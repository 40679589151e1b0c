import { createOffer, createPerson, refuse, sampleOffers } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OffersScreen } from './OffersScreen.tsx';

const meta = { title: 'Screens/Offers/Own offers', component: OffersScreen } satisfies Meta<
  typeof OffersScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/offers', user: createPerson() });
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** One in each state. */
export const Ready = at();
export const Empty = at({ offers: [] });
export const Partial = at({ offers: [createOffer({ state: 'expired', revisions: null })] });
export const Full = at({
  offers: Array.from({ length: 30 }, (_, index) =>
    createOffer({ ...sampleOffers[index % 5], _id: `offer-${index}` }),
  ),
});
export const LongText = at({
  offers: [
    createOffer({
      title: `${'A logo, a menu, signs and paper bags in two sizes '.repeat(2)}`.slice(0, 100),
      text: 'Two directions, and whatever else you need. '.repeat(40),
      price: 999_999,
      days: 90,
      revisions: 20,
    }),
  ],
});
export const Loading = at.loading('listMyOffers');
export const Failed = at.failing('listMyOffers');

export const Withdrawn: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const name = 'Withdraw A logo and a menu for your café';
    await userEvent.click(main.getByRole('button', { name }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Withdraw this offer?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await hasSaid('The offer is withdrawn.');
    await waitFor(() => expect(main.queryByRole('button', { name })).toBeNull());
  },
};

/** Somebody has paid meanwhile. */
export const TooLate: Story = {
  ...at({ replies: [refuse('endOffer', 'offerAccepted')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(
      main.getByRole('button', { name: 'Withdraw A logo and a menu for your café' }),
    );
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await hasSaid('This offer has been accepted already.');
  },
};
