import type { Ranking, RankingPart } from '@market/api';
import { DataTable, type DataTableColumn, Skeleton, useMarket } from '@market/ui';
import { useMemo } from 'react';
import { useGetRankingQuery } from '../../backend/market.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { formatNumber } from './formatNumber.ts';
import { texts } from './Order.texts.ts';

const { rules } = texts;

/** Everything that decides in which order services are found, as the owner of the market has set it. */
export function OrderRules() {
  const ranking = useGetRankingQuery();

  return (
    <section aria-labelledby="order">
      <h2 id="order">{rules.title}</h2>
      <p>{rules.text}</p>
      <QueryView
        query={ranking}
        loading={<Skeleton height="24rem" />}
        waiting={rules.waiting}
        failure={rules.failure}
      >
        {(found) => <Rules ranking={found.ranking} />}
      </QueryView>
    </section>
  );
}

function Rules({ ranking }: { ranking: Ranking }) {
  const { locale } = useMarket();
  const columns = useMemo(() => createColumns(ranking, locale), [ranking, locale]);
  const write = (number: number) => formatNumber(number, locale);
  const { every, places, days, orders } = ranking.newcomers;

  return (
    <>
      <DataTable
        caption={rules.title}
        columns={columns}
        rows={ranking.parts}
        keyOf={({ part }) => part}
      />
      <ul>
        <li>{rules.sum}</li>
        <li>
          {places > 0
            ? rules.newcomers(write(every), write(places), write(days), write(orders))
            : rules.noNewcomers}
        </li>
        <li>{rules.away}</li>
        <li>{rules.often}</li>
      </ul>
    </>
  );
}

function createColumns({ days, answerHours }: Ranking, locale: string) {
  const write = (number: number) => formatNumber(number, locale);
  const { meanings } = rules;
  const meaningOf: Record<RankingPart, string> = {
    text: meanings.text,
    quality: meanings.quality,
    sales: meanings.sales(write(days)),
    fresh: meanings.fresh,
    answers: meanings.answers(write(answerHours), write(days)),
    faults: meanings.faults(write(days)),
  };
  const columns: DataTableColumn<Ranking['parts'][number]>[] = [
    { id: 'part', label: rules.part, cell: ({ part }) => texts.parts[part] },
    { id: 'from', label: rules.from, cell: ({ part }) => meaningOf[part] },
    {
      id: 'most',
      label: rules.most,
      align: 'end',
      cell: ({ part, weight }) => (part === 'faults' ? rules.least(write(weight)) : write(weight)),
    },
  ];
  return columns;
}
