import type { SearchEntry } from '../Search.ts';
import { compareCounts, facetLanguages } from '../facets.ts';
import { type Bits, createBits, enlargeBits, writeBit } from './bits.ts';

/** How many sets are kept; the one asked for longest ago goes first. */
const setLimit = 64;

/** The services with one trait. */
interface TraitSet {
  has: (place: number) => boolean;
  bits: Bits;
}

const none: readonly string[] = [];

/**
 * What services can be narrowed down to beyond words, category and price. Their ratings, days and
 * languages stand by place; a set of ranks is made of them when it is first asked for, and kept right
 * from then on.
 *
 * @param readPlace The place of a rank.
 */
export function createTraits(readPlace: (rank: number) => number) {
  let qualities = new Uint32Array(1024);
  let stars = new Uint16Array(1024);
  let days = new Uint8Array(1024);
  /** By place: which languages, by their number. */
  let speeches = new Uint32Array(1024);
  /** Lists of languages, each once; they share most of them. */
  const languages: (readonly string[])[] = [none];
  const speechNumbers = new Map<string, number>([['', 0]]);
  /** How many services on the market are offered in a language. */
  const speakers = new Map<string, number>();
  const sets = new Map<string, TraitSet>();
  let room = 1024;
  let rankCount = 1;

  function numberSpeech(spoken: readonly string[]): number {
    const key = spoken.toSorted().join(' ');
    const known = speechNumbers.get(key);
    if (known !== undefined) return known;
    languages.push(spoken);
    speechNumbers.set(key, languages.length - 1);
    return languages.length - 1;
  }

  const readLanguages = (place: number) => languages[speeches[place] as number] ?? none;

  function countSpeakers(place: number, by: 1 | -1) {
    for (const language of readLanguages(place)) {
      const count = (speakers.get(language) ?? 0) + by;
      if (count > 0) speakers.set(language, count);
      else speakers.delete(language);
    }
  }

  function findSet(name: string, has: TraitSet['has']): Bits {
    const known = sets.get(name);
    if (known) {
      sets.delete(name);
      sets.set(name, known);
      return known.bits;
    }
    const [oldest] = sets.keys();
    if (sets.size === setLimit && oldest !== undefined) sets.delete(oldest);
    const bits = createBits(room);
    for (let rank = 1; rank < rankCount; rank += 1) {
      if (has(readPlace(rank))) writeBit(bits, rank, true);
    }
    sets.set(name, { has, bits });
    return bits;
  }

  return {
    makeRoom(size: number) {
      qualities = enlarge(new Uint32Array(size), qualities);
      stars = enlarge(new Uint16Array(size), stars);
      days = enlarge(new Uint8Array(size), days);
      speeches = enlarge(new Uint32Array(size), speeches);
    },

    makeRoomForRanks(size: number) {
      room = size;
      for (const set of sets.values()) set.bits = enlargeBits(set.bits, size);
    },

    /** Stores what a service has, at a place that has nothing yet or is of the same service. */
    put(place: number, entry: SearchEntry) {
      countSpeakers(place, -1);
      qualities[place] = entry.quality;
      stars[place] = entry.stars;
      days[place] = entry.days;
      speeches[place] = numberSpeech(entry.languages);
      countSpeakers(place, 1);
    },

    /** Forgets a service that is not offered any more, or not at this place. */
    remove(place: number) {
      countSpeakers(place, -1);
      speeches[place] = 0;
    },

    /** Updates the sets for a rank, after it has got a place or its place has changed. */
    note(rank: number, place: number) {
      rankCount = Math.max(rankCount, rank + 1);
      for (const { has, bits } of sets.values()) writeBit(bits, rank, has(place));
    },

    readQuality: (place: number): number => qualities[place] as number,

    /** The ranks of services with at least so many hundredths of a star. */
    findStars: (least: number): Bits =>
      findSet(`stars ${least}`, (place) => (stars[place] as number) >= least),

    /** The ranks of services that are delivered within some days. */
    findDays: (most: number, usual: number): Bits =>
      findSet(`days ${most} ${usual <= most}`, (place) => {
        const itsDays = days[place] as number;
        return itsDays === 0 ? usual <= most : itsDays <= most;
      }),

    /** The ranks of services that are offered in a language. */
    findLanguage: (language: string): Bits =>
      findSet(`language ${language}`, (place) => readLanguages(place).includes(language)),

    /** The languages that most services are offered in. */
    listLanguages: (): string[] =>
      [...speakers]
        .toSorted(compareCounts)
        .slice(0, facetLanguages)
        .map(([language]) => language),
  };
}

function enlarge<Column extends Uint8Array | Uint16Array | Uint32Array>(to: Column, from: Column) {
  to.set(from);
  return to;
}
