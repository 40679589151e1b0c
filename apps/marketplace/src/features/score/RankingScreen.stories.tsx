import type { Meta } from '@storybook/react-vite';
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
