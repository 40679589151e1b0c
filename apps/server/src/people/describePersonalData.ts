import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { sameEmail } from './peopleQueries.ts';

/** Whose data it is. */
export interface DataOwner {
  id: string;
  email: string;
}

/**
 * What is stored about a person, kind by kind: without secrets and without data about others. Nothing is
 * asked before one of them is executed, or read with a cursor.
 */
export function describePersonalData(database: Database, { id, email }: DataOwner) {
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
    sessions: database
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_seen_at'])
      .where('person_id', '=', id),
    factors: database
      .selectFrom('second_factors')
      .select(['kind', 'name', 'created_at', 'confirmed_at', 'last_used_at'])
      .where('person_id', '=', id),
    recoveryCodes: database
      .selectFrom('recovery_codes')
      .select(['created_at', 'used_at'])
      .where('person_id', '=', id),
    role: database
      .selectFrom('operators')
      .select(['role', 'created_at'])
      .where('person_id', '=', id),
    confirmations: database
      .selectFrom('email_confirmations')
      .select(['fullname', 'email', 'created_at', 'expires_at'])
      .where((row) => row.or([sameEmail(email), row('person_id', '=', id)])),
    services: database
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
      .where('seller_id', '=', id),
    drafts: database
      .selectFrom('service_drafts')
      .select(['id', 'service_id', 'content', 'updated_at'])
      .where('person_id', '=', id),
    coupons: database.selectFrom('coupons').selectAll().where('seller_id', '=', id),
    offers: database.selectFrom('offers').selectAll().where('seller_id', '=', id),
    reviews: database
      .selectFrom('reviews')
      .select(['service_id', 'order_id', 'rating', 'comment', 'created_at', 'changed_at'])
      .select(['removed_at', 'removal'])
      .where('person_id', '=', id),
    orderReviews: database
      .selectFrom('order_reviews')
      .select(['order_id', 'author', 'rating', 'comment', 'created_at', 'changed_at'])
      .select(['publish_at', 'published_at', 'removed_at', 'removal'])
      .where('person_id', '=', id)
      .orderBy('created_at'),
    replies: database
      .selectFrom('reviews')
      .innerJoin('services', 'services.id', 'service_id')
      .select(['service_id', 'reply', 'replied_at'])
      .where('seller_id', '=', id)
      .where('reply', 'is not', null),
    helpfulReviews: database
      .selectFrom('review_votes')
      .select(['service_id', 'created_at'])
      .where('person_id', '=', id),
    wishlist: database
      .selectFrom('cart_items')
      .select(['service_id', 'choice', 'created_at'])
      .where('person_id', '=', id),
    payments: database
      .selectFrom('payments')
      .select(['id', 'intent_id', 'service_title', 'amount as amount_paise', 'phone_number'])
      .select(['agreed', 'status', 'created_at'])
      .where('buyer_id', '=', id),
    deposits: database
      .selectFrom('deposits')
      .select(['id', 'intent_id', 'amount as amount_paise', 'status', 'created_at'])
      .where('buyer_id', '=', id),
    cards: database
      .selectFrom('card_attempts')
      .select(['intent_id', 'network', 'refused', 'created_at'])
      .where('buyer_id', '=', id),
    bought: orders.where('orders.buyer_id', '=', id),
    sold: orders.where('orders.seller_id', '=', id),
    files: database
      .selectFrom('files')
      .select(['id', 'name', 'size', 'kind', 'state', 'place', 'created_at'])
      .where('owner_id', '=', id),
    said: database
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
      .orderBy('order_events.id'),
    messages: database
      .selectFrom('messages')
      .select(['conversation_id', 'number', 'text', 'file_places', 'sent_at', 'deleted_at'])
      .where('sender_id', '=', id)
      .orderBy('sent_at'),
    messageChoices: database
      .selectFrom('message_choices')
      .select('shows_seen')
      .where('person_id', '=', id),
    blocks: database
      .selectFrom('blocks')
      .select(['blocked_id', 'created_at'])
      .where('person_id', '=', id),
    reports: database
      .selectFrom('reports')
      .select(['kind', 'subject', 'reason', 'text', 'created_at', 'closed_at', 'words'])
      .where('by_person', '=', id),
    decisions: database
      .selectFrom('decisions')
      .select(['action', 'reason', 'words', 'subject_kind', 'title', 'suspension', 'until'])
      .select(['created_at', 'ended_at', 'appeal_text', 'appealed_at', 'appeal_outcome'])
      .select(['appeal_words', 'appeal_decided_at'])
      .where('about_person', '=', id)
      // Notes are about work, and about others.
      .where('action', 'not in', ['noted', 'dismissed'])
      .orderBy('id'),
    score: database
      .selectFrom('seller_scores')
      .select(['score', 'level', 'below_since', 'on_time', 'answer_minutes', 'completed', 'buyers'])
      .select('computed_at')
      .where('person_id', '=', id),
    scorePoints: database
      .selectFrom('seller_points')
      .select(['part', 'outcome', 'order_id', 'conversation_id', 'stars', 'points', 'most', 'at'])
      .select('is_counted')
      .where('person_id', '=', id),
    scoreWishes: database.selectFrom('score_wishes').select('id').where('person_id', '=', id),
    awayTimes: database
      .selectFrom('away_times')
      .select(['from_at', 'until_at'])
      .where('person_id', '=', id),
    savedSearches: database
      .selectFrom('saved_searches')
      .select(['query', 'alert', 'created_at', 'looked_at'])
      .where('person_id', '=', id)
      .orderBy('created_at'),
    held: database
      .selectFrom('held_items')
      .select(['kind', 'subject', 'reason', 'title', 'text', 'rating', 'held_at'])
      .select(['decided_at', 'outcome'])
      .where('person_id', '=', id)
      .orderBy('held_at'),
    textPrints: database
      .selectFrom('text_prints')
      .select(['kind', 'subject', 'created_at'])
      .where('person_id', '=', id),
    verifications: database
      .selectFrom('verifications')
      .select(['provider', 'name', 'state', 'reason', 'asked_at', 'decided_at'])
      .where('person_id', '=', id)
      .orderBy('asked_at'),
    suspensions: database
      .selectFrom('suspensions')
      .select(['kind', 'until'])
      .where('person_id', '=', id),
    mails: database
      .selectFrom('outbox')
      .select(['subject', 'created_at', 'sent_at', 'failed_at'])
      .where(sql<boolean>`lower(recipient) = lower(${email})`)
      .orderBy('created_at'),
    mailChoices: database
      .selectFrom('mail_choices')
      .select(['topic', 'created_at'])
      .where('person_id', '=', id),
    notifications: database
      .selectFrom('notifications')
      .select(['kind', 'name', 'subject_id', 'data', 'created_at', 'seen_at', 'mailed_at'])
      .where('person_id', '=', id),
    notificationChoices: database
      .selectFrom('notification_choices')
      .select(['kind', 'on_site', 'mail'])
      .where('person_id', '=', id),
    events: database
      .selectFrom('audit_events')
      .select(['what', 'subject_id', 'address', 'reason', 'created_at'])
      .where('person_id', '=', id)
      .orderBy('id'),

    passkeys: database
      .selectFrom('passkeys')
      .select(['credential_id', 'name', 'transports', 'is_synced', 'counter'])
      .select(['created_at', 'last_used_at'])
      .where('person_id', '=', id),
    externalLogins: database
      .selectFrom('external_logins')
      .select(['issuer', 'subject', 'email', 'created_at', 'last_used_at'])
      .where('person_id', '=', id),
    externalProofs: database
      .selectFrom('external_proofs')
      .select(['issuer', 'subject', 'email', 'fullname', 'created_at'])
      .where('person_id', '=', id),
    conversations: database
      .selectFrom('conversation_members')
      .select(['conversation_id', 'last_at', 'archived_at'])
      .where('person_id', '=', id),
    exports: database
      .selectFrom('data_exports')
      .select(['state', 'requested_at', 'ready_at', 'size'])
      .where('person_id', '=', id),
    deletion: database
      .selectFrom('account_deletions')
      .select(['requested_at', 'due_at'])
      .where('person_id', '=', id),
  };
}
