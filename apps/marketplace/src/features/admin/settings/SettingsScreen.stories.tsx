import { refuse, sampleSettings } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = { title: 'Screens/Admin/Settings', component: SettingsScreen } satisfies Meta<
  typeof SettingsScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/settings', user: createOperator('owner') });

/** Approval is set, the rest is as usual. */
export const Ready = at();
// Shows X41.
export const Changed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Change orders.acceptDays' }));
    const value = main.getByLabelText('Value');
    await userEvent.clear(value);
    await userEvent.type(value, '7');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await expect(main.getByText('Please say why!')).toBeVisible();
    await userEvent.type(main.getByLabelText('Why'), 'Five are too few.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await hasSaid('Saved. Every server follows within a second or two.');
    await expect(await main.findByText('7')).toBeVisible();
  },
};
/** What the site brings by itself. */
export const Partial = at({
  settings: [
    {
      key: 'name',
      about: 'what the market is called',
      choices: 'a line of at most 40 characters',
      value: '',
      usual: '',
      isSet: false,
    },
  ],
});
export const Full = at({
  settings: Array.from({ length: 30 }, (_, index) => ({
    key: `limits.number${index}`,
    about: 'how much of something there may be',
    choices: 'a whole number from 1 to 10',
    value: '5',
    usual: '5',
    isSet: false,
  })),
});
export const LongText = at({
  settings: sampleSettings.map((setting) => ({ ...setting, about: setting.about.repeat(5) })),
});
export const Empty = at({ settings: [] });
export const Loading = at.loading('listSettings');
export const Failed = at.failing('listSettings');
/** Somebody else has set it meanwhile. */
// Shows X41.
export const Overtaken: Story = {
  ...at({ replies: [refuse('saveSetting', 'decidedMeanwhile')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Change hideEmails' }));
    await userEvent.type(main.getByLabelText('Why'), 'As asked.');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await hasSaid('Somebody else has decided meanwhile. Look at what they have decided.');
  },
};
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
