'use client';

import {
  type ComponentPropsWithRef,
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { TableFrame } from './DataTable.styles.ts';
import { RowsInSight } from './RowsInSight.tsx';
import { type SortOrder, sortRows, type SortValue, type TextOrder } from './sortRows.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { dataTableTexts } from './DataTable.texts.ts';

/** One column of a {@link DataTable}. Keep the list of columns outside of the component, or memoise it. */
export interface DataTableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What rows are sorted by; without it the column cannot be sorted. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /**
   * How texts are ordered: as people of the locale do, with figures in them counted, or sign by
   * sign, as ids are. Defaults to `people`.
   */
  textOrder?: TextOrder | undefined;
  /** `end` for figures and actions. Defaults to `start`. */
  align?: 'start' | 'end' | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table holds, for screen readers: `My orders`. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** What tells a row from all others. */
  keyOf: (row: Row) => string;
  /** The initial order of the rows. By default they keep the order in which they come. */
  initialSort?: SortOrder | undefined;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** While true, rows of the right height stand in. Defaults to false. */
  isLoading?: boolean | undefined;
}

/** From so many rows on, only those in sight are rendered, in a box that scrolls. */
const manyRows = 200;

/**
 * Rows to compare: striped, sortable by pointer and keyboard, with every change of the order
 * announced. On a phone each row becomes a stack of labelled values; ten thousand rows stay smooth.
 */
export const DataTable = forwardRef(function DataTable<Row>(
  props: Omit<DataTableProps<Row>, 'ref'>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { caption, columns, rows, keyOf, initialSort, empty, ...others } = props;
  const { isLoading = false, style, ...frameProps } = others;
  const texts = useTexts('DataTable', dataTableTexts);
  const { locale } = useMarket();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  const [sort, setSort] = useState(initialSort);
  const sortedRows = useMemo(() => {
    const { sortBy: valueOf, textOrder = 'people' } =
      columns.find(({ id }) => id === sort?.columnId) ?? {};
    if (!sort || !valueOf) return rows;
    return sortRows(rows, { valueOf, direction: sort.direction, textOrder, locale });
  }, [rows, columns, sort, locale]);

  if (!isLoading && rows.length === 0 && empty) return <>{empty}</>;

  const isLong = rows.length > manyRows;
  const sortedColumn = columns.find(({ id }) => id === sort?.columnId);
  const renderRow = (row: Row, index?: number) => (
    <TableRow
      key={keyOf(row)}
      row={row}
      columns={columns as readonly DataTableColumn<unknown>[]}
      index={index}
    />
  );

  return (
    <TableFrame
      {...(isLong && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      {...frameProps}
      ref={box}
      style={{ '--rows': rows.length, ...style }}
      data-long={isLong || undefined}
    >
      <table
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        aria-busy={isLoading || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                direction={column.id === sort?.columnId ? sort.direction : undefined}
                onSort={setSort}
              />
            ))}
          </tr>
        </thead>
        {isLoading ? (
          <LoadingRows columnCount={columns.length} />
        ) : isLong ? (
          <RowsInSight
            rowCount={sortedRows.length}
            box={box}
            renderRow={(index) => {
              const row = sortedRows[index];
              return row !== undefined && renderRow(row, index);
            }}
          />
        ) : (
          <tbody>{sortedRows.map((row) => renderRow(row))}</tbody>
        )}
      </table>
      <VisuallyHidden role="status">
        {sort && sortedColumn && texts.sorted(sortedColumn.label, sort.direction)}
      </VisuallyHidden>
    </TableFrame>
  );
}) as <Row>(props: DataTableProps<Row>) => ReactElement | null;

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>;
  direction: SortOrder['direction'] | undefined;
  onSort: (sort: SortOrder) => void;
}

function HeaderCell<Row>({ column, direction, onSort }: HeaderCellProps<Row>) {
  const { id, label, sortBy, align } = column;
  const nextDirection = direction === 'ascending' ? 'descending' : 'ascending';

  return (
    <th scope="col" aria-sort={direction} data-end={align === 'end' || undefined}>
      {sortBy ? (
        <button type="button" onClick={() => onSort({ columnId: id, direction: nextDirection })}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </th>
  );
}

interface TableRowProps {
  row: unknown;
  columns: readonly DataTableColumn<unknown>[];
  /** Where it stands among all rows, if not all are rendered. */
  index: number | undefined;
}

/** Rendered once: sorting only moves it. */
const TableRow = memo(function TableRow({ row, columns, index }: TableRowProps) {
  return (
    <tr aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map(({ id, label, align, cell }) => (
        <td key={id} data-column={id} data-label={label} data-end={align === 'end' || undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
});

function LoadingRows({ columnCount }: { columnCount: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: 5 }, (_row, row) => (
        <tr key={row}>
          {Array.from({ length: columnCount }, (_cell, cell) => (
            <td key={cell}>
              <Skeleton width={cell === 0 ? '80%' : '50%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
