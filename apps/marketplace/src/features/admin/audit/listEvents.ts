import type { AuditEvent } from '@market/api/contract';
import type { CsvRow } from '../../files/saveCsv.ts';

const columns = ['at', 'by', 'what', 'subject', 'address', 'reason', 'before', 'after'] as const;

const readCell = (event: AuditEvent, column: (typeof columns)[number]) =>
  column === 'by' ? (event.by?.fullname ?? '') : (event[column] ?? '');

/** Events as rows of a table, with a row of names first. */
export const listEvents = (events: readonly AuditEvent[]): CsvRow[] => [
  columns,
  ...events.map((event) => columns.map((column) => readCell(event, column))),
];
