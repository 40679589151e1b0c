import { type RawBuilder, sql } from 'kysely';
import { stemmer } from 'stemmer';
import type { Database } from '../../database/openDatabase.ts';
import type { Search } from '../Search.ts';
import { toPriceSpan } from '../toPriceSpan.ts';
import { findLikeness, findNearness, type Likeness } from '../words/likeness.ts';
import { type CountedWord, nearWords, rankWords } from '../words/rankWords.ts';
import { splitKeyword, splitText } from '../words/splitWords.ts';
import { type CountedStem, weighWords } from '../words/weighWords.ts';
import type { MeantWord } from './createSqlVocabulary.ts';
import { joinHolders } from './joinHolders.ts';

type Discovery = Pick<Search, 'complete' | 'knows' | 'listNear' | 'findSimilar'>;

/** After every letter that a word can begin with. */
const last = String.fromCodePoint(0x10_ff_ff);

/** Whether a word begins with a text. An index holds how words begin. */
const begins = (text: string) => {
  const beginning = [...text].slice(0, 60).join('');
  return sql<boolean>`(left(word, 60) collate "C" >= ${beginning}
    and left(word, 60) collate "C" < ${beginning + last} and starts_with(word, ${text}))`;
};

/**
 * What helps to find services, by the index in the database.
 *
 * @param findMeant What is meant by a word.
 */
export function createSqlDiscovery(
  database: Database,
  findMeant: (word: string) => Promise<MeantWord[]>,
): Discovery {
  /** In how many titles of the services with some words each of these words stands. */
  async function countWords(condition: RawBuilder<boolean>, words: readonly string[]) {
    const meanings: MeantWord[][] = [];
    for (const word of words) meanings.push(await findMeant(word));
    const { withHolders, entries } = joinHolders(meanings);
    const { rows } = await sql<CountedWord>`
      ${withHolders}
      among as (select id as entry from ${entries})
      select word, stem, (
          select count(*) from search_places
          where search_places.word = found.id and in_title
            and service in (select entry from among)) as count
      from search_words as found
      where ${condition}`.execute(database);
    return rows;
  }

  /** The words that may be meant, by how many typing errors they have. */
  async function listLike({ shortest, longest, compare }: Likeness): Promise<string[][]> {
    if (longest < shortest) return [];
    const { rows } = await sql<{ word: string; letters: number }>`
      select word, letters from search_words
      where size between ${shortest} and ${longest}`.execute(database);
    const levels: string[][] = [];
    for (const { word, letters } of rows) {
      const edits = compare(word, letters);
      if (edits !== undefined) (levels[edits] ??= []).push(word);
    }
    return levels;
  }

  async function rankAny(of: readonly string[], among: readonly string[], limit: number) {
    if (of.length === 0) return [];
    const counted = await countWords(sql<boolean>`word = any (${of}::text[])`, among);
    return rankWords(counted, limit);
  }

  async function completeWord(typed: string, words: string[], limit: number): Promise<string[]> {
    const begun = rankWords(await countWords(begins(typed), words), limit);
    if (begun.length > 0) return begun;
    for (const level of await listLike(findLikeness(typed))) {
      const found = await rankAny(level ?? [], words, limit);
      if (found.length > 0) return found;
    }
    return [];
  }

  return {
    async complete(keyword, limit) {
      const words = splitKeyword(keyword);
      const typed = words.pop();
      // PostgreSQL has no text with this, and takes none.
      if (typed === undefined || keyword.includes('\0')) return [];
      const found = await completeWord(typed, words, limit);
      return found.map((word) => [...words, word].join(' '));
    },

    knows: async (word) => (await findMeant(word)).length > 0,

    async listNear(word) {
      const found: string[] = [];
      for (const level of await listLike(findNearness(word))) {
        found.push(...(await rankAny(level ?? [], [], nearWords)));
      }
      return [...new Set(found)].slice(0, nearWords);
    },

    async findSimilar({ id, title, category, price }, limit) {
      const stems = [...new Set(splitText(title).map((word) => stemmer(word)))];
      const { rows: counted } = await sql<CountedStem>`
        select stem, count(distinct service) as count
        from search_words join search_places on search_places.word = search_words.id
        where stem = any (${stems}::text[]) and in_title
        group by stem`.execute(database);
      const { rows: all } = await sql<{ count: number }>`
        select count(*) as count from search_entries`.execute(database);
      const weighed = weighWords(counted, all[0]?.count ?? 0);
      const { lowestPrice, highestPrice } = toPriceSpan(price);
      const { rows } = await sql<{ id: string }>`
        select entry.id
        from (
          select service, sum(weight) as score
          from (
            select distinct service, stem
            from search_words join search_places on search_places.word = search_words.id
            where in_title) as place
          join unnest(${weighed.map(({ stem }) => stem)}::text[],
              ${weighed.map(({ weight }) => weight)}::integer[]) as weighed (stem, weight)
            using (stem)
          group by service) as scored
        join search_entries as entry on entry.id = service
        where category = ${category} and entry.id <> ${id}
          and price_paise between ${lowestPrice} and ${highestPrice}
        order by score desc, moment desc, entry.id desc
        limit ${limit}`.execute(database);
      return rows.map((row) => row.id);
    },
  };
}
