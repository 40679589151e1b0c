import { sql, type Kysely } from 'kysely';

/**
 * What two people write to each other. A message that is held has no number: the others are numbered without
 * gaps, in the order in which they were sent, so that what is unseen follows from two numbers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      id uuid primary key,
      low_id uuid references people on delete set null,
      high_id uuid references people on delete set null,
      last_number bigint not null default 0,
      last_at timestamptz,
      created_at timestamptz not null default now(),
      unique (low_id, high_id),
      check (low_id < high_id)
    )`.execute(database);
  await sql`
    create index conversations_high on conversations (high_id) where high_id is not null`.execute(
    database,
  );
  await sql`
    create index conversations_left on conversations (id)
      where low_id is null and high_id is null`.execute(database);
  // Each side has a copy of the newest number, so that an index of its own rows tells what is unseen.
  await sql`
    create table conversation_members (
      conversation_id uuid references conversations on delete cascade,
      person_id uuid references people on delete cascade,
      seen_number bigint not null default 0,
      last_number bigint not null default 0,
      last_at timestamptz,
      has_written boolean not null default false,
      archived_at timestamptz,
      is_muted boolean not null default false,
      primary key (conversation_id, person_id),
      check (seen_number <= last_number)
    )`.execute(database);
  await sql`
    create index conversation_members_inbox on conversation_members (person_id, last_at, conversation_id)
      where archived_at is null and last_at is not null`.execute(database);
  await sql`
    create index conversation_members_archived on conversation_members (person_id, last_at, conversation_id)
      where archived_at is not null and last_at is not null`.execute(database);
  await sql`
    create index conversation_members_unread on conversation_members (person_id, last_at, conversation_id)
      where archived_at is null and last_number > seen_number`.execute(database);
  await sql`
    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations on delete cascade,
      number bigint,
      sender_id uuid references people on delete set null,
      text text not null check (length(text) <= 4000),
      words tsvector,
      service_id uuid references services on delete set null,
      order_id uuid references orders on delete set null,
      offer_id uuid references offers on delete set null,
      file_places text[] not null default '{}',
      held text check (held in ('contacts', 'repeated')),
      has_contacts boolean not null default false,
      idempotency_key text,
      deleted_at timestamptz,
      sent_at timestamptz not null,
      check ((number is null) = (held is not null)),
      unique (conversation_id, number)
    )`.execute(database);
  await sql`create index messages_sent on messages (conversation_id, sent_at, id)`.execute(
    database,
  );
  await sql`
    create index messages_of_order on messages (conversation_id, order_id, sent_at, id)
      where order_id is not null`.execute(database);
  await sql`create index messages_of_sender on messages (sender_id, sent_at)`.execute(database);
  await sql`
    create unique index messages_idempotency_key on messages (sender_id, idempotency_key)
      where idempotency_key is not null`.execute(database);
  await sql`create index messages_words on messages using gin (words)`.execute(database);
  await sql`
    create index messages_service on messages (service_id) where service_id is not null`.execute(
    database,
  );
  await sql`create index messages_order on messages (order_id) where order_id is not null`.execute(
    database,
  );
  await sql`create index messages_offer on messages (offer_id) where offer_id is not null`.execute(
    database,
  );
  await sql`
    create index messages_deleted on messages (deleted_at) where deleted_at is not null`.execute(
    database,
  );
  await sql`
    create table message_choices (
      person_id uuid primary key references people on delete cascade,
      shows_seen boolean not null
    )`.execute(database);
  await sql`
    create table blocks (
      person_id uuid references people on delete cascade,
      blocked_id uuid references people on delete cascade,
      created_at timestamptz not null default now(),
      primary key (person_id, blocked_id),
      check (person_id <> blocked_id)
    )`.execute(database);
  await sql`create index blocks_page on blocks (person_id, created_at, blocked_id)`.execute(
    database,
  );
  await sql`create index blocks_blocked on blocks (blocked_id)`.execute(database);
  await sql`
    create table reports (
      id uuid primary key,
      by_person uuid references people on delete set null,
      kind text not null check (kind in ('message', 'conversation', 'service', 'review', 'person')),
      subject text not null,
      about_person uuid references people on delete set null,
      reason text not null,
      text text not null,
      snapshot jsonb not null,
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      closed_by uuid references people on delete set null,
      words text not null default ''
    )`.execute(database);
  await sql`
    create unique index reports_subject on reports (by_person, kind, subject)`.execute(database);
  await sql`create index reports_about on reports (about_person)`.execute(database);
  await sql`
    create index reports_open on reports (created_at, id) where closed_at is null`.execute(
    database,
  );
  await sql`
    create index reports_closed on reports (closed_at, id) where closed_at is not null`.execute(
    database,
  );
}
