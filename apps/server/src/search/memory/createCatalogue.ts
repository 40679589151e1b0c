import type { Category } from '@market/api/contract';
import {
  type Bits,
  countAll,
  countCommon,
  createBits,
  enlargeBits,
  intersectBits,
  readBit,
  uniteBits,
  writeBit,
} from './bits.ts';
import { createIdBook } from './createIdBook.ts';
import { createKindBook } from './createKindBook.ts';
import { type CategorySet, createPriceParts, gone, type TalliedSet } from './createPriceParts.ts';
import { createVocabulary } from './createVocabulary.ts';
import { createOrdering, type Ordering } from './createOrdering.ts';
import { createStandings } from './createStandings.ts';
import { createTextWeights } from './createTextWeights.ts';
import { createTraits } from './createTraits.ts';
import { findFacets, narrow, type Narrowing } from './narrow.ts';
import { PlaceList } from './PlaceList.ts';
import { explainRanked, type Ranking, readRanked } from './readRanked.ts';
import {
  countSelected,
  gatherSelected,
  readHighest,
  readHighestOfAll,
  readSelected,
  type Selection,
} from './Selection.ts';
import { completeWords, type WordFacts } from './completeWords.ts';
import { findAlike } from './findAlike.ts';
import type {
  Likened,
  RankedPlace,
  SearchAnswer,
  SearchEntry,
  SearchQuestion,
  ServiceSort,
} from '../Search.ts';
import { nearWords } from '../words/rankWords.ts';
import type { RankingRules } from '../ranking/RankingRules.ts';
import { isNew } from '../ranking/scoreOf.ts';
import { toPriceSpan } from '../toPriceSpan.ts';
import { mostAlike, weighWords } from '../words/weighWords.ts';
import { splitKeyword, splitText } from '../words/splitWords.ts';
import { stemmer } from 'stemmer';

/** The ranks of services that contain a word. */
interface WordHolders {
  inTitle: Bits;
  /** The set is made when it is first asked for: what is found in titles is often enough. */
  readAnywhere: () => Bits;
}

/** How many keywords' results, and how many words', are remembered until a service changes. */
const meaningLimit = 64;

/** How many completed keywords are remembered until a service changes: people begin with the same letters. */
const completionLimit = 1000;

/** After so many changed texts, old places are swept out of the lists of words. */
const sweepAfter = 500;

/** How many places are processed in one go, which takes about a millisecond. */
const sweepSize = 100_000;

/** More than any price in paise, and than any quality. */
const keyRoom = 2 ** 27;

/** The places whose texts hold a word. No place is in both. */
interface WordPlaces {
  titles: PlaceList;
  /** The places where only the further text does. */
  others: PlaceList;
}

/**
 * The services on the market, indexed so that every page is quick to find.
 *
 * Each service has a place, a number from 0 in order of arrival. Columns hold its fields by place,
 * and each word has lists of the places whose texts contain it. A service whose texts change gets a
 * new place; the old one is gradually swept out of the lists, and a word without places leaves the
 * vocabulary.
 *
 * Each place has a rank, its number from the oldest to the newest service. A question becomes sets
 * of ranks, one bit each: a category, a keyword, what is too expensive or too cheap. Their sizes
 * are known beforehand, except for services that cost about as much as a bound; the page is read
 * from the newest end, 32 services at a time.
 */
