import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import { followChanges } from '../followChanges.ts';
import type { RankingRules } from '../ranking/RankingRules.ts';
import type { Search, SearchAnswer, SearchQuestion, ServiceSort } from '../Search.ts';
import { splitKeyword } from '../words/splitWords.ts';
import { countFacets } from './countFacets.ts';
import { createSqlDiscovery } from './createSqlDiscovery.ts';
import { createSqlIndex } from './createSqlIndex.ts';
import { joinHolders } from './joinHolders.ts';
import { joinAll, listConditions } from './conditions.ts';
import { createSqlVocabulary, type MeantWord } from './createSqlVocabulary.ts';
import { explainBySql, rankBySql } from './rankBySql.ts';

/** How services are ordered within what is found. */
const orders: Record<ServiceSort, RawBuilder<unknown>> = {
  relevance: sql`rank, moment desc, id desc`,
  newest: sql`moment desc, id desc`,
  priceLow: sql`price_paise, moment desc, id desc`,
  priceHigh: sql`price_paise desc, moment desc, id desc`,
  rating: sql`quality desc, moment desc, id desc`,
  bestSelling: sql`sold desc, moment desc, id desc`,
};

/** A word of a question, and what is meant by it. */
interface TypedWord {
  typed: string;
  meant: MeantWord[];
}

/** Answers a question whose services are listed by score. */
async function askRanked(
  database: Database,
  question: SearchQuestion,
  words: TypedWord[],
  rules: RankingRules,
): Promise<SearchAnswer> {
  const ranked = await rankBySql(database, { question, words, rules });
  const { rows } = await sql<{ offered: number }>`
    select count(*) as offered from search_entries`.execute(database);
  const answer: SearchAnswer = { ...ranked, offered: rows[0]?.offered ?? 0 };
  if (!question.facets) return answer;
  const { withHolders, entries } = joinHolders(words.map(({ meant }) => meant));
  return { ...answer, facets: await countFacets(database, question, withHolders, entries) };
}

/**
 * Answers a question by one query, and its facets by another.
 *
 * @param words Its words.
 */
async function ask(database: Database, question: SearchQuestion, words: TypedWord[]) {
  const { offset, limit, sort = 'relevance' } = question;
  const { names, withHolders, entries } = joinHolders(words.map(({ meant }) => meant));
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
      select id, moment, price_paise, quality, sold, ${rank} as rank
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

  async function readWords(keyword: string): Promise<TypedWord[]> {
    const words: TypedWord[] = [];
    for (const typed of splitKeyword(keyword)) {
      words.push({ typed, meant: await vocabulary.find(typed) });
    }
    return words;
  }

  return {
    bringUpToDate: changes.look,
    isReady: changes.hasLooked,
    async find(question) {
      const words = await readWords(question.keyword ?? '');
      return question.ranking
        ? askRanked(database, question, words, question.ranking)
        : ask(database, question, words);
    },
    async findFirst(keyword, limit) {
      const { ids } = await ask(database, { offset: 0, limit }, await readWords(keyword));
      return ids;
    },
    async explain(id, keyword, ranking) {
      const words = await readWords(keyword);
      const everything = { offset: 0, limit: 0 };
      return explainBySql(database, id, { question: everything, words, rules: ranking });
    },
    ...createSqlDiscovery(database, vocabulary.find),
    close: changes.end,
  };
}
