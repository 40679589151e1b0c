import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withMarket } from '../../testing/withMarket.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = { title: 'Screens/Welcome', component: WelcomeScreen } satisfies Meta<
  typeof WelcomeScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/welcome';

export const Ready: Story = withMarket({ address });
export const Visitor: Story = withMarket({ address, user: null });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };

/** Where a visitor lands who wanted to see a page for members. */
export const SentFromAMembersPage: Story = {
  ...withMarket({ address: '/myWishList', user: null }),
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
