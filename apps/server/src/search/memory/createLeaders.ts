import { compareCounts } from '../facets.ts';

/** So many times as many are at hand as are listed: then few changes make it look through all of them again. */
const spare = 4;

type Counted = [label: string, count: number];

/**
 * Has the most frequent of many labels at hand, however many there are.
 *
 * @param limit How many are listed.
 * @param readCount How often there is a label now.
 * @param listAll All labels that there are.
 */
export function createLeaders(
  limit: number,
  readCount: (label: string) => number,
  listAll: () => Iterable<string>,
) {
  const room = limit * spare;
  /** All labels that are not behind the bar, and others. */
  let leaders = new Set<string>();
  /** Undefined while no label is behind it. */
  let bar: Counted | undefined;
  /** Undefined once a count has changed. */
  let listed: string[] | undefined = [];

  const toCounted = (label: string): Counted => [label, readCount(label)];
  const isBehind = (counted: Counted) => bar !== undefined && compareCounts(counted, bar) > 0;

  function lookThroughAll() {
    bar = undefined;
    let kept: Counted[] = [];
    const keepFirst = () => {
      kept = kept.toSorted(compareCounts).slice(0, room);
      bar = kept[room - 1];
    };
    for (const label of listAll()) {
      const counted = toCounted(label);
      if (isBehind(counted)) continue;
      kept.push(counted);
      if (kept.length > room * 2) keepFirst();
    }
    keepFirst();
    leaders = new Set(kept.map(([label]) => label));
  }

  const listLeaders = (): string[] =>
    [...leaders]
      .map(toCounted)
      .filter((counted) => counted[1] > 0 && !isBehind(counted))
      .toSorted(compareCounts)
      .slice(0, limit)
      .map(([label]) => label);

  return {
    /** Call this when the count of a label has changed. */
    note(label: string) {
      listed = undefined;
      if (isBehind(toCounted(label))) return;
      leaders.add(label);
      if (leaders.size > room * 2) lookThroughAll();
    },

    /** The most frequent ones; those that are as frequent in the order of their bytes. */
    list(): string[] {
      if (listed) return listed;
      listed = listLeaders();
      if (listed.length < limit && bar) {
        lookThroughAll();
        listed = listLeaders();
      }
      return listed;
    },
  };
}
