import { type Category, categories } from '@market/api/contract';
import { type Bits, createBits, enlargeBits, intersectBits, writeBit } from './bits.ts';
import { createIdBook } from './createIdBook.ts';
import { createPriceParts, gone, type TalliedSet } from './createPriceParts.ts';
import { createVocabulary } from './createVocabulary.ts';
import { PlaceList } from './PlaceList.ts';
import { countSelected, readSelected, type Selection } from './Selection.ts';
import { splitKeyword } from './splitWords.ts';

/** What the catalogue knows of a service. */
export interface CatalogueEntry {
  id: string;
  title: string;
  category: Category;
  /** In paise. */
  price: number;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
}

/** What is looked for. Absent fields let everything through. */
export interface CatalogueQuestion {
  /** Each of its words must be found. */
  keyword?: string | undefined;
  category?: Category | undefined;
  /** In paise, included. */
  lowestPrice?: number | undefined;
  /** In paise, included. */
  highestPrice?: number | undefined;
  /** How many of the newest are passed over. */
  offset: number;
  /** How many are listed. */
  limit: number;
}

/** What was found. */
export interface CatalogueAnswer {
  /** The newest first. */
  ids: string[];
  /** How many there are on all pages. */
  count: number;
}

/** So many words of a keyword count. */
const wordLimit = 10;

/** Of so many keywords it is remembered which titles hold them, until a service changes. */
const meaningLimit = 64;

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * The services on the market in a form that is quick to search, whatever the page.
 *
 * Each service has a place, a number from 0, in the order in which they came; columns tell by the
 * place what it is, and for each word there is a list of the places whose titles hold it. A service
 * whose title changes gets a new place.
 *
 * Each place has a rank, its number from the oldest to the newest service. What a question asks
 * for are sets of ranks, one bit each: a category, a keyword, what costs too much and too little.
 * How many there are is known beforehand, but for what costs about as much as a bound; the page is
 * read from the new end, 32 services at a time.
 */
