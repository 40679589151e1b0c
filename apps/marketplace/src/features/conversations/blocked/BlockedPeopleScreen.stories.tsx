import { refuse, sampleBlocks } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { BlockedPeopleScreen } from './BlockedPeopleScreen.tsx';

const meta = {
  title: 'Screens/Conversations/Blocked people',
  component: BlockedPeopleScreen,
} satisfies Meta<typeof BlockedPeopleScreen>;

export default meta;

const at = storiesAt({ address: '/me/blocked' });
const [blocked] = sampleBlocks as [(typeof sampleBlocks)[number]];

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

// Shows X32.
export const Ready = at();
export const Empty = at({ blocks: [] });
/** Somebody without a picture of their own. */
export const Partial = at({ blocks: [{ ...blocked, avatar: { url: '/no/such/picture.webp' } }] });
export const Full = at({
  blocks: Array.from({ length: 45 }, (_, index) => ({
    ...blocked,
    _id: `person-${index}`,
    fullname: `${blocked.fullname} ${index + 1}`,
  })),
});
export const LongText = at({
  blocks: [{ ...blocked, fullname: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 50) }],
});
export const Loading = at.loading('listBlocks');
export const Failed = at.failing('listBlocks');

export const Unblocked: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: `Unblock ${blocked.fullname}` }));
    await hasSaid(`${blocked.fullname} is not blocked any more.`);
    await expect(await main.findByText('You have blocked nobody.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('unblockPerson', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: /Unblock/ }));
    await hasSaid('Not today.');
    await expect(main.getByRole('link', { name: blocked.fullname })).toBeVisible();
  },
};
