import { answer, refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/People/Forgot password',
  component: ForgotPasswordScreen,
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;

const at = storiesAt({ address: '/forgotPassword', user: null });

async function ask(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Email'), 'asha@market.example');
  await userEvent.click(main.getByRole('button', { name: 'REQUEST MAIL' }));
  return main;
}

export const Ready = at();

/** Sent as it is. */
export const Empty: Story = {
  ...at({
    replies: [refuse('requestPasswordReset', 'invalidAddress')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'REQUEST MAIL' }));
    await hasSaid('please enter valid email-address');
  },
};

export const LongText: Story = {
  ...at({ replies: [refuse('requestPasswordReset', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await hasSaid(longRefusal);
  },
};

export const Success: Story = {
  ...at({
    replies: [answer('requestPasswordReset', { message: 'email sent to asha@market.example' })],
  }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await hasSaid('email sent to asha@market.example');
  },
};

export const Failed: Story = {
  ...at({
    replies: [refuse('requestPasswordReset', 500, 'The mail could not be sent.')],
  }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await hasSaid('The mail could not be sent.');
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('requestPasswordReset')] }),
  play: async ({ canvasElement }) => {
    const main = await ask(canvasElement);
    await expect(main.getByRole('button', { name: /REQUEST MAIL/ })).toBeDisabled();
  },
};
