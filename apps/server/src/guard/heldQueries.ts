import type { HeldKind, HoldReason } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { HeldOutcome } from '../database/guardTables.ts';
import type { Database } from '../database/tables.ts';
import { noteNews, tellPeople } from '../news/tellPeople.ts';

/** Something that is to be held. */
export interface NewHeld {
  kind: HeldKind;
  /** The id of what is held; of a review, those of its service and its writer. */
  subject: string;
  personId: string;
  reason: HoldReason;
  title?: string;
  text?: string;
  rating?: number;
  /** The subjects of what it is like. */
  alike?: readonly string[];
  /** The report that stands for it already. */
  reportId?: string;
}

/** Which sentence tells that something is held. */
const names = {
  service: 'serviceHeld',
  review: 'reviewHeld',
  message: 'messageHeld',
  account: 'accountHeld',
} as const satisfies Record<HeldKind, string>;

/**
 * Puts something into the queue of those who look at it, and tells whose it is, as part of the transaction that
 * keeps it from others. What is held already is brought up to date.
 */
export async function holdBack(transaction: Database, held: NewHeld): Promise<void> {
  const { kind, subject, personId, reason, title = '', text = '', rating = null } = held;
  const { alike = [], reportId = null } = held;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into held_items (id, kind, subject, person_id, reason, title, text, rating, alike, report_id)
      values (${uuidv7()}, ${kind}, ${subject}, ${personId}, ${reason}, ${title}, ${text}, ${rating},
        ${[...alike]}::text[], ${reportId})
      on conflict (kind, subject) where decided_at is null do update set
        title = excluded.title, text = excluded.text, rating = excluded.rating,
        alike = excluded.alike, changed_at = clock_timestamp()
      returning xmax = 0 as "isNew"`.execute(transaction);
  await noteNews(transaction, [{ personId, tag: 'Decisions', subjectId: null }]);
  if (!rows[0]?.isNew) return;
  await tellPeople(transaction, [
    {
      personId,
      kind: 'decisions',
      name: names[kind],
      subject: { type: 'held', id: personId },
      data: { title, reason },
    },
  ]);
}

/** Brings the words of something up to date that is held, if it is. Tells whether it is. */
export async function changeHeld(
  transaction: Database,
  kind: HeldKind,
  subject: string,
  { title, text }: { title: string; text: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('held_items')
    .set({ title, text, changed_at: sql<Date>`clock_timestamp()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes something out of the queue, if it is there, because of what has become of it, or what was decided. */
export async function endHolding(
  transaction: Database,
  kind: HeldKind,
  subject: string,
  outcome: HeldOutcome,
  decisionId: string | null = null,
): Promise<void> {
  const ended = await transaction
    .updateTable('held_items')
    .set({
      decided_at: sql<Date>`now()`,
      outcome,
      decision_id: decisionId,
      taken_by: null,
      taken_at: null,
    })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decided_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (!ended) return;
  if (outcome === 'released') {
    await transaction
      .updateTable('text_prints')
      .set({ cleared_at: sql<Date>`now()` })
      .where('kind', '=', kind as 'service')
      .where('subject', '=', subject)
      .execute();
  }
  const personId = ended.person_id;
  await noteNews(transaction, [{ personId, tag: 'Decisions', subjectId: null }]);
}

/** Finds what a decision has taken away while it was held; undefined for nothing. */
export const findRemoved = (
  transaction: Database,
  kind: HeldKind,
  subject: string,
  decisionId: string,
) =>
  transaction
    .selectFrom('held_items')
    .select(['person_id', 'text', 'rating'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decision_id', '=', decisionId)
    .where('outcome', '=', 'removed')
    .executeTakeFirst();
