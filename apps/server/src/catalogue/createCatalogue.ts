import { type Category, categories } from '@market/api/contract';
import { createShelf } from './createShelf.ts';
import { createVocabulary } from './createVocabulary.ts';
import { splitKeyword, splitTitle } from './splitWords.ts';

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

/** In place of the category: this service is no longer offered. */
const gone = 255;

/** So many words of a keyword count. */
const wordLimit = 10;

/** Up to so many changes move what lies behind them; for more everything is sorted anew. */
const fewChanges = 50;

/** Up to this part of a shelf, sorting what was found is quicker than walking along the shelf. */
const walkShare = 8;

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * The services on the market in a form that is quick to search, whatever the page.
 *
 * Each service has a place, a number from 0, in the order in which they came; parallel columns
 * tell by the place what it is. Shelves hold the places by age: one for all services and one for
 * each category. For each word there is a list of the places whose titles hold it. A service
 * whose title changes gets a new place.
 */
export function createCatalogue() {
  const vocabulary = createVocabulary();
  const placesById = new Map<string, number>();
  const ids: string[] = [];
  /** By the number of a word: the places of the titles that hold it, ascending. */
  const placesByWord: number[][] = [];
  let kinds = new Uint8Array(1024);
  let wordCounts = new Uint8Array(1024);
  let prices = new Float64Array(1024);
  let moments = new Float64Array(1024);
  /** The positions on the shelf of all. */
  let ranks = new Uint32Array(1024);
  /** How many words of the question at hand were found in each title. */
  let hits = new Uint8Array(1024);

  const compareAge = (one: number, other: number): number =>
    (moments[one] as number) - (moments[other] as number) ||
    ((ids[one] as string) < (ids[other] as string) ? -1 : one === other ? 0 : 1);

  const all = createShelf(compareAge);
  const shelves = categories.map(() => createShelf(compareAge));
  const shelfOf = (place: number) => shelves[kinds[place] as number];
  /** Places that are not yet, or should no longer be, on their shelves. */
  let late: number[] = [];
  let leaving: { place: number; kind: number }[] = [];

  function makeRoom() {
    const size = kinds.length * 2;
    kinds = enlarge(new Uint8Array(size), kinds);
    wordCounts = enlarge(new Uint8Array(size), wordCounts);
    prices = enlarge(new Float64Array(size), prices);
    moments = enlarge(new Float64Array(size), moments);
    ranks = enlarge(new Uint32Array(size), ranks);
    hits = new Uint8Array(size);
  }

  /** Gives a service a new place. */
  function append({ id, title, category, price, moment }: CatalogueEntry) {
    const place = ids.push(id) - 1;
    if (place >= kinds.length) makeRoom();
    const words = splitTitle(title);
    kinds[place] = categories.indexOf(category);
    wordCounts[place] = words.length;
    prices[place] = price;
    moments[place] = moment;
    for (const word of words) (placesByWord[vocabulary.number(word)] ??= []).push(place);
    placesById.set(id, place);

    const newest = all.last();
    if (newest === undefined || compareAge(newest, place) < 0) {
      ranks[place] = all.size();
      all.append(place);
      shelfOf(place)?.append(place);
    } else {
      late.push(place);
    }
  }

  function remove(id: string) {
    const place = placesById.get(id);
    if (place === undefined) return;
    leaving.push({ place, kind: kinds[place] as number });
    kinds[place] = gone;
    placesById.delete(id);
  }

  const isOffered = (place: number) => kinds[place] !== gone;

  /** Brings the shelves in order after changes. */
  function settle() {
    const coming = late.filter(isOffered);
    const changes = coming.length + leaving.length;
    if (changes === 0) return;

    let firstMoved = 0;
    if (changes <= fewChanges) {
      const positions = [
        ...leaving.map(({ place, kind }) => {
          shelves[kind]?.remove(place);
          return all.remove(place);
        }),
        ...coming.map((place) => {
          shelfOf(place)?.insert(place);
          return all.insert(place);
        }),
      ];
      firstMoved = Math.min(...positions);
    } else {
      const places = Uint32Array.from([...all.list().filter(isOffered), ...coming]);
      all.refill(places);
      for (const [kind, shelf] of shelves.entries()) {
        shelf.refill(places.filter((place) => kinds[place] === kind));
      }
    }
    const list = all.list();
    for (let rank = firstMoved; rank < list.length; rank += 1) ranks[list[rank] as number] = rank;
    late = [];
    leaving = [];
  }

  function hasTitle(place: number, title: string): boolean {
    const words = splitTitle(title);
    return (
      words.length === wordCounts[place] &&
      words.every((word) => holds(placesByWord[vocabulary.number(word)] ?? [], place))
    );
  }

  /**
   * Marks in `hits` how many of the words each title holds. Gives the lists of the rarest word:
   * whatever holds all words is among them.
   */
  function markTitles(words: string[]): { lists: number[][]; size: number } {
    const meanings = words
      .map((word) => vocabulary.find(word).map((number) => placesByWord[number] ?? []))
      .map((lists) => ({ lists, size: lists.reduce((sum, { length }) => sum + length, 0) }))
      .toSorted((one, other) => one.size - other.size);
    const [rarest = { lists: [], size: 0 }] = meanings;
    if (rarest.size === 0) return rarest;

    const marks = hits.fill(0, 0, ids.length);
    for (const [index, { lists }] of meanings.entries()) {
      for (const list of lists) {
        for (const place of list) if (marks[place] === index) marks[place] = index + 1;
      }
    }
    return rarest;
  }

  /** Finds a page by going along a shelf. Titles must hold so many words of the question. */
  function findOnShelf(shelf: Uint32Array, wordCount: number, question: CatalogueQuestion) {
    const { lowestPrice = 0, highestPrice = Infinity, offset, limit } = question;
    // Constants, because variables would be looked up anew for each of a million places.
    const [theirPrices, marks] = [prices, hits];
    let count = 0;
    // Without branches: what passes cannot be foretold, and a wrong guess costs more than a look.
    for (let index = 0; index < shelf.length; index += 1) {
      const place = shelf[index] as number;
      const price = theirPrices[place] as number;
      const hasWords = wordCount === 0 ? 1 : Number(marks[place] === wordCount);
      count += hasWords & Number(price >= lowestPrice) & Number(price <= highestPrice);
    }

    const page: number[] = [];
    let skipped = 0;
    const size = Math.min(limit, count - offset);
    for (let index = shelf.length - 1; page.length < size; index -= 1) {
      const place = shelf[index] as number;
      const price = theirPrices[place] as number;
      if (wordCount > 0 && marks[place] !== wordCount) continue;
      if (price < lowestPrice || price > highestPrice) continue;
      if (skipped === offset) page.push(place);
      else skipped += 1;
    }
    return { page, count };
  }

  /** Finds a page among few places, which may be there more than once. */
  function findAmong(places: number[], wordCount: number, question: CatalogueQuestion) {
    const { category, lowestPrice = 0, highestPrice = Infinity, offset, limit } = question;
    const kind = category && categories.indexOf(category);
    const found = places.filter((place) => {
      const price = prices[place] as number;
      const passes =
        hits[place] === wordCount &&
        price >= lowestPrice &&
        price <= highestPrice &&
        (kind === undefined ? isOffered(place) : kinds[place] === kind);
      if (passes) hits[place] = 0;
      return passes;
    });
    const byAge = found.toSorted((one, other) => (ranks[other] as number) - (ranks[one] as number));
    return { page: byAge.slice(offset, offset + limit), count: found.length };
  }

  /** Finds a page, the newest first, and how many there are in all. */
  function findPage(question: CatalogueQuestion) {
    const { keyword = '', category, lowestPrice, highestPrice, offset, limit } = question;
    const words = splitKeyword(keyword).slice(0, wordLimit);
    const shelf = ((category && shelves[categories.indexOf(category)]) || all).list();
    if (words.length > 0) {
      const { lists, size } = markTitles(words);
      return size < shelf.length / walkShare
        ? findAmong(lists.flat(), words.length, question)
        : findOnShelf(shelf, words.length, question);
    }
    if (lowestPrice !== undefined || highestPrice !== undefined) {
      return findOnShelf(shelf, 0, question);
    }
    const end = Math.max(shelf.length - offset, 0);
    const page = [...shelf.subarray(Math.max(end - limit, 0), end)].toReversed();
    return { page, count: shelf.length };
  }

  return {
    /** How many services there are. */
    count: () => placesById.size,

    /** Adds a service, or puts it in place of what was known of it. */
    put(entry: CatalogueEntry) {
      const { id, title, category, price, moment } = entry;
      const place = placesById.get(id);
      const isInPlace =
        place !== undefined &&
        moments[place] === moment &&
        kinds[place] === categories.indexOf(category) &&
        hasTitle(place, title);
      if (isInPlace) {
        prices[place] = price;
        return;
      }
      remove(id);
      append(entry);
    },

    remove,

    clear() {
      vocabulary.clear();
      placesById.clear();
      ids.length = 0;
      placesByWord.length = 0;
      for (const shelf of [all, ...shelves]) shelf.refill(new Uint32Array());
      late = [];
      leaving = [];
    },

    /** Finds services, the newest first. */
    find(question: CatalogueQuestion): CatalogueAnswer {
      settle();
      const { page, count } = findPage(question);
      return { ids: page.map((place) => ids[place] as string), count };
    },
  };
}

function enlarge<Column extends Uint8Array | Uint32Array | Float64Array>(to: Column, from: Column) {
  to.set(from);
  return to;
}

/** Whether an ascending list holds a number. */
function holds(list: number[], wanted: number): boolean {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return list[from] === wanted;
}
