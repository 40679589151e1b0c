import { Badge } from '../../data/Badge/Badge.tsx';
import type { OrderNote } from '../../entities.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Note, States } from './OrdersTable.styles.ts';

interface OrderStateProps {
  status: string;
  note: OrderNote | undefined;
}

/** The status of an order and, where it is known, how far it is. */
export function OrderState({ status, note }: OrderStateProps) {
  if (!note) return <StatusBadge status={status} />;
  if (note.isWhole) return <StatusBadge status={note.words} tone={note.tone ?? 'neutral'} />;
  return (
    <States>
      <StatusBadge status={status} />
      {note.tone ? <Badge tone={note.tone}>{note.words}</Badge> : <Note>{note.words}</Note>}
    </States>
  );
}
