import type { Database } from '../database/openDatabase.ts';

/** What is stored of a person themselves, without secrets. Throws when there is none. */
export const findOwnPerson = (database: Database, id: string) =>
  database
    .selectFrom('people')
    .select(['id', 'fullname', 'email', 'bio', 'origin', 'avatar_id', 'created_at'])
    .select(['away_until', 'away_note', 'language', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
