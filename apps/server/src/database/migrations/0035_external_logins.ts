import { sql, type Kysely } from 'kysely';

/**
 * Log-ins through issuers of OpenID Connect: those that accounts have, browsers that are at an issuer, and what
 * an issuer has said in a browser. Accounts may have no password, and sessions may begin without one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table external_logins (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      issuer text not null,
      subject text not null,
      email text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      unique (issuer, subject)
    )`.execute(database);
  await sql`create index external_logins_person on external_logins (person_id)`.execute(database);
  await sql`
    create table external_attempts (
      state_hash text primary key,
      browser_hash text not null,
      issuer_id text not null,
      verifier text not null,
      nonce text not null,
      next text not null,
      is_to_link boolean not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create index external_attempts_created on external_attempts (created_at)`.execute(database);
  await sql`
    create table external_proofs (
      browser_hash text primary key,
      person_id uuid references people on delete cascade,
      issuer_id text not null,
      issuer text not null,
      subject text not null,
      email text,
      is_verified boolean not null,
      fullname text not null,
      next text not null,
      is_to_link boolean not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index external_proofs_created on external_proofs (created_at)`.execute(database);
  await sql`create index external_proofs_person on external_proofs (person_id)`.execute(database);

  await sql`
    alter table sessions add begun_elsewhere boolean not null default false`.execute(database);
  await sql`alter table people add has_password boolean not null default true`.execute(database);
  // The version before knows nothing of it, and sets passwords, too.
  await sql`
    create function note_password() returns trigger language plpgsql as $$
    begin
      new.has_password := true;
      return new;
    end $$`.execute(database);
  await sql`
    create trigger people_note_password before update of password_hash on people
      for each row execute function note_password()`.execute(database);
}
