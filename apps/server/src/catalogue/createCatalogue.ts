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

  /** Leaves of some places those that pass. Takes each only once when it knows the words' number. */
  function select(
    places: ArrayLike<number>,
    wordCount: number,
    { category, lowestPrice = 0, highestPrice = Infinity }: CatalogueQuestion,
  ): number[] {
    // Constants, because the compiler would look up variables anew for each of a million places.
    const [theirKinds, theirPrices, marks] = [kinds, prices, hits];
    const kind = category && categories.indexOf(category);
    const selected: number[] = [];
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (wordCount > 0) {
        if (marks[place] !== wordCount) continue;
        marks[place] = 0;
      }
      const price = theirPrices[place] as number;
      if (price < lowestPrice || price > highestPrice) continue;
      if (kind === undefined ? theirKinds[place] === gone : theirKinds[place] !== kind) continue;
      selected.push(place);
    }
    return selected;
  }

  /** The places, by age, that pass. */
  function findPlaces(question: CatalogueQuestion): ArrayLike<number> {
    const { keyword = '', category, lowestPrice = 0, highestPrice = Infinity } = question;
    const words = splitKeyword(keyword).slice(0, wordLimit);
    const kind = category ? categories.indexOf(category) : undefined;
    const shelf = (kind === undefined ? all : (shelves[kind] ?? all)).list();
    const hasPrice = lowestPrice > 0 || highestPrice < Infinity;
    if (words.length === 0) return hasPrice ? select(shelf, 0, question) : shelf;

    const { lists, size } = markTitles(words);
    if (size > shelf.length / walkShare) return select(shelf, words.length, question);
    const selected = lists.flatMap((list) => select(list, words.length, question));
    return selected.toSorted((one, other) => (ranks[one] as number) - (ranks[other] as number));
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
      const { offset, limit } = question;
      const places = findPlaces(question);
      const listed: string[] = [];
      for (
        let index = places.length - 1 - offset;
        index >= 0 && listed.length < limit;
        index -= 1
      ) {
        listed.push(ids[places[index] as number] as string);
      }
      return { ids: listed, count: places.length };
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
