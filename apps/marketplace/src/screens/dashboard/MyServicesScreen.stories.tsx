import { createPerson, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { MyServicesScreen } from './MyServicesScreen.tsx';

const meta = { title: 'Screens/Dashboard/My Services', component: MyServicesScreen } satisfies Meta<
  typeof MyServicesScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/dashboard/services';
const user = createPerson();
const page = within(document.body);

export const Ready: Story = withMarket({ address, user });
export const Empty: Story = withMarket({ address, user, services: [] });
export const Loading: Story = withMarket({
  address,
  replies: [stall('listMyServices')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('listMyServices', 500)] });
export const Phone: Story = {
  ...withMarket({ address, user }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address, user }), globals: { theme: 'dark' } };

async function askToDelete(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Delete I will fix one bug' }));
  return within(await page.findByRole('alertdialog', { name: 'Delete this service?' }));
}

export const Deleted: Story = {
  ...withMarket({ address, user }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('Service Deleted Successfully!!')).toBeInTheDocument();
    await expect(page.queryByRole('heading', { name: 'I will fix one bug' })).toBeNull();
  },
};

export const DeletionAsked: Story = {
  ...withMarket({ address, user }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const DeletionRefused: Story = {
  ...withMarket({ address, user, replies: [refuse('deleteService', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('Not today.')).toBeInTheDocument();
    await expect(page.getByRole('heading', { name: 'I will fix one bug' })).toBeInTheDocument();
  },
};
