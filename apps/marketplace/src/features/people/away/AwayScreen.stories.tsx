import { createPerson, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { AwayScreen } from './AwayScreen.tsx';

const meta = { title: 'Screens/People/Away', component: AwayScreen } satisfies Meta<
  typeof AwayScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/away', user: createPerson() });
const holidays = { until: '2026-12-27T18:15:00.000Z', note: 'I am in the mountains.' };

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** Somebody is away, and says why. */
export const Ready = at({ away: holidays });
export const Empty = at();
export const LongText = at({
  away: { ...holidays, note: 'I am in the mountains, without a telephone. '.repeat(7).trim() },
});
export const Loading = at.loading('getPerson');
export const Failed = at.failing('getPerson');

export const Left: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await waitFor(() =>
      expect(main.getByText('You are here, and your services can be ordered.')).toBeVisible(),
    );
    await userEvent.type(main.getByLabelText('Back on'), '2026-12-28');
    await userEvent.type(main.getByLabelText('A word to buyers'), 'Happy holidays!');
    await userEvent.click(main.getByRole('button', { name: 'I am away' }));
    await hasSaid(/^You are away until/);
    await expect(await main.findByRole('button', { name: 'I am back' })).toBeVisible();
  },
};

export const Returned: Story = {
  ...at({ away: holidays }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'I am back' }));
    await hasSaid('Your services can be ordered again.');
    await waitFor(() => expect(main.queryByRole('button', { name: 'I am back' })).toBeNull());
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('setAway', 'impossibleReturn')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Back on'), '2026-12-28');
    await userEvent.click(main.getByRole('button', { name: 'I am away' }));
    await hasSaid('Please enter a day within the next year.');
  },
};
