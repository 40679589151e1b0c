import { listingLimits, type SellerLevel, sellerLevels, serviceFacets } from '@market/api/contract';
import type { SearchEntry } from '../Search.ts';
import { compareCounts, facetCountries, facetLanguages, facetTags } from '../facets.ts';
import { type CountedBits, createBits, enlargeBits, readBit, writeBit } from './bits.ts';
import { createLabels } from './createLabels.ts';

/** How many sets are kept; the one asked for longest ago goes first. */
const setLimit = 96;

/** The services on offer with one trait. */
interface TraitSet extends CountedBits {
  has: (place: number) => boolean;
  /** The first rank that has not been looked at. */
  filledTo: number;
}

/** Something that services have or have not. */
type Trait = Pick<TraitSet, 'has'> & { name: string };

/** So many ranks are looked at in one go. */
const sliceSize = 2 ** 14;

const none: readonly string[] = [];

/**
 * What services can be narrowed down to beyond words, category and price. Their ratings, days,
 * languages, sellers and tags stand by place; a set of ranks is made of them when it is first asked for, and kept right
 * from then on.
 *
 * @param readPlace The place of a rank.
 * @param isOffered Whether the service of a place is on offer.
 */
export function createTraits(
  readPlace: (rank: number) => number,
  isOffered: (place: number) => boolean,
) {
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
  let levels = new Uint8Array(1024);
  let sales = new Uint32Array(1024);
  const countries = createLabels(1, facetCountries);
  const tags = createLabels(listingLimits.tags, facetTags.counted);
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

  function keepSet(name: string, has: TraitSet['has']): TraitSet {
    const known = sets.get(name);
    if (known) {
      sets.delete(name);
      sets.set(name, known);
      return known;
    }
    const [oldest] = sets.keys();
    if (sets.size === setLimit && oldest !== undefined) sets.delete(oldest);
    const set = { has, bits: createBits(room), count: 0, filledTo: 1 };
    sets.set(name, set);
    return set;
  }

  /** Puts a rank into a set or takes it out. */
  function enter(set: TraitSet, rank: number, place: number) {
    const isIn = isOffered(place) && set.has(place);
    set.count += Number(isIn) - readBit(set.bits, rank);
    writeBit(set.bits, rank, isIn);
  }

  /** Goes on filling a set, up to a rank at most. */
  function fill(set: TraitSet, end: number) {
    for (; set.filledTo < end; set.filledTo += 1) {
      enter(set, set.filledTo, readPlace(set.filledTo));
    }
  }

  function findSet({ name, has }: Trait): CountedBits {
    const set = keepSet(name, has);
    fill(set, rankCount);
    return set;
  }

  const ofStars = (least: number): Trait => ({
    name: `stars ${least}`,
    has: (place) => (stars[place] as number) >= least,
  });

  const ofDays = (most: number, usual: number): Trait => ({
    name: `days ${most} ${usual <= most}`,
    has(place) {
      const itsDays = days[place] as number;
      return itsDays === 0 ? usual <= most : itsDays <= most;
    },
  });

  const ofLanguage = (language: string): Trait => ({
    name: `language ${language}`,
    has: (place) => readLanguages(place).includes(language),
  });

  const ofLevel = (level: SellerLevel): Trait => ({
    name: `level ${level}`,
    has: (place) => levels[place] === sellerLevels.indexOf(level),
  });

  const ofCountry = (country: string): Trait => ({
    name: `country ${country}`,
    has: (place) => countries.has(place, country),
  });

  const ofTag = (tag: string): Trait => ({
    name: `tag ${tag}`,
    has: (place) => tags.has(place, tag),
  });

  /** The languages that most services are offered in. */
  const listLanguages = (): string[] =>
    [...speakers]
      .toSorted(compareCounts)
      .slice(0, facetLanguages)
      .map(([language]) => language);

  /** Makes the sets for all choices before anybody asks. What changes meanwhile is noted in them. */
  function* prepare(): Generator<void, void> {
    const traits = [
      ...serviceFacets.rating.map((least) => ofStars(least * 100)),
      // Whether a service that does not say counts follows from what the owner has set.
      ...serviceFacets.days.flatMap((most) => [ofDays(most, most), ofDays(most, most + 1)]),
      ...listLanguages().map(ofLanguage),
      ...serviceFacets.level.map(ofLevel),
      ...countries.listMost().map(ofCountry),
      ...tags.listMost().map(ofTag),
    ];
    for (const { name, has } of traits) {
      const set = keepSet(name, has);
      // Without those that come meanwhile, which are noted: it would never end.
      const end = rankCount;
      while (set.filledTo < end) {
        fill(set, Math.min(set.filledTo + sliceSize, end));
        yield;
      }
    }
  }

  return {
    makeRoom(size: number) {
      qualities = enlarge(new Uint32Array(size), qualities);
      stars = enlarge(new Uint16Array(size), stars);
      days = enlarge(new Uint8Array(size), days);
      speeches = enlarge(new Uint32Array(size), speeches);
      levels = enlarge(new Uint8Array(size), levels);
      sales = enlarge(new Uint32Array(size), sales);
      countries.makeRoom(size);
      tags.makeRoom(size);
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
      levels[place] = sellerLevels.indexOf(entry.level);
      sales[place] = entry.sold;
      countries.put(place, entry.country === '' ? [] : [entry.country]);
      tags.put(place, entry.tags);
    },

    /** Forgets a service that is not offered any more, or not at this place. */
    remove(place: number) {
      countSpeakers(place, -1);
      speeches[place] = 0;
      countries.remove(place);
      tags.remove(place);
    },

    /** Updates the sets for a rank, after it has got a place or its place has changed. */
    note(rank: number, place: number) {
      rankCount = Math.max(rankCount, rank + 1);
      for (const set of sets.values()) enter(set, rank, place);
    },

    readQuality: (place: number): number => qualities[place] as number,

    /** How often it was sold of late. */
    readSold: (place: number): number => sales[place] as number,

    /** The ranks of services with at least so many hundredths of a star. */
    findStars: (least: number): CountedBits => findSet(ofStars(least)),

    /** The ranks of services that are delivered within some days. */
    findDays: (most: number, usual: number): CountedBits => findSet(ofDays(most, usual)),

    /** The ranks of services that are offered in a language. */
    findLanguage: (language: string): CountedBits => findSet(ofLanguage(language)),

    listLanguages,

    findLevel: (level: SellerLevel): CountedBits => findSet(ofLevel(level)),

    /** The ranks of services whose sellers come from a country. */
    findCountry: (country: string): CountedBits => findSet(ofCountry(country)),

    findTag: (tag: string): CountedBits => findSet(ofTag(tag)),

    /** The countries that most services come from. */
    listCountries: countries.listMost,

    /** The tags that most services have. */
    listTags: tags.listMost,

    /** How many services of some ranks have each tag. */
    countTags: (ranks: readonly number[]) => tags.countAmong(ranks.map(readPlace)),

    prepare,
  };
}

function enlarge<Column extends Uint8Array | Uint16Array | Uint32Array>(to: Column, from: Column) {
  to.set(from);
  return to;
}
