import { sql } from 'kysely';
import type { MeantWord } from './createSqlVocabulary.ts';

/** The services that a word is found in, and whether it stands in their titles. */
const findHolders = (meant: MeantWord[]) => sql`
  select service, bool_or(in_title) as in_title
  from search_places
    join unnest(${meant.map(({ id }) => id)}::integer[],
        ${meant.map(({ is_close }) => is_close)}::boolean[]) as meant (word, is_close)
      using (word)
  where in_title or is_close
  group by service`;

/**
 * Begins a query with the services that have each of some words, and joins them all.
 *
 * @param meanings What is meant by each word.
 */
export function joinHolders(meanings: MeantWord[][]) {
  const names = meanings.map((_, index) => sql.ref(`word${index}`));
  const holders = meanings.map((meant, index) => sql`${names[index]} as (${findHolders(meant)}),`);
  const joins = names.map((name) => sql`join ${name} on ${name}.service = id`);
  return {
    names,
    withHolders: sql`with ${sql.join(holders, sql` `)}`,
    entries: sql`search_entries ${sql.join(joins, sql` `)}`,
  };
}
