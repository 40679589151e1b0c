import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { areAlike, sketchText } from './sketchText.ts';

/** A text that everybody is to read. */
export interface GuardedText {
  kind: 'service' | 'review';
  /** The id of what it belongs to; of a review, those of its service and its writer. */
  subject: string;
  personId: string;
  text: string;
}

/** Looks at texts before everybody reads them. */
export interface TextGuard {
  /**
   * Keeps what a text is known by, as part of the transaction that writes it. Gives what it is like, the newest
   * first, if it is to be held for that; else nothing.
   */
  look: (transaction: Database, text: GuardedText) => Promise<string[]>;
}

/** Lets every text through, as where services are planted. */
export const openGuard: TextGuard = { look: async () => [] };

/** How many days a text is compared with later ones. */
const days = 180;

/** How many texts are looked at closer, the newest first. */
const reach = 200;

/** Tells these locks apart from others. */
const lockClass = 44;

/** How many subjects are kept with what is held. */
const kept = 10;

/**
 * To the texts of so many other people, or to so many others of the same person, a text may be like without being
 * held. The service of one other seller is copied; a few words about services are the same by chance.
 */
const allowed = {
  service: { people: 0, own: 3 },
  review: { people: 1, own: 4 },
} as const;

/**
 * Makes what finds texts that are nearly the same as those of others, or as many of the same person.
 *
 * @param scale How many times as much is allowed.
 * @param isOn Whether the owner wants it.
 */
export const createTextGuard = (scale: number, isOn: boolean): TextGuard => ({
  async look(transaction, { kind, subject, personId, text }) {
    const sketched = sketchText(text);
    const earlier = await transaction
      .selectFrom('text_prints')
      .select(['sketch', 'cleared_at'])
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!sketched) {
      if (earlier) await forgetText(transaction, kind, subject);
      return [];
    }
    const { sketch, bands } = sketched;
    // Two who write nearly the same at once do so one after the other.
    await sql`
      select pg_advisory_xact_lock(${lockClass}::int, band) from
        (select distinct band from unnest(${bands}::int[]) as band order by band) as ordered`.execute(
      transaction,
    );
    const isCleared = earlier?.cleared_at && areAlike(earlier.sketch, sketch);
    await sql`
      insert into text_prints (kind, subject, person_id, sketch, bands)
        values (${kind}, ${subject}, ${personId}, ${sketch}::int[], ${bands}::int[])
        on conflict (kind, subject) do update set sketch = excluded.sketch, bands = excluded.bands,
          cleared_at = case when ${Boolean(isCleared)}::boolean then text_prints.cleared_at end`.execute(
      transaction,
    );
    if (isCleared || !isOn) return [];

    const near = await transaction
      .selectFrom('text_prints')
      .select(['subject', 'person_id', 'sketch'])
      .where('kind', '=', kind)
      .where('subject', '<>', subject)
      .where(sql<boolean>`bands && ${bands}::int[]`)
      .where('created_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
      .orderBy('created_at', 'desc')
      .limit(reach)
      .execute();
    const alike = near.filter((print) => areAlike(print.sketch, sketch));
    const people = new Set(alike.map(({ person_id }) => person_id));
    const isOwn = people.delete(personId);
    const own = isOwn ? alike.filter(({ person_id }) => person_id === personId).length : 0;
    const most = allowed[kind];
    const isHeld = people.size > (most.people + 1) * scale - 1 || own > most.own * scale;
    return isHeld ? alike.slice(0, kept).map((print) => print.subject) : [];
  },
});

/** Forgets what a text was known by, when it is taken away by whose it is. */
export async function forgetText(
  transaction: Database,
  kind: GuardedText['kind'],
  subject: string,
): Promise<void> {
  await transaction
    .deleteFrom('text_prints')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}
