import type { Facets } from '@market/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SearchQuestion } from '../Search.ts';

/** What a question can be narrowed down by. */
export type Dimension = keyof Facets['without'];

const anything = sql<boolean>`true`;

/** All of these. */
export const joinAll = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** In how many days an entry is delivered. */
const daysOf = (usualDays: number) =>
  sql`(case when days = 0 then ${usualDays}::int else days end)`;

export const isWithin = (days: number, usualDays = 0): RawBuilder<boolean> =>
  sql<boolean>`${daysOf(usualDays)} <= ${days}`;

/** What an entry must be so that a question finds it. */
export function listConditions(question: SearchQuestion): Record<Dimension, RawBuilder<boolean>> {
  const { category, lowestPrice, highestPrice, leastStars, mostDays, usualDays } = question;
  const { language, level, country, tag } = question;
  const lowest =
    lowestPrice === undefined
      ? anything
      : sql<boolean>`price_paise >= ${lowestPrice}::double precision`;
  const highest =
    highestPrice === undefined
      ? anything
      : sql<boolean>`price_paise <= ${highestPrice}::double precision`;
  return {
    category: category === undefined ? anything : sql<boolean>`category = ${category}`,
    price: joinAll([lowest, highest]),
    rating:
      leastStars === undefined ? anything : sql<boolean>`stars >= ${leastStars}::double precision`,
    days: mostDays === undefined ? anything : isWithin(mostDays, usualDays),
    language: language === undefined ? anything : sql<boolean>`${language} = any (languages)`,
    level: level === undefined ? anything : sql<boolean>`level = ${level}`,
    country: country === undefined ? anything : sql<boolean>`country = ${country}`,
    tag: tag === undefined ? anything : sql<boolean>`${tag} = any (tags)`,
  };
}
