import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import {
  chooseByTurns,
  countFirst,
  placeNewcomers,
  placeOfTurn,
  shiftPlace,
} from '../ranking/newcomers.ts';
import {
  type Figures,
  firstFigures,
  listFigures,
  type RankingRules,
  toFigures,
} from '../ranking/RankingRules.ts';
import { dayLength, freshness } from '../ranking/scoreOf.ts';
import { weighElsewhere, weighMatch } from '../ranking/weighMatch.ts';
import type { RankedPlace, SearchQuestion } from '../Search.ts';
import type { MeantWord } from './createSqlVocabulary.ts';
import { joinAll, listConditions } from './conditions.ts';

/** What each service brings for a typed word, of which this is meant. */
async function weighHolders(database: Database, typed: string, meant: readonly MeantWord[]) {
  const { rows: words } = await sql<{ id: number; word: string }>`
    select id, word from search_words
    where id = any (${meant.map(({ id }) => id)}::integer[])`.execute(database);
  const close = new Set(meant.filter((word) => word.is_close).map(({ id }) => id));
  const weighed = words.map(({ id, word }) => {
    const weight = weighMatch(typed, word);
    return { word: id, title: weight, other: close.has(id) ? weighElsewhere(weight) : 0 };
  });
  return sql`
    select service, max(case when in_title then title else other end) as weight
    from search_places
      join unnest(${weighed.map(({ word }) => word)}::integer[],
          ${weighed.map(({ title }) => title)}::integer[],
          ${weighed.map(({ other }) => other)}::integer[]) as meant (word, title, other)
        using (word)
    where in_title or other > 0
    group by service`;
}

/** A service with its score. */
interface Scored {
  id: string;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
  score: number;
}

/** What is asked, word by word, with what is meant by each, and how it is put in order. */
export interface RankedQuestion {
  question: SearchQuestion;
  words: readonly { typed: string; meant: readonly MeantWord[] }[];
  rules: RankingRules;
}

const figure = (name: keyof Figures) =>
  sql`figures[${sql.lit(Object.keys(firstFigures).indexOf(name) + 1)}]`;

/** All that a question finds, each with its score, as `scoreOf` makes it up. */
async function selectScored(database: Database, { question, words, rules }: RankedQuestion) {
  const { weights, newDays, newOrders, day } = rules;
  const holders = [];
  for (const { typed, meant } of words) holders.push(await weighHolders(database, typed, meant));
  const names = holders.map((_, index) => sql.ref(`typed${index}`));
  const joins = holders.map((holder, index) => {
    const name = names[index];
    return sql`join (${holder}) as ${name} on ${name}.service = id`;
  });
  const sum = sql.join(
    names.map((name) => sql`${name}.weight`),
    sql` + `,
  );
  const text = names.length === 0 ? sql`0` : sql`((${sum}) / ${sql.lit(names.length)})::integer`;
  return sql`
    select id, moment, text, figures,
      (${figure('quality')} * ${sql.lit(weights.quality)}
        + ${figure('sales')} * ${sql.lit(weights.sales)}
        + coalesce((${[...freshness]}::integer[])[1 + age], 0) * ${sql.lit(weights.fresh)}
        + ${figure('answers')} * ${sql.lit(weights.answers)}
        - ${figure('faults')} * ${sql.lit(weights.faults)}
        + text * ${sql.lit(weights.text)})::integer as score,
      ${figure('orders')} < ${sql.lit(newOrders)} and age < ${sql.lit(newDays)} as is_newcomer
    from (
      select id, moment, ${text} as text,
        coalesce((select figures from services where services.id = search_entries.id),
          ${listFigures(firstFigures)}::smallint[]) as figures,
        greatest(0, ${sql.lit(day)} - moment / ${sql.lit(dayLength)})::integer as age
      from search_entries ${sql.join(joins, sql` `)}
      where ${joinAll(Object.values(listConditions(question)))}) as found`;
}

