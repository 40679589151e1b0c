import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from 'lucide-react/icons/clock';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longName, posterPicture } from '../../testing/samples.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const tell = (id: string, title: string, more: Omit<TimelineEntry, 'id' | 'title'>) => ({
  id,
  title,
  ...more,
});

const placed = tell('placed', 'Order placed', {
  actor: { name: 'Maya Tamang' },
  date: '2026-11-10T15:45:00.000Z',
  icon: ShoppingBag,
});
const late = tell('late', 'The delivery is late', {
  date: '2026-11-17T15:45:00.000Z',
  tone: 'warning',
  icon: TriangleAlert,
});
const delivered = tell('delivered', 'Delivery sent', {
  actor: { name: 'Mira Shrestha', picture: posterPicture },
  date: '2026-11-18T09:12:00.000Z',
  content: 'Here are the three sketches. Tell me which one speaks to you.',
  tone: 'positive',
  icon: Package,
});
const accepted = tell('accepted', 'Accepted without a word from you', {
  date: '2026-11-21T09:12:00.000Z',
  icon: Clock,
  isUpcoming: true,
});

const meta = {
  title: 'Data/Timeline',
  tags: ['new'],
  component: Timeline,
  args: { entries: [placed, late, delivered, accepted] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What has happened to an order or a dispute, by whom, and what comes next.',
    avoid: 'How far an order has come, in a few words, is an `OrderTimeline`.',
    dos: ['Say who did something and when, for each entry.'],
    donts: ['List what happened inside the machine.'],
    words:
      'Entries are sentences in the past tense: “Asha delivered two files.” What comes next is in the future.',
    anatomy: {
      Entry: 'what happened, by whom, and when',
      Line: 'joins what is done; dashed towards what is to come',
      'Next step': 'what is expected, and from whom',
    },
    accessibility:
      'An ordered list. What is still to come says so in words for screen readers; dates are machine readable, and no colour says anything alone.',
  }),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries[0]).toHaveTextContent('Maya Tamang2026-11-10');
    await expect(entries[3]).toHaveTextContent('Accepted without a word from you, to come');
  },
};
/** No list without entries for anybody. */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const One: Story = { args: { entries: [placed] } };
export const Negative: Story = {
  args: { entries: [placed, { ...late, title: 'Called off', tone: 'negative' }] },
};
export const WithoutIcons: Story = {
  args: { entries: [placed, delivered].map(({ icon: _icon, ...entry }) => entry) },
};
export const LongText: Story = {
  args: {
    entries: [
      {
        ...delivered,
        title: 'A delivery was sent after everything had been talked about for a very long time',
        actor: { name: longName },
        content: 'Everything is in the archive, and nothing in it has been left out. '.repeat(4),
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    entries: [
      { ...placed, title: 'تم تقديم الطلب' },
      { ...accepted, title: 'القبول' },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
