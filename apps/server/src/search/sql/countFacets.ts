import { type Facets, serviceFacets } from '@market/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import { toPaise } from '../../database/paise.ts';
import { facetCountries, facetLanguages, facetPrices, facetTags, toFacets } from '../facets.ts';
import type { SearchQuestion } from '../Search.ts';
import { type Dimension, isWithin, joinAll, listConditions } from './conditions.ts';

/** Counts by name, in any order. */
type CountsByName = Record<string, number> | null;

interface FacetRow {
  category: CountsByName;
  language: CountsByName;
  country: CountsByName;
  tag: CountsByName;
  price: number[];
  rating: number[];
  days: number[];
  level: number[];
  without: Facets['without'];
}

/** Whether an entry is as the question says of one kind. */
const passed = (dimension: Dimension): RawBuilder<boolean> =>
  sql`${sql.ref(`passes_${dimension}`)}`;

/**
 * Counts what each choice would find.
 *
 * @param withHolders The words of the question, as they begin a query.
 * @param entries The entries that have them.
 */
export async function countFacets(
  database: Database,
  question: SearchQuestion,
  withHolders: RawBuilder<unknown>,
  entries: RawBuilder<unknown>,
): Promise<Facets> {
  const conditions = listConditions(question);
  const dimensions = Object.keys(conditions) as Dimension[];
  const without = (left: Dimension) =>
    joinAll(dimensions.filter((dimension) => dimension !== left).map(passed));
  const countEach = (left: Dimension, choices: RawBuilder<boolean>[]) =>
    sql.join(choices.map((choice) => sql`count(*) filter (where ${without(left)} and ${choice})`));

  const prices = facetPrices.map(({ from, to }) =>
    joinAll([
      sql<boolean>`price_paise >= ${from === null ? 0 : toPaise(from)}`,
      to === null ? sql<boolean>`true` : sql<boolean>`price_paise <= ${toPaise(to)}`,
    ]),
  );
  const ratings = serviceFacets.rating.map((stars) => sql<boolean>`stars >= ${stars * 100}`);
  const levels = serviceFacets.level.map((level) => sql<boolean>`level = ${level}`);
  const days = serviceFacets.days.map((most) => isWithin(most, question.usualDays));

  const { rows } = await sql<FacetRow>`
    ${withHolders}
    found as materialized (
      select category, price_paise, stars, days, languages, level, country, tags,
        ${sql.join(dimensions.map((name) => sql`${conditions[name]} as ${passed(name)}`))}
      from ${entries}),
    spoken as (
      select language from search_entries, unnest(languages) as language
      group by language
      order by count(*) desc, language collate "C" limit ${sql.lit(facetLanguages)}),
    inhabited as (
      select country from search_entries where country <> ''
      group by country
      order by count(*) desc, country collate "C" limit ${sql.lit(facetCountries)}),
    frequent as (
      select tag from search_entries, unnest(tags) as tag
      group by tag
      order by count(*) desc, tag collate "C" limit ${sql.lit(facetTags.counted)}),
    counts as (
      select json_build_array(${countEach('price', prices)}) as price,
        json_build_array(${countEach('rating', ratings)}) as rating,
        json_build_array(${countEach('days', days)}) as days,
        json_build_array(${countEach('level', levels)}) as level,
        count(*) filter (where ${without('tag')}) as with_tags,
        json_build_object(${sql.join(
          dimensions.map((left) => sql`${sql.lit(left)}, count(*) filter (where ${without(left)})`),
        )}) as without
      from found)
    select counts.*,
      (select json_object_agg(category, count) from (
        select category, count(*) from found where ${without('category')}
        group by category) as counted) as category,
      (select json_object_agg(language, count) from (
        select language, count(*) from found, unnest(languages) as language
        where ${without('language')} and language in (select language from spoken)
        group by language) as counted) as language,
      (select json_object_agg(country, count) from (
        select country, count(*) from found
        where ${without('country')} and country in (select country from inhabited)
        group by country) as counted) as country,
      (select json_object_agg(tag, count) from (
        select tag, count(*) from found, unnest(tags) as tag
        where ${without('tag')}
          and (with_tags <= ${sql.lit(facetTags.lookedThrough)} or tag in (select tag from frequent))
        group by tag) as counted) as tag
    from counts`.execute(database);
  const { category, language, country, tag, ...counted } = rows[0] as FacetRow;
  return toFacets({
    ...counted,
    category: Object.entries(category ?? {}),
    language: Object.entries(language ?? {}),
    country: Object.entries(country ?? {}),
    tag: Object.entries(tag ?? {}),
  });
}