/** The first ones by score that a question finds, how many there are, and all newcomers among them. */
const selectFirst = (count: number) => sql`
  (select count(*) from scored) as count,
  (select coalesce(json_agg(first), '[]') from (
    select id, moment, score from scored
    order by score desc, moment desc, id desc limit ${sql.lit(count)}) as first) as first,
  (select coalesce(json_agg(newcomer), '[]') from (
    select id, moment, score from scored where is_newcomer) as newcomer) as newcomers`;

interface FirstRow {
  count: number;
  first: Scored[];
  newcomers: Scored[];
}

/** Those in marked places, in their order. */
function findMarked({ first, newcomers }: FirstRow, { words, rules }: RankedQuestion): Scored[] {
  const seen = new Set(first.slice(0, countFirst(rules)).map(({ id }) => id));
  return chooseByTurns(
    newcomers.filter(({ id }) => !seen.has(id)),
    words.map(({ typed }) => typed),
    rules,
  );
}

/** A page of what is found, by score, how much there is, and what of the page is in marked places. */
export async function rankBySql(database: Database, asked: RankedQuestion) {
  const { question, rules } = asked;
  const end = question.offset + question.limit;
  const { rows } = await sql<FirstRow>`
    with scored as materialized (${await selectScored(database, asked)})
    select ${selectFirst(Math.max(end, countFirst(rules)))}`.execute(database);
  const row = rows[0] as FirstRow;
  const marked = findMarked(row, asked).map(({ id }) => id);
  const ids = row.first.map(({ id }) => id);
  const page = placeNewcomers(ids, marked, rules).slice(question.offset, end);
  return { ids: page, count: row.count, newcomers: page.filter((id) => marked.includes(id)) };
}

interface ExplainedRow extends FirstRow {
  own: (Scored & { text: number; figures: number[] }) | null;
  /** How many have a higher score, or the same and are newer. */
  better: number;
  /** The last ones of them. */
  ahead: Scored[];
}

/** Whether one stands before another, by score alone. */
const isBefore = (one: Scored, other: Scored) =>
  one.score - other.score || one.moment - other.moment || (one.id > other.id ? 1 : -1);

/** Where a service stands, and why. Undefined where it is not found. */
export async function explainBySql(
  database: Database,
  id: string,
  asked: RankedQuestion,
): Promise<RankedPlace | undefined> {
  const { rules } = asked;
  const above = sql`(scored.score, scored.moment, scored.id) > (own.score, own.moment, own.id)`;
  const { rows } = await sql<ExplainedRow>`
    with scored as materialized (${await selectScored(database, asked)}),
      own as (select * from scored where id = ${id})
    select ${selectFirst(countFirst(rules))},
      (select to_json(own) from own) as own,
      (select count(*) from scored, own where ${above}) as better,
      (select coalesce(json_agg(one), '[]') from (
        select scored.id, scored.moment, scored.score from scored, own where ${above}
        order by scored.score, scored.moment, scored.id
        limit ${sql.lit(rules.newPlaces + 1)}) as one) as ahead`.execute(database);
  const row = rows[0] as ExplainedRow;
  const { own, better } = row;
  if (!own) return undefined;
  const marked = findMarked(row, asked);
  const isIn = (one: Scored) => marked.some((other) => other.id === one.id);
  const turn = marked.findIndex((one) => one.id === own.id);
  const betterMarked = marked.filter((one) => isBefore(one, own) > 0 && one.id !== own.id).length;
  const index =
    turn === -1 ? shiftPlace(better, betterMarked, marked.length, rules) : placeOfTurn(turn, rules);
  return {
    place: index + 1,
    count: row.count,
    text: own.text,
    figures: toFigures(own.figures),
    moment: own.moment,
    isMarked: turn !== -1,
    scoreAhead: turn === -1 ? (row.ahead.find((one) => !isIn(one))?.score ?? null) : null,
  };
}
