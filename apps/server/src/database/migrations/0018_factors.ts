import { sql, type Kysely } from 'kysely';

/** Second factors with their recovery codes, and who runs the market. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      kind text not null check (kind = 'totp'),
      name text not null check (length(name) between 1 and 60),
      secret bytea not null,
      last_step bigint,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_used_at timestamptz
    )`.execute(database);
  await sql`create index second_factors_person on second_factors (person_id)`.execute(database);
  await sql`
    create table recovery_codes (
      hash text primary key,
      person_id uuid not null references people on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(database);
  await sql`create index recovery_codes_person on recovery_codes (person_id)`.execute(database);
  await sql`
    create table operators (
      person_id uuid primary key references people on delete cascade,
      role text not null check (role in ('support', 'moderator', 'finance', 'owner')),
      granted_by uuid references people on delete set null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(database);
}
