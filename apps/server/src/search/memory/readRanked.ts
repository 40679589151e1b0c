import {
  countFirst,
  createTurns,
  placeNewcomers,
  placeOfTurn,
  shiftPlace,
  turnRoom,
} from '../ranking/newcomers.ts';
import type { RankingRules } from '../ranking/RankingRules.ts';
import { scoreOf } from '../ranking/scoreOf.ts';
import type { RankedPlace } from '../Search.ts';
import { type Bits, forEachBit } from './bits.ts';
import { createHighest } from './createHighest.ts';
import type { Standings } from './createStandings.ts';

/** A key is a score and a rank in one number: so much room has the rank, … */
const rankRoom = 2 ** 24;

/** … and so far a score may be below 0. */
const scoreRoom = 2 ** 20;

const toRank = (key: number) => key % rankRoom;
const toScore = (key: number) => Math.floor(key / rankRoom) - scoreRoom;

/** What is put in order, and by what. */
export interface Ranking {
  /** The ranks of what was found, … */
  bits: Bits;
  /** … and how many there are. */
  count: number;
  /** How well each text matches, by rank; undefined where no words were asked for. */
  texts: Uint8Array | undefined;
  words: readonly string[];
  rules: RankingRules;
  standings: Standings;
  readPlace: (rank: number) => number;
  readMoment: (place: number) => number;
  /** All lower ranks are older than newcomers are. */
  firstNew: number;
}

/** The score of a rank, so that equal ones stand from the newest on. */
function createKeys({ texts, rules, standings, readPlace }: Ranking) {
  const sums = standings.use(rules);
  return (rank: number): number => {
    const score = scoreOf(sums[readPlace(rank)] as number, texts?.[rank] ?? 0, rules);
    return (score + scoreRoom) * rankRoom + rank;
  };
}

/**
 * The ranks in marked places, in their order. Those that are among the first ones anyway need none.
 *
 * @param first The first ones by score.
 */
function chooseNewcomers(ranking: Ranking, first: ReadonlySet<number>): number[] {
  const { bits, count, words, rules, standings, readPlace, readMoment, firstNew } = ranking;
  if (rules.newPlaces === 0 || count <= first.size) return [];
  const turnOf = createTurns(words, rules);
  const turns = createHighest(rules.newPlaces);
  const consider = (rank: number) => {
    const place = readPlace(rank);
    if (!standings.isNewcomer(place, rules) || first.has(rank)) return;
    turns.add((turnRoom - 1 - turnOf(readMoment(place))) * rankRoom + rank);
  };
  forEachBit(bits, consider, firstNew);
  return turns.list().map(toRank);
}

/** The first ones by score, and those in marked places. */
function readFirst(ranking: Ranking, wanted: number) {
  const keyOf = createKeys(ranking);
  const needed = countFirst(ranking.rules);
  const highest = createHighest(Math.min(Math.max(wanted, needed), ranking.count));
  forEachBit(ranking.bits, (rank) => highest.add(keyOf(rank)));
  const ranked = highest.list().map(toRank);
  return { keyOf, ranked, chosen: chooseNewcomers(ranking, new Set(ranked.slice(0, needed))) };
}

/** A page of what was found, by score, and which of it is in marked places. */
export function readRanked(
  ranking: Ranking,
  { offset, limit }: { offset: number; limit: number },
): { page: number[]; newcomers: number[] } {
  if (offset >= ranking.count) return { page: [], newcomers: [] };
  const { ranked, chosen } = readFirst(ranking, offset + limit);
  const page = placeNewcomers(ranked, chosen, ranking.rules).slice(offset, offset + limit);
  return { page, newcomers: page.filter((rank) => chosen.includes(rank)) };
}

/** Where one rank that was found stands, and why. */
export function explainRanked(ranking: Ranking, rank: number): RankedPlace {
  const { bits, count, texts, rules, standings, readPlace, readMoment } = ranking;
  const { keyOf, chosen } = readFirst(ranking, 0);
  const own = keyOf(rank);
  let better = 0;
  let ahead = Number.POSITIVE_INFINITY;
  forEachBit(bits, (other) => {
    const key = keyOf(other);
    if (key <= own) return;
    better += 1;
    if (key < ahead && !chosen.includes(other)) ahead = key;
  });
  const betterChosen = chosen.filter((other) => keyOf(other) > own).length;
  const turn = chosen.indexOf(rank);
  const isMarked = turn !== -1;
  const index = isMarked
    ? placeOfTurn(turn, rules)
    : shiftPlace(better, betterChosen, chosen.length, rules);
  const place = readPlace(rank);
  return {
    place: index + 1,
    count,
    text: texts?.[rank] ?? 0,
    figures: standings.read(place),
    moment: readMoment(place),
    isMarked,
    scoreAhead: isMarked || ahead === Number.POSITIVE_INFINITY ? null : toScore(ahead),
  };
}
