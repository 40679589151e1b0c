import { openOrderStatuses } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { sameEmail } from './peopleQueries.ts';

export type PersonalDataQueries = ReturnType<typeof createPersonalDataQueries>;

/** Everything that is stored about one person: to hand it out, and to forget it. */
export const createPersonalDataQueries = (database: Database) => ({
  /** Collects what is stored about a person, without secrets and without data about others. */
  async collect(id: string) {
    const person = await database
      .selectFrom('people')
      .select(['id', 'fullname', 'email', 'bio', 'origin', 'avatar_id', 'created_at'])
      .select(['away_until', 'away_note', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const orders = database
      .selectFrom('orders')
      .innerJoin('payments', 'payments.id', 'orders.payment_id')
      .select([
        'orders.id',
        'orders.status',
        'orders.created_at',
        'orders.delivered_at',
        'orders.questions',
        'orders.refund_requested_at',
        'payments.service_title',
        'payments.amount as amount_paise',
        'payments.refunded_paise',
        'payments.status as payment_status',
      ])
      .orderBy('orders.id');
    return {
      person,
      sessions: await database
        .selectFrom('sessions')
        .select(['user_agent', 'created_at', 'last_seen_at'])
        .where('person_id', '=', id)
        .execute(),
      factors: await database
        .selectFrom('second_factors')
        .select(['kind', 'name', 'created_at', 'confirmed_at', 'last_used_at'])
        .where('person_id', '=', id)
        .execute(),
      recoveryCodes: await database
        .selectFrom('recovery_codes')
        .select(['created_at', 'used_at'])
        .where('person_id', '=', id)
        .execute(),
      role: await database
        .selectFrom('operators')
        .select(['role', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      confirmations: await database
        .selectFrom('email_confirmations')
        .select(['fullname', 'email', 'created_at', 'expires_at'])
        .where((row) => row.or([sameEmail(person.email), row('person_id', '=', id)]))
        .execute(),
      services: await database
        .selectFrom('services')
        .select([
          'id',
          'title',
          'description',
          'category',
          'price_paise',
          'listing',
          'queue_limit',
          'created_at',
          'paused_at',
          'deleted_at',
        ])
        .where('seller_id', '=', id)
        .execute(),
      drafts: await database
        .selectFrom('service_drafts')
        .select(['id', 'service_id', 'content', 'updated_at'])
        .where('person_id', '=', id)
        .execute(),
      coupons: await database
        .selectFrom('coupons')
        .selectAll()
        .where('seller_id', '=', id)
        .execute(),
      offers: await database.selectFrom('offers').selectAll().where('seller_id', '=', id).execute(),
      reviews: await database
        .selectFrom('reviews')
        .select(['service_id', 'rating', 'comment', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      wishlist: await database
        .selectFrom('cart_items')
        .select(['service_id', 'choice', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      payments: await database
        .selectFrom('payments')
        .select(['id', 'intent_id', 'service_title', 'amount as amount_paise', 'phone_number'])
        .select(['agreed', 'status', 'created_at'])
        .where('buyer_id', '=', id)
        .execute(),
      deposits: await database
        .selectFrom('deposits')
        .select(['id', 'intent_id', 'amount as amount_paise', 'status', 'created_at'])
        .where('buyer_id', '=', id)
        .execute(),
      cards: await database
        .selectFrom('card_attempts')
        .select(['intent_id', 'network', 'refused', 'created_at'])
        .where('buyer_id', '=', id)
        .execute(),
      bought: await orders.where('orders.buyer_id', '=', id).execute(),
      sold: await orders.where('orders.seller_id', '=', id).execute(),
      files: await database
        .selectFrom('files')
        .select(['id', 'name', 'size', 'kind', 'state', 'place', 'created_at'])
        .where('owner_id', '=', id)
        .execute(),
      said: await database
        .selectFrom('order_events')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select(['order_id', 'kind', 'text', 'order_events.created_at'])
        .where('text', '<>', '')
        .where((either) =>
          either.or([
            either.and([either('actor', '=', 'buyer'), either('buyer_id', '=', id)]),
            either.and([either('actor', '=', 'seller'), either('seller_id', '=', id)]),
          ]),
        )
        .orderBy('order_events.id')
        .execute(),
      messages: await database
        .selectFrom('messages')
        .select(['conversation_id', 'number', 'text', 'file_places', 'sent_at', 'deleted_at'])
        .where('sender_id', '=', id)
        .orderBy('sent_at')
        .execute(),
      messageChoices: await database
        .selectFrom('message_choices')
        .select('shows_seen')
        .where('person_id', '=', id)
        .execute(),
      blocks: await database
        .selectFrom('blocks')
        .select(['blocked_id', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      reports: await database
        .selectFrom('reports')
        .select(['kind', 'subject', 'reason', 'text', 'created_at'])
        .where('by_person', '=', id)
        .execute(),
      mails: await database
        .selectFrom('outbox')
        .select(['subject', 'created_at', 'sent_at', 'failed_at'])
        .where(sql<boolean>`lower(recipient) = lower(${person.email})`)
        .execute(),
      mailChoices: await database
        .selectFrom('mail_choices')
        .select(['topic', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      notifications: await database
        .selectFrom('notifications')
        .select(['kind', 'name', 'subject_id', 'data', 'created_at', 'seen_at', 'mailed_at'])
        .where('person_id', '=', id)
        .execute(),
      notificationChoices: await database
        .selectFrom('notification_choices')
        .select(['kind', 'on_site', 'mail'])
        .where('person_id', '=', id)
        .execute(),
      events: await database
        .selectFrom('audit_events')
        .select(['what', 'subject_id', 'address', 'reason', 'created_at'])
        .where('person_id', '=', id)
        .orderBy('id')
        .execute(),
    };
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
   * Forgets a person: account, second factors, role, sessions, services, reviews, wishlist and mails.
   * Payments, orders and the audit trail stay for the books, without a name, a phone number, a network
   * address or what they have said about an order. Messages and files that were sent to others stay with them, without a name; `removeUnusedFiles` removes the others.
   */
  erase: (id: string): Promise<void> =>
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
      await noteEvent(transaction, { personId: null, what, subjectId: id, address: 'operator' });
    }),
});
