import {
  answer,
  createPerson,
  createServiceSummary,
  refuse,
  sampleServices,
  sampleStandIn,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longService } from '../../../testing/longTexts.ts';
import { rankingMarket } from '../../../testing/sampleOwners.ts';
import { showsNoStandIn } from '../../../testing/showsNoStandIn.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { MyServicesScreen } from './MyServicesScreen.tsx';

const meta = { title: 'Screens/Services/My services', component: MyServicesScreen } satisfies Meta<
  typeof MyServicesScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/services', user: createPerson() });
const page = within(document.body);

export const Ready = at();
/** Neither pictures nor ratings yet. */
export const Partial: Story = {
  ...at({
    services: [createServiceSummary({ images: [sampleStandIn], ratings: 0, numOfReviews: 0 })],
  }),
  play: showsNoStandIn,
};
export const Full = at({
  services: [0, 1].flatMap((copy) =>
    sampleServices.map((service) => ({ ...service, _id: `${service._id}-${copy}` })),
  ),
});
/** It says so, beside the way back. */
export const Paused: Story = {
  ...at({ services: [createServiceSummary({ isPaused: true }), ...sampleServices.slice(1, 3)] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const [paused, ...others] = within(canvasElement).getAllByRole('article');
    if (!paused) throw new Error('There is no service.');
    await expect(within(paused).getByText('Paused')).toBeVisible();
    for (const other of others) await expect(within(other).queryByText('Paused')).toBeNull();
    await userEvent.click(within(paused).getByRole('button', { name: /^Resume/ }));
    await waitFor(() => expect(page.queryByText('Paused')).toBeNull());
  },
};
/** Each leads to why it stands where it does. */
export const Placed = at({ about: rankingMarket });
export const LongText = at({ services: [longService] });
export const Empty = at({ services: [] });
const loading = at.loading('listMyServices');
/** What has been begun to write comes by itself. */
export const Loading: Story = {
  ...loading,
  play: async (context) => {
    await loading.play?.(context);
    await within(context.canvasElement).findByRole('heading', { name: 'Drafts' });
  },
};
export const Failed = at.failing('listMyServices');

async function askToDelete(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Delete I will fix one bug' }));
  return within(await page.findByRole('alertdialog', { name: 'Delete this service?' }));
}

export const Deleted: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('Service Deleted Successfully!!')).toBeInTheDocument();
    await waitFor(() =>
      expect(page.queryByRole('heading', { name: 'I will fix one bug' })).toBeNull(),
    );
  },
};

/** What was deleted leaves with the next list; until that has come, the screen says it waits. */
export const Refreshed: Story = {
  ...at({
    replies: [
      (() => {
        let isFirst = true;
        return answer('listMyServices', async () => {
          if (!isFirst) await new Promise(() => undefined);
          isFirst = false;
          return { services: sampleServices };
        });
      })(),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Loading services')).toBeInTheDocument();
    const [service] = canvas.getAllByRole('article');
    await expect(service?.closest('[aria-busy="true"]')).not.toBeNull();
  },
};

export const DeletionAsked: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const DeletionRefused: Story = {
  ...at({ replies: [refuse('deleteService', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('Not today.')).toBeInTheDocument();
    await expect(page.getByRole('heading', { name: 'I will fix one bug' })).toBeInTheDocument();
  },
};

/** One waits for approval, one is to be changed, one is hidden by the market. */
// Shows X40.
export const Held = at({
  services: (['waiting', 'returned', 'hidden'] as const).map((held, index) => ({
    ...(sampleServices[index] ?? createServiceSummary()),
    held,
  })),
});
