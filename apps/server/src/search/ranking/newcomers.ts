import type { RankingRules } from './RankingRules.ts';

/** Mixes the bits of a number well, so that near ones come out far apart. */
function mix(number: number): number {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** All turns are lower. */
export const turnRoom = 2 ** 28;

/**
 * Whose turn it is: gives a number for the moment at which a service was offered, and the lowest comes first. Each
 * day and each word has turns of its own, and nobody can choose theirs.
 */
export function createTurns(words: readonly string[], { day }: RankingRules) {
  let seed = day;
  for (const letter of words.join(' ')) seed = mix(seed ^ (letter.codePointAt(0) ?? 0));
  return (moment: number): number =>
    mix(mix(seed ^ moment) ^ Math.floor(moment / 2 ** 32)) % turnRoom;
}

/** A service that may get a marked place. */
interface Newcomer {
  id: string;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
}

/**
 * Those that get the marked places, in their order.
 *
 * @param newcomers All that were found but the first ones by score, which need no help.
 * @param words What was looked for.
 */
export function chooseByTurns<Item extends Newcomer>(
  newcomers: readonly Item[],
  words: readonly string[],
  rules: RankingRules,
): Item[] {
  const turnOf = createTurns(words, rules);
  return newcomers
    .map((one) => ({ one, turn: turnOf(one.moment) }))
    .toSorted(
      (left, right) =>
        left.turn - right.turn ||
        right.one.moment - left.one.moment ||
        (left.one.id < right.one.id ? 1 : -1),
    )
    .slice(0, rules.newPlaces)
    .map(({ one }) => one);
}

/** The place of the newcomer whose turn it is, counted from 0. */
export const placeOfTurn = (turn: number, { newEvery }: RankingRules): number =>
  (turn + 1) * newEvery - 1;

/** So many of the first ones by score have nobody's help. */
export const countFirst = ({ newEvery, newPlaces }: RankingRules): number => newEvery * newPlaces;

/** A list by score with those in marked places among it. Both begin with their first ones. */
export function placeNewcomers<Item>(
  ranked: readonly Item[],
  chosen: readonly Item[],
  rules: RankingRules,
): Item[] {
  const isChosen = new Set(chosen);
  const list = ranked.filter((item) => !isChosen.has(item));
  for (const [turn, item] of chosen.entries()) list.splice(placeOfTurn(turn, rules), 0, item);
  return list;
}

/**
 * The place of a service, counted from 0.
 *
 * @param better How many services have a higher score.
 * @param betterChosen How many of those have a marked place instead.
 * @param count How many marked places there are.
 */
export function shiftPlace(
  better: number,
  betterChosen: number,
  count: number,
  rules: RankingRules,
): number {
  let place = better - betterChosen;
  for (let turn = 0; turn < count; turn += 1) if (placeOfTurn(turn, rules) <= place) place += 1;
  return place;
}
