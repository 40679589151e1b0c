import type { RankedPlace } from '../search/Search.ts';
import { chooseByTurns, countFirst, placeNewcomers } from '../search/ranking/newcomers.ts';
import type { Figures, RankingRules } from '../search/ranking/RankingRules.ts';
import { isNewcomer, scoreOf, standingOf } from '../search/ranking/scoreOf.ts';

/** A service that a question finds. */
export interface Contender {
  id: string;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
  /** How well its text matches, from 0 to 100. */
  text: number;
  figures: Figures;
}

/** What was found, in order. */
export interface Ranked {
  contenders: (Contender & { score: number })[];
  /** Those in marked places. */
  newcomers: ReadonlySet<Contender>;
}

/**
 * Puts services in order as the documents say, all at once: those with the highest score first, and of equal ones the newest. Some of the new ones
 * that would be seen by nobody get marked places by turns.
 *
 * @param found From the newest on.
 * @param words What was looked for.
 */
export function rankContenders(
  found: readonly Contender[],
  words: readonly string[],
  rules: RankingRules,
): Ranked {
  const ranked = found
    .map((one) => ({
      ...one,
      score: scoreOf(standingOf(one.figures, one.moment, rules), one.text, rules),
    }))
    .map((one, index) => ({ one, index }))
    .toSorted((left, right) => right.one.score - left.one.score || left.index - right.index);
  const newcomers = ranked
    .slice(countFirst(rules))
    .map(({ one }) => one)
    .filter((one) => isNewcomer(one.figures, one.moment, rules));
  const chosen = chooseByTurns(newcomers, words, rules);
  return {
    contenders: placeNewcomers(
      ranked.map(({ one }) => one),
      chosen,
      rules,
    ),
    newcomers: new Set(chosen),
  };
}

/** Where a service stands, and why. Undefined where it was not found. */
export function findRankedPlace(
  id: string,
  { contenders, newcomers }: Ranked,
): RankedPlace | undefined {
  const index = contenders.findIndex((one) => one.id === id);
  const own = contenders[index];
  if (!own) return undefined;
  const before = contenders.slice(0, index).filter((one) => !newcomers.has(one));
  return {
    place: index + 1,
    count: contenders.length,
    text: own.text,
    figures: own.figures,
    moment: own.moment,
    isMarked: newcomers.has(own),
    scoreAhead: newcomers.has(own) ? null : (before.at(-1)?.score ?? null),
  };
}
