import { sql } from 'kysely';

/** Whether the person of the row at hand has a second factor: an app that was confirmed, or a passkey. */
export const hasFactor = sql<boolean>`(
  exists (
    select from second_factors
      where second_factors.person_id = people.id and second_factors.confirmed_at is not null)
  or exists (select from passkeys where passkeys.person_id = people.id))`;
