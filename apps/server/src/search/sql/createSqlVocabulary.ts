import { type RawBuilder, sql } from 'kysely';
import { stemmer } from 'stemmer';
import type { Database } from '../../database/openDatabase.ts';
import { findHold, findLikeness } from '../words/likeness.ts';

/** A word that may be meant. */
export interface MeantWord {
  id: number;
  /** Whether it is certain even in a long text. */
  is_close: boolean;
}

const isUsed = sql`exists (select from search_places where search_places.word = search_words.id)`;

/** Where typed letters must occur in a word that matches them. */
function holds(part: string): RawBuilder<boolean> {
  const starts = sql<boolean>`starts_with(word, ${part})`;
  const hold = findHold(part);
  if (hold === 'start') return starts;
  if (hold === 'edges') return sql`(${starts} or right(word, char_length(${part})) = ${part})`;
  return sql`strpos(word, ${part}) > 0`;
}

/** What the database has of the words that services are found by. */
export const createSqlVocabulary = (database: Database) => {
  async function listHolders(word: string): Promise<MeantWord[]> {
    // PostgreSQL has no text with this, and takes none.
    if (word.includes('\0')) return [];
    const { rows } = await sql<MeantWord>`
      select id, starts_with(word, ${word}) or stem = ${stemmer(word)} as is_close
      from search_words
      where (stem = ${stemmer(word)} or ${holds(word)}) and ${isUsed}`.execute(database);
    return rows;
  }

  async function listSimilar(mistyped: string): Promise<MeantWord[]> {
    const { shortest, longest, compare } = findLikeness(mistyped);
    if (longest < shortest) return [];
    const { rows } = await sql<{ word: string; stem: string; letters: number }>`
      select word, stem, letters from search_words
      where size between ${shortest} and ${longest} and ${isUsed}`.execute(database);
    const compared = rows.flatMap(({ word, stem, letters }) => {
      const edits = compare(word, letters);
      return edits === undefined ? [] : [{ stem, edits }];
    });
    const fewest = Math.min(...compared.map(({ edits }) => edits));
    const stems = compared.filter(({ edits }) => edits === fewest).map(({ stem }) => stem);
    const { rows: forms } = await sql<MeantWord>`
      select id, true as is_close from search_words where stem = any (${stems}::text[])`.execute(
      database,
    );
    return forms;
  }

  return {
    /** What somebody may mean by a word. */
    async find(word: string): Promise<MeantWord[]> {
      const meant = await listHolders(word);
      return meant.length > 0 ? meant : listSimilar(word);
    },
  };
};
