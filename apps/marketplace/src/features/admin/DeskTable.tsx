import { DataTable, type DataTableColumn, type Market, useMarket } from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useNow } from '../orders/life/useNow.ts';
import { Dense } from './Desk.styles.ts';

/** Lays out rows for a market at a time. One that is always the same lets rows stay as they are. */
export type ToColumns<Row> = (market: Market, now: number) => DataTableColumn<Row>[];

interface DeskTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  toColumns: ToColumns<Row>;
  rows: readonly Row[];
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean;
}

/** A table in which much stands. */
export function DeskTable<Row extends { _id: string }>(props: DeskTableProps<Row>) {
  const { toColumns, ...tableProps } = props;
  const market = useMarket();
  const now = useNow();
  const columns = useMemo(() => toColumns(market, now), [toColumns, market, now]);

  return (
    <Dense>
      <DataTable {...tableProps} columns={columns} keyOf={({ _id }) => _id} />
    </Dense>
  );
}
