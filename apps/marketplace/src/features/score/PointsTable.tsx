import type { ScorePoint } from '@market/api';
import { DataTable, type DataTableColumn, formatDate, Link, useMarket } from '@market/ui';
import { useId, useMemo } from 'react';
import { paths } from '../../routing/paths.ts';
import { Disputing } from './Disputing.tsx';
import { formatNumber } from './formatNumber.ts';
import { Cause, Day } from './Score.styles.ts';
import { texts } from './texts.ts';

interface PointsTableProps {
  caption: string;
  points: readonly ScorePoint[];
}

/** Causes of a score: what has happened, where, and what it brings. */
export function PointsTable({ caption, points }: PointsTableProps) {
  const market = useMarket();
  const columns = useMemo(() => createColumns(market), [market]);

  return <DataTable caption={caption} columns={columns} rows={points} keyOf={toKey} />;
}

/** The ids change whenever the score is made up anew. */
const toKey = ({ _id, part, order, conversation }: ScorePoint) =>
  `${part} ${order?._id ?? conversation ?? _id}`;

function createColumns(market: ReturnType<typeof useMarket>): DataTableColumn<ScorePoint>[] {
  const write = (number: number) => formatNumber(number, market.locale);
  return [
    {
      id: 'what',
      label: texts.what,
      cell: (point) => <What point={point} />,
    },
    { id: 'when', label: texts.when, cell: ({ at }) => <Day>{formatDate(at, market)}</Day> },
    {
      id: 'points',
      label: texts.points,
      align: 'end',
      cell: ({ points, of, dispute }) =>
        dispute?.state === 'uncounted' ? texts.uncounted : texts.pointsOf(write(points), write(of)),
    },
  ];
}

/** What has happened and where, and what the seller can do about it if it costs them points. */
function What({ point }: { point: ScorePoint }) {
  const id = useId();
  const { outcome, stars, order, conversation } = point;

  return (
    <Cause>
      <span id={id}>{stars === null ? texts.outcomes[outcome] : texts.stars(stars)}</span>
      {order && <Link href={paths.sale(order._id)}>{order.title}</Link>}
      {conversation && <Link href={paths.conversation(conversation)}>{texts.conversation}</Link>}
      <Disputing point={point} describedBy={id} />
    </Cause>
  );
}
