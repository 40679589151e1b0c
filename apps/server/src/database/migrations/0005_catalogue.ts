import { sql, type Kysely } from 'kysely';

/**
 * How server processes, which hold the list of services in memory, follow its changes. `changed_in`
 * is the number of the transaction that last changed what lists show of a service. Unlike a
 * counter, it makes no writer wait for another.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Only old databases have this index, which needs the extension `pg_trgm`. It is dropped before
  // anything writes to its table, since the embedded database no longer has the extension.
  await sql`drop index if exists services_title`.execute(database);
  await sql`
    alter table services
      add column changed_in xid8 not null default pg_current_xact_id()`.execute(database);
  await sql`create index services_changed on services (changed_in, id)`.execute(database);
  await sql`
    create function note_service_change() returns trigger language plpgsql as $$
    begin
      new.changed_in := pg_current_xact_id();
      return new;
    end $$`.execute(database);
  await sql`
    create trigger services_changed before update on services
      for each row execute function note_service_change()`.execute(database);

  await sql`
    create function note_seller_change() returns trigger language plpgsql as $$
    begin
      update services set changed_in = default where seller_id = new.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sellers_changed
      after update of fullname, email, bio, origin, avatar_id, created_at on people
      for each row
      when ((old.fullname, old.email, old.bio, old.origin, old.avatar_id, old.created_at)
        is distinct from (new.fullname, new.email, new.bio, new.origin, new.avatar_id, new.created_at))
      execute function note_seller_change()`.execute(database);

  // Services that leave the market stay in their table; those of a deleted person do not. The
  // lowest id stands for all services.
  await sql`
    create table service_removals (
      id uuid not null,
      changed_in xid8 not null default pg_current_xact_id()
    )`.execute(database);
  await sql`
    create index service_removals_changed on service_removals (changed_in, id)`.execute(database);
  await sql`
    create function note_service_removal() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        insert into service_removals values ('00000000-0000-0000-0000-000000000000');
      else
        insert into service_removals values (old.id);
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger services_removed after delete on services
      for each row execute function note_service_removal()`.execute(database);
  await sql`
    create trigger services_truncated after truncate on services
      for each statement execute function note_service_removal()`.execute(database);

  // The list no longer asks the table.
  await sql`drop index services_category`.execute(database);
}
