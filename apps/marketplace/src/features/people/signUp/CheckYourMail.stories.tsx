import { answer } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { fillInSignUp } from '../../../testing/fillInSignUp.ts';
import { storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';

/** What becomes of `Sign up` where addresses are confirmed by mail. */
const meta = { title: 'Screens/People/Check your mail', component: CheckYourMail } satisfies Meta<
  typeof CheckYourMail
>;

export default meta;

const at = storiesAt({ address: '/signup', user: null });

/** The server says the same whether or not the address has an account. */
const createWaiting = (email: string) => ({
  user: null,
  message: `A mail with a link is on its way to ${email}. The link works for 24 hours.`,
});

export const Ready: Story = {
  ...at({ replies: [answer('signUp', ({ email }) => createWaiting(email))] }),
  play: async ({ canvasElement }) => {
    const main = await fillInSignUp(canvasElement);
    const heading = await main.findByRole('heading', { name: 'Check your mail' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toHaveAccessibleDescription(/bina@market\.example/);
    await expect(document.title).toBe('Check your mail · Freelance services');
    await expect(main.getByRole('link', { name: 'Back to log in' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Bina' })).toBeNull();
  },
};

/** An address that is as long as any may be. */
export const LongText: Story = {
  ...at({ replies: [answer('signUp', createWaiting(`${'bina'.repeat(60)}@mail.example`))] }),
  play: async ({ canvasElement }) => {
    const main = await fillInSignUp(canvasElement);
    await expect(await main.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
  },
};