export function createCatalogue() {
  const ids = createIdBook();
  const vocabulary = createVocabulary();
  /** By the number of a word. */
  const placesByWord: PlaceList[] = [];
  let kinds = new Uint8Array(1024);
  let wordCounts = new Uint8Array(1024);
  let prices = new Float64Array(1024);
  let moments = new Float64Array(1024);
  /** 0 is nobody's: what has no rank yet, or has lost it to a new place of the same service. */
  let ranks = new Uint32Array(1024);

  /** The places by their rank. */
  let order = new Uint32Array(1024);
  let rankCount = 1;
  let offered = createBits(order.length);
  /** By the position of a category in the contract. */
  let byKind = categories.map(() => createBits(order.length));
  const priceParts = createPriceParts();

  /** Places that have no rank yet. */
  let coming: number[] = [];
  let count = 0;
  /** By a keyword: the titles with all that is meant by it. */
  const meanings = new Map<string, TalliedSet>();

  const isOffered = (place: number) => kinds[place] !== gone;

  const compareAge = (one: number, other: number): number =>
    (moments[one] as number) - (moments[other] as number) || ids.compare(one, other);

  function makeRoom(size: number) {
    kinds = enlarge(new Uint8Array(size), kinds);
    wordCounts = enlarge(new Uint8Array(size), wordCounts);
    prices = enlarge(new Float64Array(size), prices);
    moments = enlarge(new Float64Array(size), moments);
    ranks = enlarge(new Uint32Array(size), ranks);
  }

  function makeRoomForRanks(size: number) {
    order = enlarge(new Uint32Array(size), order);
    offered = enlargeBits(offered, size);
    byKind = byKind.map((bits) => enlargeBits(bits, size));
    priceParts.makeRoom(size);
  }

  /** Gives a service a new place. */
  function append({ id, title, category, price, moment }: CatalogueEntry): number {
    const place = ids.add(id);
    if (place === kinds.length) makeRoom(kinds.length * 2);
    const words = vocabulary.read(title);
    kinds[place] = categories.indexOf(category);
    wordCounts[place] = words.length;
    prices[place] = price;
    moments[place] = moment;
    for (const word of words) (placesByWord[word] ??= new PlaceList()).append(place);
    meanings.clear();
    return place;
  }

  /** Brings the sets up to date with a place. */
  function note(place: number) {
    const rank = ranks[place] as number;
    if (rank === 0) return;
    const itsKind = kinds[place] as number;
    writeBit(offered, rank, itsKind !== gone);
    for (const [kind, bits] of byKind.entries()) writeBit(bits, rank, itsKind === kind);
    if (priceParts.write(rank, itsKind, prices[place] as number)) meanings.clear();
  }

  function setRank(place: number, rank: number) {
    order[rank] = place;
    ranks[place] = rank;
  }

  /** The lowest rank whose service is newer. */
  function findRank(place: number): number {
    let from = 1;
    let to = rankCount;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareAge(order[middle] as number, place) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Gives ranks to what has come. Most of it is the newest; what lies behind the rest moves up. */
  function settle() {
    if (coming.length === 0) return;
    const arriving = coming.filter(isOffered).toSorted(compareAge);
    coming = [];
    const [oldest] = arriving;
    if (oldest === undefined) return;

    const first = findRank(oldest);
    const moving = order.slice(first, rankCount);
    rankCount += arriving.length;
    if (rankCount > order.length) makeRoomForRanks(Math.max(rankCount, order.length * 2));
    let rank = first;
    let arrived = 0;
    for (const place of moving) {
      for (; arrived < arriving.length; arrived += 1) {
        if (compareAge(arriving[arrived] as number, place) > 0) break;
        setRank(arriving[arrived] as number, rank++);
      }
      setRank(place, rank++);
    }
    for (; arrived < arriving.length; arrived += 1) setRank(arriving[arrived] as number, rank++);

    for (let moved = first; moved < rankCount; moved += 1) note(order[moved] as number);
    priceParts.settle(rankCount);
    meanings.clear();
  }

  function hasTitle(place: number, title: string): boolean {
    const words = vocabulary.read(title);
    return (
      words.length === wordCounts[place] && words.every((word) => placesByWord[word]?.has(place))
    );
  }

  /** The ranks of the titles that hold what is meant by a word. */
  function findWord(word: string): Bits {
    const bits = createBits(order.length);
    // A constant, because a variable would be looked up anew for each of a million places.
    const theirRanks = ranks;
    for (const number of vocabulary.find(word)) {
      for (const place of placesByWord[number]?.list() ?? []) {
        const rank = theirRanks[place] as number;
        bits[rank >>> 5] = (bits[rank >>> 5] as number) | (1 << (rank & 31));
      }
    }
    return bits;
  }

  /** The titles that hold what is meant by each of these words. */
  function findTitles(words: string[]): TalliedSet {
    if (words.length === 0) return priceParts.all(offered);
    const keyword = words.join(' ');
    const known = meanings.get(keyword);
    if (known) return known;
    const [first = '', ...others] = words;
    const bits = findWord(first);
    for (const word of others) intersectBits(bits, findWord(word));
    const [oldest] = meanings.keys();
    if (meanings.size === meaningLimit && oldest !== undefined) meanings.delete(oldest);
    const titles = priceParts.tally(bits);
    meanings.set(keyword, titles);
    return titles;
  }

  function remove(id: string) {
    const place = ids.find(id);
    if (place === undefined || !isOffered(place)) return;
    kinds[place] = gone;
    note(place);
    count -= 1;
  }

  return {
    /** How many services there are. */
    count: () => count,

    /** Adds a service, or puts it in place of what was known of it. */
    put(entry: CatalogueEntry) {
      const { id, title, category, price, moment } = entry;
      const place = ids.find(id);
      if (place !== undefined && isOffered(place) && moments[place] === moment) {
        const rank = ranks[place] as number;
        if (hasTitle(place, title)) {
          kinds[place] = categories.indexOf(category);
          prices[place] = price;
          note(place);
          return;
        }
        if (rank > 0) {
          ranks[place] = 0;
          const newPlace = append(entry);
          setRank(newPlace, rank);
          note(newPlace);
          return;
        }
      }
      remove(id);
      coming.push(append(entry));
      count += 1;
    },

    remove,

    /** Puts what has come in order, which otherwise the next question waits for. */
    settle,

    /** Finds services, the newest first. */
    find(question: CatalogueQuestion): CatalogueAnswer {
      const { keyword = '', category, offset, limit } = question;
      const { lowestPrice = 0, highestPrice = Infinity } = question;
      settle();
      const kind = category && categories.indexOf(category);
      const selection: Selection = {
        titles: findTitles(splitKeyword(keyword).slice(0, wordLimit)),
        category: { kind, bits: kind === undefined ? offered : (byKind[kind] as Bits) },
        start: priceParts.findBound(lowestPrice),
        // Paise are whole: up to 100 is below 101.
        end: priceParts.findBound(highestPrice + 1),
        readPrice: priceParts.read,
        size: rankCount,
      };
      const found = countSelected(selection);
      const page = offset < found ? readSelected(selection, { offset, limit }) : [];
      return { ids: page.map((rank) => ids.read(order[rank] as number)), count: found };
    },
  };
}

function enlarge<Column extends Uint8Array | Uint32Array | Float64Array>(to: Column, from: Column) {
  to.set(from);
  return to;
}
