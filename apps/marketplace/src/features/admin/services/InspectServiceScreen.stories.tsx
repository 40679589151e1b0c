import { createServiceSummary, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { InspectServiceScreen } from './InspectServiceScreen.tsx';

const meta = { title: 'Screens/Admin/Service', component: InspectServiceScreen } satisfies Meta<
  typeof InspectServiceScreen
>;

export default meta;

const waiting = createServiceSummary({ held: 'waiting' });
const at = storiesAt({
  address: `/admin/services/${waiting._id}`,
  user: createOperator('moderator'),
  services: [waiting],
});

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** A service that waits for approval. */
export const Ready = at();
/** It is shown to everybody, and may be hidden. */
export const Full = at({ services: [createServiceSummary()] });
/** It is not said whose it is. */
export const Partial = at({ services: [createServiceSummary({ held: 'hidden', user: [] })] });
export const LongText = at({
  services: [createServiceSummary({ title: longService.title, held: 'waiting' })],
});
export const Empty = at({ services: [] });
export const Loading = at.loading('inspectService');
export const Failed = at.failing('inspectService');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };

// Shows X40.
export const SentBack: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('radio', { name: /^It is sent back/ }));
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await expect(main.getByText('Please choose a reason!')).toBeVisible();
    await userEvent.selectOptions(main.getByLabelText('Reason'), 'quality');
    await userEvent.type(main.getByLabelText('Why, or what to change'), 'Say what it is for.');
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('Decided. The seller is told.');
    await expect(await main.findByText('Sent back')).toBeVisible();
  },
};

/** Its seller has changed it meanwhile. */
// Shows X40.
export const Overtaken: Story = {
  ...at({ replies: [refuse('decideService', 'decidedMeanwhile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('radio', { name: /^It is approved/ }));
    await userEvent.type(main.getByLabelText('Why, or what to change'), 'Welcome.');
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
  },
};
