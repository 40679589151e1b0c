import { createLeaders } from './createLeaders.ts';

export type Labels = ReturnType<typeof createLabels>;

/**
 * A few words that each service has, such as its tags: their numbers stand by place, and how many services have
 * each is counted.
 *
 * @param width How many of them a service has at most.
 * @param listed How many of the most frequent ones are listed.
 */
export function createLabels(width: number, listed: number) {
  let columns = new Uint32Array(1024 * width);
  /** By number; 0 stands for none. */
  const labels = [''];
  const counts = [0];
  const numbers = new Map<string, number>();
  /** The number of the label that was sought last: a million services are gone through for the same one. */
  let sought: { label: string; number: number | undefined } | undefined;
  /** Numbers of labels that nobody has any more. */
  const free: number[] = [];
  const leaders = createLeaders(
    listed,
    (label) => counts[numbers.get(label) ?? 0] as number,
    () => numbers.keys(),
  );

  function numberLabel(label: string): number {
    const known = numbers.get(label);
    if (known !== undefined) return known;
    const number = free.pop() ?? labels.length;
    labels[number] = label;
    counts[number] = 0;
    numbers.set(label, number);
    sought = undefined;
    return number;
  }

  function remove(place: number) {
    for (let index = place * width; index < (place + 1) * width; index += 1) {
      const number = columns[index] as number;
      columns[index] = 0;
      if (number === 0) continue;
      const label = labels[number] as string;
      counts[number] = (counts[number] as number) - 1;
      if (counts[number] === 0) {
        numbers.delete(label);
        free.push(number);
        sought = undefined;
      }
      leaders.note(label);
    }
  }

  return {
    makeRoom(size: number) {
      const larger = new Uint32Array(size * width);
      larger.set(columns);
      columns = larger;
    },

    /** Stores what a service has, each label once. */
    put(place: number, ofService: readonly string[]) {
      remove(place);
      for (const [index, label] of ofService.slice(0, width).entries()) {
        const number = numberLabel(label);
        counts[number] = (counts[number] as number) + 1;
        columns[place * width + index] = number;
        leaders.note(label);
      }
    },

    remove,

    has(place: number, label: string): boolean {
      if (sought?.label !== label) sought = { label, number: numbers.get(label) };
      const { number } = sought;
      if (number === undefined) return false;
      for (let index = place * width; index < (place + 1) * width; index += 1) {
        if (columns[index] === number) return true;
      }
      return false;
    },

    /** What most services have, the most frequent first. */
    listMost: leaders.list,

    /** How many of some places have each label that any of them has. */
    countAmong(places: readonly number[]): [label: string, count: number][] {
      const found = new Map<number, number>();
      for (const place of places) {
        for (let index = place * width; index < (place + 1) * width; index += 1) {
          const number = columns[index] as number;
          if (number > 0) found.set(number, (found.get(number) ?? 0) + 1);
        }
      }
      return [...found].map(([number, count]) => [labels[number] as string, count]);
    },
  };
}
