import { answer, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = { title: 'Screens/Forgot password', component: ForgotPasswordScreen } satisfies Meta<
  typeof ForgotPasswordScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/forgotPassword';
const user = null;

async function ask(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Email'), 'asha@market.example');
  await userEvent.click(main.getByRole('button', { name: 'REQUEST MAIL' }));
  return main;
}

export const Ready: Story = withMarket({ address, user });
export const Phone: Story = {
  ...withMarket({ address, user }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address, user }), globals: { theme: 'dark' } };

export const Success: Story = {
  ...withMarket({
    address,
    user,
    replies: [answer('requestPasswordReset', { message: 'email sent to asha@market.example' })],
  }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await hasSaid('email sent to asha@market.example');
  },
};

export const Failed: Story = {
  ...withMarket({
    address,
    user,
    replies: [refuse('requestPasswordReset', 500, 'The mail could not be sent.')],
  }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await hasSaid('The mail could not be sent.');
  },
};

export const Loading: Story = {
  ...withMarket({ address, user, replies: [stall('requestPasswordReset')] }),
  play: async ({ canvasElement }) => {
    const main = await ask(canvasElement);
    await expect(main.getByRole('button', { name: /REQUEST MAIL/ })).toBeDisabled();
  },
};
