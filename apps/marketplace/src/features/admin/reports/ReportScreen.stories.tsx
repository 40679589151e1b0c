import {
  createDecision,
  createReport,
  createScorePoint,
  refuse,
  samplePerson,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ReportScreen } from './ReportScreen.tsx';

const meta = { title: 'Screens/Admin/Report', component: ReportScreen } satisfies Meta<
  typeof ReportScreen
>;

export default meta;

const about = { _id: 'person-dev', fullname: 'Dev Karki' };
const report = createReport({
  kind: 'service',
  subject: 'service-brand',
  reason: 'copied',
  sameCount: 2,
  content: [
    { isByReported: true, text: 'I will design a brand identity' },
    { isByReported: true, text: 'Three sketches, two rounds of changes.' },
  ],
  others: [
    {
      _id: 'report-other',
      reason: 'copied',
      text: '',
      by: { _id: samplePerson._id, fullname: samplePerson.fullname },
      createdAt: '2026-11-18T17:00:00.000Z',
    },
  ],
});
const earlier = [createDecision({ action: 'warned', subject: null, about })];
const at = storiesAt({
  address: `/admin/reports/${report._id}`,
  user: createOperator('moderator'),
  reports: [report],
  decisions: earlier,
});

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

async function fill(main: ReturnType<typeof within>, action: RegExp) {
  await userEvent.click(await main.findByRole('radio', { name: action }));
  await userEvent.selectOptions(main.getByLabelText('Reason'), 'copied');
  await userEvent.type(main.getByLabelText('Why, in words that they read'), 'Not hers.');
}

/** Two have reported a service of somebody who was warned before. */
export const Ready = at();
/** Both accounts are gone, and there were no words. */
export const Partial = at({
  reports: [createReport({ about: null, by: null, text: '', content: [] })],
});
export const Full = at({
  reports: [
    createReport({
      kind: 'conversation',
      content: Array.from({ length: 50 }, (_, index) => ({
        isByReported: index % 2 === 0,
        text: `Message ${index + 1}`,
      })),
    }),
  ],
});
export const LongText = at({
  reports: [
    createReport({ content: [{ isByReported: true, text: 'Donaudampfschiff'.repeat(40) }] }),
  ],
});
export const Empty = at({ reports: [createReport({ content: [], text: '' })], decisions: [] });
export const Loading = at.loading('inspectReport');
export const Failed = at.failing('inspectReport');
export const Missing = at({ reports: [] });
export const Closed = at({
  reports: [createReport({ closedAt: '2026-11-20T10:00:00.000Z', words: 'It stays.' })],
});
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };

// Shows X38.
export const Hidden: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'I look at this' }));
    await hasSaid('For five minutes nobody else begins with it.');
    await userEvent.click(await main.findByRole('button', { name: 'Decide' }));
    await expect(main.getByText('Please decide!')).toBeVisible();
    await fill(main, /^The service is hidden/);
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('Decided. Those whom it concerns are told.');
    await expect(await main.findByText('This was decided.')).toBeVisible();
  },
};

/** Somebody else was quicker. */
// Shows X38.
export const Overtaken: Story = {
  ...at({ replies: [refuse('decideReport', 'reportClosed')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await fill(main, /^Nothing/);
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('This report has been closed already.');
  },
};

/** Its words stand in public, where the review stood. */
// Shows X38.
export const RemovedReview: Story = {
  ...at({
    reports: [
      createReport({ kind: 'review', content: [{ isByReported: true, text: 'A cheat.' }] }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const words = main.getByLabelText('Why, in words that they read');
    await userEvent.click(await main.findByRole('radio', { name: /^A warning/ }));
    await expect(words).not.toHaveAccessibleDescription(/everybody else/);
    await userEvent.click(main.getByRole('radio', { name: /^It is removed/ }));
    await expect(words).toHaveAccessibleDescription(/they stand where the review stood/);
  },
};

const entry = createReport({
  kind: 'scoreEntry',
  reason: 'other',
  subject: 'onTime/order-1',
  text: 'The buyer sent me the files only on the last day.',
  by: about,
  entry: createScorePoint(),
  content: [
    { isByReported: false, text: 'Here are the files. Sorry, I was away.' },
    { isByReported: true, text: 'All three sketches, as files to print.' },
  ],
});

/** A seller disputes that a late delivery counts: it does no more. */
// Shows X52.
export const Uncounted: Story = {
  ...at({ reports: [entry] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('Delivered late')).toBeVisible();
    await expect(main.queryByRole('radio', { name: /^A warning/ })).toBeNull();
    await userEvent.click(main.getByRole('radio', { name: /^It counts no more/ }));
    const words = main.getByLabelText('Why, in words that they read');
    await userEvent.type(words, 'The files came on the last day.');
    await expect(main.queryByText(/another decision/)).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Decide' }));
    await hasSaid('Decided. Those whom it concerns are told.');
    await expect(await main.findByText('This was decided.')).toBeVisible();
  },
};
/** What a seller disputes, before anything is decided. */
export const Disputed = at({ reports: [entry] });
