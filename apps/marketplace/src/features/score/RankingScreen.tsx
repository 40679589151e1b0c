import type { LevelRule, ScorePart, ScoreRules } from '@market/api';
import {
  DataTable,
  type DataTableColumn,
  PageHeader,
  PageLayout,
  Skeleton,
  useMarket,
} from '@market/ui';
import { useMemo } from 'react';
import { useGetScoreRulesQuery } from '../../backend/market.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { formatNumber } from './formatNumber.ts';
import { OrderRules } from './OrderRules.tsx';
import { Page } from './Score.styles.ts';
import { texts } from './texts.ts';

const { ranking } = texts;

/** Everything that decides about the order of searches, about scores and about levels, as the owner of the market has set it. */
export function RankingScreen() {
  const { hasFeature } = useMarketSettings();
  const isOrdered = hasFeature('ranking');
  const title = isOrdered ? ranking.orderTitle : ranking.title;

  return (
    <PageLayout width="narrow">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} text={isOrdered ? ranking.orderText : ranking.text} />
      <Page>
        {isOrdered && <OrderRules />}
        {(hasFeature('score') || !isOrdered) && <ScoreRulesOfMarket />}
      </Page>
    </PageLayout>
  );
}

function ScoreRulesOfMarket() {
  const rules = useGetScoreRulesQuery();

  return (
    <QueryView
      query={rules}
      loading={<Skeleton height="24rem" />}
      waiting={ranking.waiting}
      failure={ranking.failure}
    >
      {(found) => <Rules rules={found.rules} />}
    </QueryView>
  );
}

function Rules({ rules }: { rules: ScoreRules }) {
  const { locale } = useMarket();
  const { partColumns, levelColumns } = useMemo(
    () => createColumns(rules, locale),
    [rules, locale],
  );
  const write = (number: number) => formatNumber(number, locale);

  return (
    <Page>
      <section aria-labelledby="parts">
        <h2 id="parts">{ranking.parts}</h2>
        <DataTable
          caption={ranking.parts}
          columns={partColumns}
          rows={rules.parts}
          keyOf={({ part }) => part}
        />
        <ul>
          <li>{ranking.time(write(rules.days), write(rules.halfLifeDays))}</li>
          <li>{ranking.fault}</li>
          <li>{ranking.new(write(rules.newOrders))}</li>
        </ul>
      </section>
      <section aria-labelledby="levels">
        <h2 id="levels">{ranking.levels}</h2>
        <DataTable
          caption={ranking.levels}
          columns={levelColumns}
          rows={rules.levels}
          keyOf={({ level }) => level}
        />
        <ul>
          <li>{ranking.fall(write(rules.fallDays))}</li>
          <li>{ranking.shown}</li>
        </ul>
      </section>
      <section aria-labelledby="shares">
        <h2 id="shares">{ranking.shares}</h2>
        <p>{ranking.share}</p>
      </section>
    </Page>
  );
}

function createColumns(rules: ScoreRules, locale: string) {
  const write = (number: number) => formatNumber(number, locale);
  const { meanings } = ranking;
  const meaningOf: Record<ScorePart, string> = {
    ratings: meanings.ratings(write(rules.startStars), write(rules.startReviews)),
    onTime: meanings.onTime,
    carried: meanings.carried,
    answers: meanings.answers(write(rules.answerHours)),
    buyers: meanings.buyers(write(rules.mostBuyers)),
  };
  const partColumns: DataTableColumn<ScoreRules['parts'][number]>[] = [
    { id: 'part', label: ranking.part, cell: ({ part }) => texts.parts[part] },
    { id: 'from', label: ranking.from, cell: ({ part }) => meaningOf[part] },
    { id: 'most', label: ranking.most, align: 'end', cell: ({ of }) => write(of) },
  ];
  const levelColumns: DataTableColumn<LevelRule>[] = [
    { id: 'level', label: ranking.level, cell: ({ level }) => texts.levels[level] },
    { id: 'orders', label: ranking.orders, align: 'end', cell: ({ orders }) => write(orders) },
    { id: 'buyers', label: ranking.buyers, align: 'end', cell: ({ buyers }) => write(buyers) },
    { id: 'score', label: ranking.score, align: 'end', cell: ({ score }) => write(score) },
  ];
  return { partColumns, levelColumns };
}
