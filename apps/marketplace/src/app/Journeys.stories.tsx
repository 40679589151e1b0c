import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createPictureFile } from '../testing/createPictureFile.ts';
import { sandboxReplies } from '../testing/sandboxReplies.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../testing/storiesAt.tsx';
import { App } from './App.tsx';

/** What people come for, from the first click to the last, on a pretended backend. */
const meta = { title: 'Journeys', component: App } satisfies Meta<typeof App>;

export default meta;

const page = within(document.body);
const main = () => within(page.getByRole('main'));

const press = async (name: string | RegExp) =>
  userEvent.click(await main().findByRole('button', { name }));
const follow = async (name: string | RegExp) => {
  const [first] = await main().findAllByRole('link', { name });
  if (first) await userEvent.click(first);
};
const arrivesAt = async (heading: string | RegExp) =>
  expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible();
const enter = async (label: string | RegExp, text: string) =>
  userEvent.type(await main().findByLabelText(label), text);

/** Makes a journey that begins when the first screen is there. */
const journeyFrom = (address: string, goOn: () => Promise<void>): Story => ({
  ...storiesAt({ address, replies: sandboxReplies() })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await goOn();
  },
});

async function goFromWishlistToPayment() {
  await follow('Order Now!');
  await enter('Phone Number', '9800000000');
  await press('Continue');
  await follow('Proceed to payment');
}

async function payWith(cardNumber: string) {
  for (const [label, text] of [
    ['Card number', cardNumber],
    ['Expiry', '1244'],
    ['CVC', '444'],
  ] as const) {
    await userEvent.clear(await main().findByLabelText(label));
    await enter(label, text);
  }
  await press('PAY - (Rs.4500)');
}

export const Find = journeyFrom('/', async () => {
  await userEvent.type(page.getByRole('searchbox', { name: 'Find Services' }), 'flutter{Enter}');
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1));
  await follow('View details');
  await arrivesAt('I will turn your Figma file into a polished Flutter app');
  await expect(main().getByRole('button', { name: 'Add to wishlist(Rs.9500)' })).toBeEnabled();
});

export const Wishlist = journeyFrom('/service/service-pixels', async () => {
  await press('Add to wishlist(Rs.2200)');
  await hasSaid('Service Added To Cart!!');
  await arrivesAt('My WishList:');
  await expect(await main().findByText('3(units)')).toBeVisible();
  await press('Remove I will paint pixel art and animate your platformer hero');
  await expect(await main().findByText('2(units)')).toBeVisible();
});

export const CheckoutWith3DSecure = journeyFrom('/myWishList', async () => {
  await goFromWishlistToPayment();
  await payWith('4000000000003220');
  await userEvent.click(await page.findByRole('button', { name: 'Complete authentication' }));
  await hasSaid('payment successfull!!');
  await expect(await main().findByText('The seller needs your answers')).toBeVisible();
});

/** The card is declined, another one is not. */
export const Decline = journeyFrom('/myWishList', async () => {
  await goFromWishlistToPayment();
  await payWith('4000000000000002');
  await expect(await main().findByText('Your card was declined.')).toBeVisible();
  await payWith('4242424242424242');
  await expect(await main().findByText('The seller needs your answers')).toBeVisible();
});

export const Sell = journeyFrom('/dashboard/services', async () => {
  await follow('New Service');
  await enter('Title', 'I will carve a stamp');
  await enter('Price', '750');
  await userEvent.selectOptions(main().getByLabelText('Category'), 'Graphics-And-Design');
  await enter('Description', 'From linoleum.');
  await userEvent.upload(main().getByLabelText('Images(less then 700kb)'), [
    await createPictureFile('poster.png', '#e8623d'),
  ]);
  await press('POST SUBMIT');
  await hasSaid('Services Created!!');
  await arrivesAt('My Services');
  await expect(await main().findByRole('heading', { name: 'I will carve a stamp' })).toBeVisible();
});

export const Deliver = journeyFrom('/dashboard/orders', async () => {
  await follow(/^Edit order/);
  await userEvent.selectOptions(await main().findByLabelText('Order status'), 'Delivered');
  await press('Update');
  await hasSaid('Order updated!!');
  await waitFor(() => expect(main().getByLabelText('Order status')).toBeDisabled());
});

export const Review = journeyFrom('/service/service-pixels', async () => {
  await press('Submit Review');
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
  await userEvent.type(dialog.getByLabelText('Comment'), 'Quick and kind.');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await hasSaid('Review Updated');
  await expect(await main().findByText('Quick and kind.')).toBeVisible();
});

/** With the link of the mail, which `Forgot password` asks for. */
export const ResetPassword: Story = {
  ...storiesAt({ address: '/password/reset/5f2c', user: null })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await enter('New Password', 'a new secret');
    await enter('Confirm New Password', 'a new secret');
    await press('Update');
    await hasSaid('Password Updated');
    await arrivesAt('Log In');
    await enter('Email', 'asha@market.example');
    await enter('Password', 'a new secret');
    await press('Log In');
    await arrivesAt('Find someone who does it beautifully.');
  },
};
