import { answer, sampleRanking } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { orderedMarket, rankingMarket } from '../../testing/sampleOwners.ts';
import { storiesAt } from '../../testing/storiesAt.tsx';
import { RankingScreen } from './RankingScreen.tsx';

const meta = { title: 'Screens/Score/Ranking', component: RankingScreen } satisfies Meta<
  typeof RankingScreen
>;

export default meta;

const at = storiesAt({ address: '/ranking', user: null });

export const Ready = at();
export const Loading = at.loading('getScoreRules');
export const Failed = at.failing('getScoreRules');

const orderedAt = storiesAt({ address: '/ranking', user: null, about: rankingMarket });

/** The order of searches, too, with the weights of the owner. */
// Shows X48.
export const Ordered = orderedAt();
export const OrderLoading = orderedAt.loading('getRanking');
export const OrderFailed = orderedAt.failing('getRanking');
/** The owner keeps no places for new services, and gives no scores. */
export const OrderAlone = storiesAt({
  address: '/ranking',
  user: null,
  about: orderedMarket,
})({
  replies: [
    answer('getRanking', {
      ranking: { ...sampleRanking, newcomers: { ...sampleRanking.newcomers, places: 0 } },
    }),
  ],
});
