import {
  answer,
  createMarket,
  createProfile,
  createRefusal,
  garble,
  refuse,
  samplePerson,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSettled, storiesAt, type Story } from '../testing/storiesAt.tsx';
import { App } from './App.tsx';

const meta = { title: 'Screens/App/Shell', component: App } satisfies Meta<typeof App>;

export default meta;

/** Nothing of a page for members shows until it is known who is here. */
export const SessionLoading: Story = {
  ...storiesAt({ address: '/myWishList', replies: [stall('loadUser')], staysLoading: true })(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('My WishList:')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  },
};

/** Nobody can tell whether somebody is signed in, so nobody is sent away. */
export const SessionUnreachable: Story = {
  ...storiesAt({ address: '/myWishList', replies: [refuse('loadUser', 500)] })(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The marketplace cannot be reached.'),
    ).toBeVisible();
  },
};

/** Something between here and the server answers in its place. */
export const SessionNonsense: Story = {
  ...storiesAt({ address: '/myWishList', replies: [garble('loadUser')] })(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The marketplace cannot be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Everything but paying goes on. */
export const PaymentUnavailable: Story = {
  ...storiesAt({ address: '/payment', replies: [refuse('getCardProviderKey', 500)] })(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Paying is not possible at the moment.'),
    ).toBeVisible();
  },
};

/** The session has ended elsewhere; the next call tells. */
export const SessionEnds: Story = {
  ...storiesAt({ address: '/me', replies: [endAfter(1)] })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /^Wishlist/ }));
    await expect(await canvas.findByText('This page is for members.')).toBeVisible();
  },
};

/** Says on every page that nothing is real, and is in nobody's way. */
export const Trial: Story = {
  ...storiesAt({ address: '/', user: null, trial: { keepsMails: true } })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('complementary', { name: 'Trial' });
    await expect(strip).toHaveTextContent(
      'Nothing here is real: no money is taken, and mails stay on the server.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Categories' }));
    await expect(await canvas.findByRole('heading', { name: 'Categories:' })).toBeVisible();
    await expect(strip).toBeVisible();
  },
};

/** On the smallest phone the words take two lines, and its sign stays whole. */
export const TrialNarrow: Story = {
  ...storiesAt({ address: '/welcome', user: null, trial: { keepsMails: true } })(),
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const strip = within(canvasElement).getByRole('complementary', { name: 'Trial' });
    await expect(strip.getBoundingClientRect().height).toBeLessThan(70);
  },
};

/** Its mails are really sent, so it does not say that they are not. */
export const TrialWithMails: Story = {
  ...storiesAt({ address: '/welcome', user: null, trial: { keepsMails: false } })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(
      within(canvasElement).getByText('Nothing here is real: no money is taken.'),
    ).toBeVisible();
  },
};

let isBroken = false;

/** A person who cannot be loaded any more counts as a visitor, until the server can tell again. */
// Shows T9.
export const SessionForgotten: Story = {
  ...storiesAt({
    address: '/me',
    replies: [
      answer('loadUser', () =>
        isBroken ? createRefusal(500) : { user: createProfile(samplePerson) },
      ),
    ],
  })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Asha' })).toBeVisible();

    isBroken = true;
    document.dispatchEvent(new Event('visibilitychange'));
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('You may be signed in.')).toBeVisible();
    await expect(canvas.queryByText(samplePerson.fullname)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Asha' })).not.toBeInTheDocument();

    isBroken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Asha' })).toBeVisible();
  },
};

/** Answers the wishlist so many times, then refuses it as without a session. */
function endAfter(times: number) {
  let asked = 0;
  return answer('listWishlist', () => {
    asked += 1;
    return asked > times
      ? Response.json({ success: false, errorMessage: 'unAuthorised!!' }, { status: 401 })
      : { myCartItems: [], cartItemsCount: 0 };
  });
}

/** Logging out leads to the home page, as a visitor. */
export const LogOut: Story = {
  ...storiesAt({ address: '/me' })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log Out' }));

    await expect(await canvas.findByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Log In' })).toBeVisible();
  },
};

/** The focus goes along with every navigation, so that a screen reader begins at the heading. */
/** The owner's name for the market stands at the end of every page, too. */
export const OwnName: Story = {
  ...storiesAt({ address: '/category', about: createMarket({ name: 'Hamro Bazaar' }) })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(await footer.findByText('©2021 Hamro Bazaar. All rights reserved.')).toBeVisible();
    await expect(footer.getByRole('link', { name: /^Hamro Bazaar/ })).toBeVisible();
  },
};

export const FocusFollows: Story = {
  ...storiesAt({ address: '/' })(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Categories' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Categories:' })).toHaveFocus());
    await expect(document.title).toBe('Categories · Freelance services');
  },
};
