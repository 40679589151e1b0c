import { answer, createPerson, sampleRankedPlace } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rankingMarket } from '../../testing/sampleOwners.ts';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { WhyHereScreen } from './WhyHereScreen.tsx';

const meta = { title: 'Screens/Score/Why here', component: WhyHereScreen } satisfies Meta<
  typeof WhyHereScreen
>;

export default meta;

const at = storiesAt({
  address: '/dashboard/service/service-brand/place?keyword=brand',
  about: rankingMarket,
  user: createPerson(),
});
const explained = (found: Partial<typeof sampleRankedPlace>) =>
  answer('explainRanking', { found: { ...sampleRankedPlace, ...found } });

// Shows X48.
export const Ready = at();
export const Loading = at.loading('explainRanking');
export const Failed = at.failing('explainRanking');
/** The words do not find it. */
export const Empty = at({ address: '/dashboard/service/service-brand/place?keyword=plumber' });
/** No words: there is no text to match. */
export const Partial = at({
  address: '/dashboard/service/service-brand/place',
  replies: [
    explained({
      score: 34.55,
      scoreAhead: null,
      place: 1,
      parts: sampleRankedPlace.parts.slice(1),
    }),
  ],
});
/** In a place for new services. */
export const Newcomer = at({
  replies: [explained({ isNewcomer: true, place: 8, scoreAhead: null })],
});
/** Nothing was found while the service is in no list. */
export const Paused = at({
  address: '/dashboard/service/service-brand/place',
  replies: [answer('explainRanking', { found: null })],
});
export const LongText = at({
  address: `/dashboard/service/service-brand/place?keyword=${'brand%20identity%20'.repeat(9)}`,
  replies: [answer('explainRanking', { found: null })],
});

/** Other words are asked for, and stand in the address. */
export const OtherWords: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Place 7 of 128' })).toBeVisible();
    const box = main.getByRole('searchbox', { name: 'Words of a search' });
    await userEvent.clear(box);
    await userEvent.type(box, 'plumber{Enter}');
    await expect(await main.findByText(/A search for “plumber” does not find/)).toBeVisible();
  },
};
