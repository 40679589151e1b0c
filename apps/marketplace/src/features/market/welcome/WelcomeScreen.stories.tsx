import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillInSignUp } from '../../../testing/fillInSignUp.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = { title: 'Screens/Market/Welcome', component: WelcomeScreen } satisfies Meta<
  typeof WelcomeScreen
>;

export default meta;

const at = storiesAt({ address: '/welcome' });

export const Ready = at();
export const Visitor = at({ user: null });

/** Where somebody lands whose session has ended over a form. */
export const SessionEnded: Story = {
  ...at({
    address: '/me/update',
    user: null,
    drafts: {
      byPath: { '/me/update': { texts: { bio: 'Carver of stamps.' }, pictureNames: [] } },
      owner: 'person-asha',
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your session has ended.')).toBeVisible();
    await expect(canvas.getByText(/What you had entered is kept/)).toBeVisible();
  },
};

/** Where a visitor lands who wanted to see a page for members. */
export const MembersOnly: Story = {
  ...at({ address: '/orders/me', user: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This page is for members.')).toBeVisible();
    await expect(canvas.getByText(/^To see your orders, please log in or sign up\./)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('This page is for members.');
  },
};

/** Selling takes an account first. */
export const VisitorBecomesASeller: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const main = within(canvas.getByRole('main'));
    await waitFor(() =>
      expect(main.getByRole('link', { name: 'Become a seller' })).toHaveAttribute(
        'href',
        '/signup',
      ),
    );
    await userEvent.click(main.getByRole('link', { name: 'Become a seller' }));
    await fillInSignUp(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'New Service' })).toBeVisible();
  },
};

/** After logging in, people are where they wanted to go. */
export const SentFromAMembersPage: Story = {
  ...at({ address: '/myWishList', user: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This page is for members.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Log In to go on' }));

    await canvas.findByRole('heading', { name: 'Log In' });
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@market.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByRole('heading', { name: 'My WishList:' })).toBeVisible();
  },
};
