import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import { followChanges } from '../followChanges.ts';
import type { Search, SearchAnswer, SearchQuestion, ServiceSort } from '../Search.ts';
import { splitKeyword } from '../words/splitWords.ts';
import { countFacets } from './countFacets.ts';
import { createSqlIndex } from './createSqlIndex.ts';
import { joinAll, listConditions } from './conditions.ts';
import { createSqlVocabulary, type MeantWord } from './createSqlVocabulary.ts';

/** The services that a word is found in, and whether it stands in their titles. */
const findHolders = (meant: MeantWord[]) => sql`
  select service, bool_or(in_title) as in_title
  from search_places
    join unnest(${meant.map(({ id }) => id)}::integer[],
        ${meant.map(({ is_close }) => is_close)}::boolean[]) as meant (word, is_close)
      using (word)
  where in_title or is_close
  group by service`;

/** How services are ordered within what is found. */
const orders: Record<ServiceSort, RawBuilder<unknown>> = {
  relevance: sql`rank, moment desc, id desc`,
  newest: sql`moment desc, id desc`,
  priceLow: sql`price_paise, moment desc, id desc`,
  priceHigh: sql`price_paise desc, moment desc, id desc`,
  rating: sql`quality desc, moment desc, id desc`,
};

/**
 * Answers a question by one query, and its facets by another.
 *
 * @param meanings What is meant by each word.
 */
async function ask(database: Database, question: SearchQuestion, meanings: MeantWord[][]) {
  const { offset, limit, sort = 'relevance' } = question;
  const names = meanings.map((_, index) => sql.ref(`word${index}`));
  const holders = meanings.map((meant, index) => sql`${names[index]} as (${findHolders(meant)}),`);
  const joins = names.map((name) => sql`join ${name} on ${name}.service = id`);
  const withHolders = sql`with ${sql.join(holders, sql` `)}`;
  const entries = sql`search_entries ${sql.join(joins, sql` `)}`;
  const inTitle = names.map((name) => sql`${name}.in_title`);
  const rank =
    names.length === 0
      ? sql`0`
      : sql`case when ${sql.join(inTitle, sql` and `)} then 0
          when ${sql.join(inTitle, sql` or `)} then 1 else 2 end`;
  const order = sort === 'relevance' && names.length === 0 ? orders.newest : orders[sort];
  const { rows } = await sql<SearchAnswer>`
    ${withHolders}
    found as ${names.length > 0 ? sql`materialized` : sql`not materialized`} (
      select id, moment, price_paise, quality, ${rank} as rank
      from ${entries}
      where ${joinAll(Object.values(listConditions(question)))})
    select (select count(*) from search_entries) as offered,
      (select count(*) from found) as count,
      (select coalesce(json_agg(id), '[]') from (
        select id from found order by ${order}
        offset ${offset} limit ${limit}) as page) as ids`.execute(database);
  const answer = rows[0] as SearchAnswer;
  if (!question.facets) return answer;
  return { ...answer, facets: await countFacets(database, question, withHolders, entries) };
}

/**
 * Finds services with SQL, by an index in the database that all processes with this search keep up
 * to date together: this process holds nothing, and starts at once where there is an index.
 *
 * @param forget Told of each service that has changed; without one, that all have.
 */
export function createSqlSearch(database: Database, forget: (id?: string) => void): Search {
  const index = createSqlIndex(database);
  const vocabulary = createSqlVocabulary(database);
  const changes = followChanges(database, {
    begin: index.readPosition,
    async take(some) {
      for (const { id } of some) forget(id);
      await index.take(some);
    },
    finish: (horizon, isNew) => (isNew ? index.writePosition(horizon) : undefined),
  });

  return {
    bringUpToDate: changes.look,
    isReady: changes.hasLooked,
    async find(question) {
      const meanings: MeantWord[][] = [];
      for (const word of splitKeyword(question.keyword ?? '')) {
        meanings.push(await vocabulary.find(word));
      }
      return ask(database, question, meanings);
    },
    close: changes.end,
  };
}