export function createCatalogue() {
  const ids = createIdBook();
  /** By the number of a word. */
  const placesByWord: WordPlaces[] = [];
  let kinds = new Uint8Array(1024);
  let titleWordCounts = new Uint16Array(1024);
  let otherWordCounts = new Uint16Array(1024);
  let prices = new Float64Array(1024);
  let moments = new Float64Array(1024);
  /** 0 means no rank yet, or a rank lost to a new place of the same service. */
  let ranks = new Uint32Array(1024);

  /** The places by their rank. */
  let order = new Uint32Array(1024);
  let rankCount = 1;
  let offered = createBits(order.length);
  const kindBook = createKindBook();
  /** By the number of a category. */
  let byKind: Bits[] = [];
  const priceParts = createPriceParts();
  const traits = createTraits(
    (rank) => order[rank] as number,
    (place) => isOffered(place),
  );
  const standings = createStandings((place) => moments[place] as number);
  const orderings: Partial<Record<ServiceSort, Ordering>> = {
    priceLow: createOrdering(priceParts.read),
    priceHigh: createOrdering((rank) => keyRoom - priceParts.read(rank)),
    rating: createOrdering((rank) => keyRoom - traits.readQuality(order[rank] as number)),
    bestSelling: createOrdering((rank) => keyRoom - traits.readSold(order[rank] as number)),
  };

  /** Places that have no rank yet. */
  let coming: number[] = [];
  let count = 0;
  /** By keyword: the matching services, in the order in which they are listed. */
  const meanings = new Map<string, TalliedSet[]>();
  const holdersByWord = new Map<string, WordHolders>();
  /** By keyword and limit. */
  const completions = new Map<string, string[]>();

  /** Places abandoned since the last sweep of the lists began. */
  let givenUp = 0;
  /** Places abandoned before that, which are being swept out of the lists. */
  let beingSwept = 0;
  /** The word up to which the lists have been swept; undefined between sweeps. */
  let sweptTo: number | undefined;

  const isOffered = (place: number) => kinds[place] !== gone;

  function forgetMeanings() {
    meanings.clear();
    holdersByWord.clear();
  }

  const vocabulary = createVocabulary((word) => {
    const places = placesByWord[word];
    return places !== undefined && (places.titles.some(isOffered) || places.others.some(isOffered));
  });

  const compareAge = (one: number, other: number): number =>
    (moments[one] as number) - (moments[other] as number) || ids.compare(one, other);

  function makeRoom(size: number) {
    kinds = enlarge(new Uint8Array(size), kinds);
    titleWordCounts = enlarge(new Uint16Array(size), titleWordCounts);
    otherWordCounts = enlarge(new Uint16Array(size), otherWordCounts);
    prices = enlarge(new Float64Array(size), prices);
    moments = enlarge(new Float64Array(size), moments);
    ranks = enlarge(new Uint32Array(size), ranks);
    traits.makeRoom(size);
    standings.makeRoom(size);
  }

  function makeRoomForRanks(size: number) {
    order = enlarge(new Uint32Array(size), order);
    offered = enlargeBits(offered, size);
    byKind = byKind.map((bits) => enlargeBits(bits, size));
    priceParts.makeRoom(size);
    traits.makeRoomForRanks(size);
  }

  function findPlaces(word: number): WordPlaces {
    return (placesByWord[word] ??= { titles: new PlaceList(), others: new PlaceList() });
  }

  /** The number of a category, which may be a new one. */
  function findKind(category: Category): number {
    const kind = kindBook.add(category);
    if (kind === byKind.length) {
      byKind.push(createBits(order.length));
      if (priceParts.makeRoomForKinds(byKind.length)) forgetMeanings();
    }
    return kind;
  }

  /** Gives a service a new place. */
  function append(entry: SearchEntry): number {
    const place = ids.add(entry.id);
    if (place === kinds.length) makeRoom(kinds.length * 2);
    const words = vocabulary.read(entry.title, entry.about);
    kinds[place] = findKind(entry.category);
    titleWordCounts[place] = words.titles.length;
    otherWordCounts[place] = words.others.length;
    prices[place] = entry.price;
    moments[place] = entry.moment;
    traits.put(place, entry);
    standings.put(place, entry.figures);
    for (const word of words.titles) findPlaces(word).titles.append(place);
    for (const word of words.others) findPlaces(word).others.append(place);
    forgetMeanings();
    return place;
  }

  function giveUp(place: number) {
    kinds[place] = gone;
    traits.remove(place);
    givenUp += 1;
  }

  /** Removes abandoned places from the lists of some words, then of the next ones. */
  function sweep() {
    if (sweptTo === undefined && givenUp < sweepAfter) return;
    if (sweptTo === undefined) [beingSwept, givenUp] = [givenUp, 0];
    let word = sweptTo ?? 0;
    for (let seen = 0; word < placesByWord.length && seen < sweepSize; word += 1) {
      const { titles, others } = findPlaces(word);
      seen += 1 + titles.size + others.size;
      titles.keep(isOffered);
      others.keep(isOffered);
      if (titles.size + others.size === 0) vocabulary.forget(word);
    }
    sweptTo = word < placesByWord.length ? word : undefined;
    if (sweptTo === undefined) beingSwept = 0;
  }

  /** Updates the sets for a place. */
  function note(place: number) {
    const rank = ranks[place] as number;
    if (rank === 0) return;
    const itsKind = kinds[place] as number;
    writeBit(offered, rank, itsKind !== gone);
    const before = byKind[priceParts.readKind(rank)];
    if (before) writeBit(before, rank, false);
    const now = byKind[itsKind];
    if (now) writeBit(now, rank, true);
    if (priceParts.write(rank, itsKind, prices[place] as number)) forgetMeanings();
    traits.note(rank, place);
    for (const ordering of Object.values(orderings)) ordering.note(rank);
  }

  function setRank(place: number, rank: number) {
    order[rank] = place;
    ranks[place] = rank;
  }

  /** The lowest rank whose place is not older than something. */
  function findRank(isOlder: (place: number) => boolean): number {
    let from = 1;
    let to = rankCount;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isOlder(order[middle] as number)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Ranks new arrivals. Most are the newest; others move up those after them. */
  function settle() {
    sweep();
    if (coming.length === 0) return;
    const arriving = coming.filter(isOffered).toSorted(compareAge);
    coming = [];
    const [oldest] = arriving;
    if (oldest === undefined) return;

    const first = findRank((place) => compareAge(place, oldest) < 0);
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
    forgetMeanings();
  }

  /** Whether a place has exactly the words of a service. */
  function hasWords(place: number, entry: SearchEntry): boolean {
    const { titles, others } = vocabulary.read(entry.title, entry.about);
    return (
      titles.length === titleWordCounts[place] &&
      others.length === otherWordCounts[place] &&
      titles.every((word) => placesByWord[word]?.titles.has(place)) &&
      others.every((word) => placesByWord[word]?.others.has(place))
    );
  }

  /** The ranks of services that contain a word: in the title, and anywhere. */
  function findWord(word: string): WordHolders {
    const known = holdersByWord.get(word);
    if (known) return known;
    const meaning = vocabulary.find(word);
    const inTitle = createBits(order.length);
    for (const number of meaning.all) placesByWord[number]?.titles.addRanks(inTitle, ranks);
    let anywhere: Bits | undefined;
    const readAnywhere = () => {
      if (anywhere) return anywhere;
      anywhere = inTitle.slice();
      for (const number of meaning.close) placesByWord[number]?.others.addRanks(anywhere, ranks);
      return anywhere;
    };
    return keep(holdersByWord, word, { inTitle, readAnywhere });
  }

  /** The ranks of services that contain all these words: all, some or none of them in the title. */
  function findHolders(words: string[]): Bits[] {
    const titles = words.map((word) => findWord(word).inTitle);
    const texts = words.map((word) => findWord(word).readAnywhere());
    const allInTitle = createBits(order.length);
    const someInTitle = createBits(order.length);
    const noneInTitle = createBits(order.length);
    for (let index = 0; index < allInTitle.length; index += 1) {
      let [all, some, every] = [-1, 0, -1];
      for (let word = 0; word < titles.length; word += 1) {
        const inTitle = (titles[word] as Bits)[index] as number;
        all &= inTitle;
        some |= inTitle;
        every &= (texts[word] as Bits)[index] as number;
      }
      allInTitle[index] = all;
      someInTitle[index] = every & some & ~all;
      noneInTitle[index] = every & ~some;
    }
    return [allInTitle, someInTitle, noneInTitle];
  }

  /** The services that contain all these words, in the order in which they are listed. */
  function findMeanings(words: string[]): TalliedSet[] {
    if (words.length === 0) return [priceParts.all(offered)];
    const keyword = words.join(' ');
    return (
      meanings.get(keyword) ?? keep(meanings, keyword, findHolders(words).map(priceParts.tally))
    );
  }

  /** The services of a question's category; undefined where that is none. */
  function findCategory({ category }: SearchQuestion): CategorySet | undefined {
    if (category === undefined) return { kind: undefined, bits: offered };
    const kind = kindBook.find(category);
    return kind === undefined ? undefined : { kind, bits: byKind[kind] as Bits };
  }

  const readId = (rank: number): string => ids.read(order[rank] as number);

  const toAnswer = (page: number[], found: number): SearchAnswer => ({
    ids: page.map(readId),
    count: found,
    offered: count,
  });

  /** By words, category and price, counted beforehand. */
  function findNewest(question: SearchQuestion): SearchAnswer {
    const { keyword = '', lowestPrice = 0, highestPrice = Infinity, offset, limit } = question;
    const category = findCategory(question);
    if (!category) return toAnswer([], 0);
    const selected = {
      category,
      start: priceParts.findBound(lowestPrice),
      // Paise are whole, so "up to 100" is "below 101".
      end: priceParts.findBound(highestPrice + 1),
      readPrice: priceParts.read,
      size: rankCount,
    };
    // Without bounds nothing need be tallied, which those who type would wait for.
    const isAll =
      keyword !== '' &&
      category.kind === undefined &&
      lowestPrice === 0 &&
      highestPrice === Infinity;
    const page: number[] = [];
    let found = 0;
    for (const holders of findMeanings(splitKeyword(keyword))) {
      const selection: Selection = { ...selected, holders };
      const before = found;
      found += isAll ? countCommon(holders.bits, offered) : countSelected(selection);
      const left = { offset: Math.max(0, offset - before), limit: limit - page.length };
      if (before + left.offset < found) page.push(...readSelected(selection, left));
    }
    return toAnswer(page, found);
  }

  /** The first of what `findNewest` lists. Mostly they have all words in the title, and no other set need be made. */
  function findFirst(keyword: string, limit: number): string[] {
    settle();
    const titles = splitKeyword(keyword).map((word) => findWord(word).inTitle);
    const page = readHighestOfAll([offered, ...titles], limit);
    if (page.length === limit) return page.map(readId);
    return findNewest({ keyword, offset: 0, limit }).ids;
  }

  const textWeights = createTextWeights({
    findMeaning: vocabulary.find,
    readWord: vocabulary.readWord,
    listPlaces: (word) => placesByWord[word],
    readRanks: () => ranks,
  });

  /** What was found, to be put in order by score. */
  function toRanking(
    bits: Bits,
    { keyword = '', ranking: rules }: { keyword?: string | undefined; ranking: RankingRules },
    meaning: readonly TalliedSet[],
  ): Ranking {
    const words = splitKeyword(keyword);
    return {
      bits,
      count: countAll(bits),
      texts: words.length === 0 ? undefined : textWeights.find(meaning, words, order.length),
      words,
      rules,
      standings,
      readPlace: (rank) => order[rank] as number,
      readMoment: (place) => moments[place] as number,
      firstNew: findRank((place) => !isNew(moments[place] as number, rules)),
    };
  }

  /** By anything, in any order. */
  function findNarrowed(question: SearchQuestion): SearchAnswer {
    const { keyword = '', sort = 'relevance', offset, limit } = question;
    const meaning = findMeanings(splitKeyword(keyword));
    const groups = meaning.map(({ bits }) => bits);
    const all = uniteAll(groups, order.length);
    const narrowing: Narrowing = {
      question,
      holders: all,
      offered: { ...priceParts.all(offered), count },
      category: findCategory(question),
      readPrice: priceParts.read,
      size: rankCount,
      traits,
      kinds: kindBook.list().map((slug, kind) => ({
        slug,
        bits: byKind[kind] as Bits,
        count: priceParts.countKind(kind),
      })),
      findBound: priceParts.findBound,
    };
    const bits = narrow(narrowing);
    const withFacets = (answer: SearchAnswer): SearchAnswer =>
      question.facets ? { ...answer, facets: findFacets(narrowing, bits) } : answer;
    if (question.ranking) {
      const ranking = toRanking(bits, { keyword, ranking: question.ranking }, meaning);
      const { page, newcomers } = readRanked(ranking, { offset, limit });
      return withFacets({ ...toAnswer(page, ranking.count), newcomers: newcomers.map(readId) });
    }
    const found = countAll(bits);
    const ordering = orderings[sort];
    const page = ordering
      ? ordering.read({ bits, count: found, offset, limit }, rankCount)
      : readGroups(bits, sort === 'relevance' ? groups : [all], { offset, limit });
    return withFacets(toAnswer(page, found));
  }

  function explain(id: string, keyword: string, ranking: RankingRules): RankedPlace | undefined {
    settle();
    const place = ids.find(id);
    if (place === undefined || !isOffered(place)) return undefined;
    const rank = ranks[place] as number;
    const words = splitKeyword(keyword);
    const bits = findOffered(words);
    if (!readBit(bits, rank)) return undefined;
    return explainRanked(toRanking(bits, { keyword, ranking }, findMeanings(words)), rank);
  }

  const toWordFacts = (among: Bits): WordFacts => ({
    readWord: vocabulary.readWord,
    limitCount: (word) => placesByWord[word]?.titles.size ?? 0,
    count: (word) => placesByWord[word]?.titles.countRanks(among, ranks) ?? 0,
  });

  /** The services on offer that have all these words. */
  function findOffered(words: string[]): Bits {
    if (words.length === 0) return offered;
    const holders = offered.slice();
    for (const word of words) intersectBits(holders, findWord(word).readAnywhere());
    return holders;
  }

  /** The first of some lists of words of which any stands in a title of these services. */
  function completeFirst(lists: readonly number[][], among: Bits, limit: number): string[] {
    const facts = toWordFacts(among);
    for (const words of lists) {
      // Some may be missing: nothing is so far from the word.
      const found = completeWords(words ?? [], facts, limit);
      if (found.length > 0) return found;
    }
    return [];
  }

  function complete(keyword: string, limit: number): string[] {
    const asked = `${limit} ${keyword}`;
    const known = completions.get(asked);
    if (known) return known;
    if (completions.size === completionLimit) completions.clear();
    const completed = findCompletions(keyword, limit);
    completions.set(asked, completed);
    return completed;
  }

  function findCompletions(keyword: string, limit: number): string[] {
    settle();
    const words = splitKeyword(keyword);
    const typed = words.pop();
    if (typed === undefined) return [];
    const among = findOffered(words);
    const begun = completeWords(vocabulary.listBeginning(typed), toWordFacts(among), limit);
    const found =
      begun.length > 0 ? begun : completeFirst(vocabulary.listSimilar(typed), among, limit);
    return found.map((word) => [...words, word].join(' '));
  }

  /** The services that have a form of a word in their titles; undefined where that is more than so many. */
  function findRare(stem: string, most: number): Bits | undefined {
    const forms = vocabulary.listFormsOf(stem);
    const surely = most + givenUp + beingSwept;
    if (forms.some((word) => (placesByWord[word]?.titles.size ?? 0) > surely)) return undefined;
    const bits = createBits(order.length);
    for (const word of forms) placesByWord[word]?.titles.addRanks(bits, ranks);
    intersectBits(bits, offered);
    return bits;
  }

  function findSimilar({ id, title, category, price }: Likened, limit: number): string[] {
    settle();
    const kind = findCategory({ category, offset: 0, limit });
    if (!kind) return [];
    const { lowestPrice, highestPrice } = toPriceSpan(price);
    const among = gatherSelected({
      holders: { bits: offered },
      category: kind,
      start: priceParts.findBound(lowestPrice),
      end: priceParts.findBound(highestPrice + 1),
      readPrice: priceParts.read,
      size: rankCount,
    });
    const own = ids.find(id);
    if (own !== undefined) writeBit(among, ranks[own] as number, false);
    const rare = new Map<string, Bits>();
    for (const stem of new Set(splitText(title).map((word) => stemmer(word)))) {
      const bits = findRare(stem, mostAlike(count));
      if (bits) rare.set(stem, bits);
    }
    const counted = [...rare].map(([stem, bits]) => ({ stem, count: countAll(bits) }));
    const sets = weighWords(counted, count).map(({ stem, weight }) => ({
      weight,
      bits: rare.get(stem) as Bits,
    }));
    return findAlike(among, sets, limit).map((rank) => ids.read(order[rank] as number));
  }

  function remove(id: string) {
    completions.clear();
    const place = ids.find(id);
    if (place === undefined || !isOffered(place)) return;
    giveUp(place);
    note(place);
    count -= 1;
  }

  return {
    /** Adds or replaces a service. */
    put(entry: SearchEntry) {
      completions.clear();
      const { id, category, price, moment } = entry;
      const place = ids.find(id);
      if (place !== undefined && isOffered(place) && moments[place] === moment) {
        const rank = ranks[place] as number;
        if (hasWords(place, entry)) {
          kinds[place] = findKind(category);
          prices[place] = price;
          traits.put(place, entry);
          standings.put(place, entry.figures);
          note(place);
          return;
        }
        if (rank > 0) {
          ranks[place] = 0;
          giveUp(place);
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

    /** Ranks new arrivals now, so that the next question need not wait for it. */
    settle,

    /** Does beforehand, a slice at a time, what the first question of each kind would wait for. */
    *prepare(): Generator<void, void> {
      yield* traits.prepare();
      for (const ordering of Object.values(orderings)) yield* ordering.prepare(rankCount);
    },

    /** Finds services, by default the newest first. */
    find(question: SearchQuestion): SearchAnswer {
      settle();
      return isPlain(question) ? findNewest(question) : findNarrowed(question);
    },

    findFirst,

    complete,

    knows: (word: string): boolean => vocabulary.find(word).all.length > 0,

    listNear(word: string): string[] {
      settle();
      const found: string[] = [];
      for (const words of vocabulary.listNear(word)) {
        found.push(...completeFirst([words ?? []], offered, nearWords));
      }
      return [...new Set(found)].slice(0, nearWords);
    },

    findSimilar,

    explain,

    /** How many words are known. */
    countWords: vocabulary.size,
  };
}

/** Whether a question asks nothing beyond words, category and price, the newest first. */
const isPlain = (question: SearchQuestion) =>
  (question.sort === undefined || question.sort === 'relevance') &&
  question.ranking === undefined &&
  question.leastStars === undefined &&
  question.mostDays === undefined &&
  question.language === undefined &&
  question.level === undefined &&
  question.country === undefined &&
  question.tag === undefined &&
  !question.facets;

/** Keeps as many results as there may be, those that were found last. */
function keep<Found>(found: Map<string, Found>, key: string, now: Found): Found {
  const [oldest] = found.keys();
  if (found.size === meaningLimit && oldest !== undefined) found.delete(oldest);
  found.set(key, now);
  return now;
}

/** All that is in some sets, as one that may be one of them. */
function uniteAll(groups: readonly Bits[], size: number): Bits {
  if (groups.length === 1) return groups[0] as Bits;
  const all = createBits(size);
  for (const group of groups) uniteBits(all, group);
  return all;
}

/** A page of a set: what it has of the first group, then of the next. */
function readGroups(
  bits: Bits,
  groups: readonly Bits[],
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const group of groups) {
    const within = bits.slice();
    intersectBits(within, group);
    const count = countAll(within);
    const left = { offset: Math.max(0, offset - passed), limit: limit - page.length };
    if (left.offset < count) page.push(...readHighest(within, left));
    passed += count;
  }
  return page;
}

function enlarge<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  to: Column,
  from: Column,
) {
  to.set(from);
  return to;
}
