import {
  type Figures,
  firstFigures,
  listFigures,
  type RankingRules,
} from '../ranking/RankingRules.ts';
import { isNewcomer, standingOf } from '../ranking/scoreOf.ts';

/** How many figures a service has. */
const size = listFigures(firstFigures).length;

export type Standings = ReturnType<typeof createStandings>;

/**
 * What of services counts for their order beyond their texts, by place. What that comes to is added up when it is
 * first asked for, again for other rules and on another day, and kept right from then on.
 */
export function createStandings(readMoment: (place: number) => number) {
  let figures = new Uint8Array(1024 * size);
  let sums = new Int32Array(1024);
  let placeCount = 0;
  let rules: RankingRules | undefined;
  let rulesKey = '';

  const read = (place: number): Figures => ({
    quality: figures[place * size] as number,
    sales: figures[place * size + 1] as number,
    answers: figures[place * size + 2] as number,
    faults: figures[place * size + 3] as number,
    orders: figures[place * size + 4] as number,
  });

  function addUp(place: number) {
    if (rules) sums[place] = standingOf(read(place), readMoment(place), rules);
  }

  return {
    makeRoom(count: number) {
      const larger = new Uint8Array(count * size);
      larger.set(figures);
      figures = larger;
      const largerSums = new Int32Array(count);
      largerSums.set(sums);
      sums = largerSums;
    },

    /** Stores the figures of a service, whose moment is known. */
    put(place: number, known: Figures) {
      figures.set(listFigures(known), place * size);
      placeCount = Math.max(placeCount, place + 1);
      addUp(place);
    },

    /** All of the scores but their texts, by place. */
    use(wanted: RankingRules): Int32Array {
      const key = JSON.stringify(wanted);
      if (key !== rulesKey) {
        [rules, rulesKey] = [wanted, key];
        for (let place = 0; place < placeCount; place += 1) addUp(place);
      }
      return sums;
    },

    read,

    isNewcomer: (place: number, wanted: RankingRules): boolean =>
      isNewcomer({ orders: figures[place * size + 4] as number }, readMoment(place), wanted),
  };
}
