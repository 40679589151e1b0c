import type { ScorePoint } from '@market/api';
import { DataTable, type DataTableColumn, formatDate, Link, useMarket } from '@market/ui';
import { useMemo } from 'react';
import { paths } from '../../routing/paths.ts';
import { formatNumber } from './formatNumber.ts';
import { texts } from './texts.ts';

interface PointsTableProps {
  caption: string;
  points: readonly ScorePoint[];
}

/** Causes of a score: what has happened, where, and what it brings. */
export function PointsTable({ caption, points }: PointsTableProps) {
  const market = useMarket();
  const columns = useMemo(() => createColumns(market), [market]);

  return <DataTable caption={caption} columns={columns} rows={points} keyOf={({ _id }) => _id} />;
}

function createColumns(market: ReturnType<typeof useMarket>): DataTableColumn<ScorePoint>[] {
  const write = (number: number) => formatNumber(number, market.locale);
  return [
    {
      id: 'what',
      label: texts.what,
      cell: ({ outcome, stars, order, conversation }) => (
        <span>
          {stars === null ? texts.outcomes[outcome] : texts.stars(stars)}
          {order && (
            <>
              <br />
              <Link href={paths.sale(order._id)}>{order.title}</Link>
            </>
          )}
          {conversation && (
            <>
              <br />
              <Link href={paths.conversation(conversation)}>{texts.conversation}</Link>
            </>
          )}
        </span>
      ),
    },
    { id: 'when', label: texts.when, cell: ({ at }) => formatDate(at, market) },
    {
      id: 'points',
      label: texts.points,
      align: 'end',
      cell: ({ points, of }) => texts.pointsOf(write(points), write(of)),
    },
  ];
}
