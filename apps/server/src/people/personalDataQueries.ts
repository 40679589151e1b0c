import { openOrderStatuses } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { describePersonalData } from './describePersonalData.ts';
import { findOwnPerson } from './findOwnPerson.ts';
import { sameEmail } from './peopleQueries.ts';

/** What each query gives. */
type RowsOf<Queries> = {
  [Kind in keyof Queries]: Queries[Kind] extends { execute: () => Promise<infer Rows> }
    ? Rows
    : never;
};

export type PersonalDataQueries = ReturnType<typeof createPersonalDataQueries>;

/** Everything that is stored about one person: to hand it out, and to forget it. */
export const createPersonalDataQueries = (database: Database) => ({
  /** Collects what is stored about a person, without secrets and without data about others. */
  async collect(id: string) {
    const person = await findOwnPerson(database, id);
    const kinds = describePersonalData(database, person);
    const rows: Record<string, unknown[]> = {};
    for (const [kind, query] of Object.entries(kinds)) rows[kind] = await query.execute();
    return { person, ...(rows as RowsOf<typeof kinds>) };
  },

  /** Lists the ids of the pictures that a person has shown: their own and those of their services and drafts. */
  async listImages(id: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select avatar_id as id from people where people.id = ${id} and avatar_id is not null
      union
      select image_id from service_images join services on services.id = service_id
        where seller_id = ${id}
      union
      select image_id from service_draft_images join service_drafts on service_drafts.id = draft_id
        where person_id = ${id}`.execute(database);
    return rows.map((row) => row.id);
  },

  /** How many paid orders this person still has to deliver or refund. */
  async countDuties(id: string): Promise<number> {
    const { count } = await database
      .selectFrom('orders')
      .innerJoin('payments', 'payments.id', 'orders.payment_id')
      .select((builder) => builder.fn.countAll<number>().as('count'))
      .where('orders.seller_id', '=', id)
      .where('orders.status', 'in', openOrderStatuses)
      .where('payments.status', 'in', ['succeeded', 'disputed'])
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Forgets a person: account, second factors, passkeys, role, sessions, services, reviews by and about them,
   * wishlist and mails.
   * Payments, orders and the audit trail stay for the books, without a name, a phone number, a network
   * address or what they have said about an order. Messages and files that were sent to others stay with them, without a name; `removeUnusedFiles` removes the others.
   *
   * @param by Who does it, for the trail. Defaults to the operator.
   */
  erase: (id: string, by = 'operator'): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await sql`
        update services
          set rating_sum = rating_sum - rating, rating_count = rating_count - 1
          from reviews where service_id = services.id and person_id = ${id}`.execute(transaction);
      await transaction
        .updateTable('payments')
        .set({ phone_number: '' })
        .where('buyer_id', '=', id)
        .execute();
      await sql`
        update order_events set text = '' from orders
          where orders.id = order_id and text <> ''
            and ((actor = 'buyer' and buyer_id = ${id}) or (actor = 'seller' and seller_id = ${id}))`.execute(
        transaction,
      );
      await sql`
        update orders set questions =
            (select jsonb_agg(question || '{"answer": null}') from jsonb_array_elements(questions) as question)
          where buyer_id = ${id} and jsonb_array_length(questions) > 0`.execute(transaction);
      // Nobody else has got these.
      await transaction
        .deleteFrom('messages')
        .where('sender_id', '=', id)
        .where('held', 'is not', null)
        .execute();
      // There is no score any more at which anybody could look.
      await transaction
        .deleteFrom('reports')
        .where('by_person', '=', id)
        .where('kind', '=', 'scoreEntry')
        .execute();
      // Nobody needs these any more: `removeUnusedFiles` removes them.
      await transaction
        .updateTable('files')
        .set({ place: null })
        .where('owner_id', '=', id)
        .where('purpose', '=', 'identity')
        .execute();
      const { email } = await transaction
        .deleteFrom('people')
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirstOrThrow();
      await sql`delete from outbox where lower(recipient) = lower(${email})`.execute(transaction);
      await transaction.deleteFrom('email_confirmations').where(sameEmail(email)).execute();
      await sql`
        delete from password_reset_requests where lower(email) = lower(${email})`.execute(
        transaction,
      );
      await sql`
        update sandbox_intents set metadata = metadata - 'buyer_id' - 'phone_number'
          where metadata->>'buyer_id' = ${id}`.execute(transaction);
      await transaction
        .updateTable('audit_events')
        .set({ address: '' })
        .where('person_id', '=', id)
        .execute();
      const what = 'account.deleted';
      await noteEvent(transaction, { personId: null, what, subjectId: id, address: by });
    }),
});
