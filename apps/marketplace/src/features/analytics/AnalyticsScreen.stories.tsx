import { createAnalytics, createServiceDays, emptyAnalytics } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tellingMarket } from '../../testing/sampleOwners.ts';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const meta = { title: 'Screens/Analytics/Analytics', component: AnalyticsScreen } satisfies Meta<
  typeof AnalyticsScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/analytics', about: tellingMarket });

export const Ready = at();
export const Empty = at({ analytics: emptyAnalytics });
export const Loading = at.loading('getAnalytics');
export const Failed = at.failing('getAnalytics');
const none = { seen: 0, views: 0, questions: 0, orders: 0, revenue: 0, answerMinutes: null };
/** Seen, and nothing more yet: no time before to compare with, no words that enough people have. */
export const Partial = at({
  analytics: createAnalytics({
    days: createServiceDays('2026-10-22', '2026-11-20', 0.1),
    totals: { ...none, seen: 213, views: 9 },
    previous: none,
    sources: [{ source: 'list', seen: 213, views: 9 }],
    words: [],
  }),
});
export const Full = at({
  address: '/dashboard/analytics?days=365',
});
export const LongText = at({
  analytics: createAnalytics({
    totals: {
      seen: 123_456_789,
      views: 23_456_789,
      questions: 1_234_567,
      orders: 234_567,
      revenue: 9_876_543_210.5,
      answerMinutes: 14_400,
    },
    words: Array.from({ length: 10 }, (_, index) => ({
      word: `donaudampfschifffahrtsgesellschaftskapitänsmützen ${index}`,
      seen: 98_765_432 - index,
    })),
  }),
});

export const Chosen: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    await waitFor(() => expect(main.getByText(/2026-11-15 to 2026-11-21/)).toBeVisible());
    const services = main.getByRole('combobox', { name: 'Service' });
    await waitFor(() => expect(within(services).getAllByRole('option').length).toBeGreaterThan(1));
  },
};
