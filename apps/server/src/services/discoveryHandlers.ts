import {
  type Category,
  refusals,
  type ServiceSummary,
  suggestServices,
} from '@market/api/contract';
import { createAnswerMemory } from '../http/createAnswerMemory.ts';
import type { Handlers } from '../http/Handlers.ts';
import { PreparedAnswer, writeAnswer } from '../http/PreparedAnswer.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { listShown, type MarketFacts } from '../marketBook/MarketFacts.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { type Search, splitKeyword, splitText, toPriceSpan } from '../search/index.ts';
import type { Card, Cards } from './createCards.ts';
import { createPace } from './createPace.ts';
import type { ServiceQueries } from './serviceQueries.ts';

/** The most that is suggested of each kind, and of all together. */
const most = { terms: 4, services: 3, categories: 2, all: 8 };

/** How long browsers keep suggestions, in seconds. */
const keptFor = 60;

/** How many similar services are listed, and how many of them are of one seller. */
const similar = { listed: 8, ofSeller: 2 };

/** Among so many the similar ones are chosen. */
const considered = 40;

/** What many people search for. */
export interface PopularTerms {
  /** The terms that begin like this, the most popular first. */
  list: (beginning: string) => Promise<string[]>;
}

/** Which categories have a word in one of their names that begins like each of these. */
function findCategories(facts: MarketFacts, words: readonly string[]): Category[] {
  const isCalled = (name: string) => {
    const ofName = splitText(name.replaceAll('-', ' '));
    return words.every((word) => ofName.some((other) => other.startsWith(word)));
  };
  return listShown(facts)
    .filter(({ slug, name, names }) => [slug, name, ...Object.values(names)].some(isCalled))
    .map(({ slug }) => slug);
}

const readCard = ({ json }: Card) => JSON.parse(json) as ServiceSummary;

/** The first of some services, of which few are of one seller. */
function mix(services: readonly ServiceSummary[]): ServiceSummary[] {
  const ofSeller = new Map<string | undefined, number>();
  const chosen = services.filter(({ user: [seller] }) => {
    const before = ofSeller.get(seller?._id) ?? 0;
    ofSeller.set(seller?._id, before + 1);
    return before < similar.ofSeller;
  });
  return chosen.slice(0, similar.listed);
}

/** Answers the calls that help to find services. */
export function createDiscoveryHandlers(
  services: ServiceQueries,
  search: Search,
  cards: Cards,
  book: MarketBook,
  popular: PopularTerms,
) {
  const remember = createAnswerMemory<PreparedAnswer>();
  const myTurn = createPace();

  const finds = async (keyword: string) => (await search.findFirst(keyword, 1)).length > 0;

  /** What many people have searched for and would find today, then what words of titles begin like this. */
  async function listTerms(typed: string, known: readonly string[]): Promise<string[]> {
    const terms = new Set<string>();
    for (const term of known.slice(0, most.terms)) if (await finds(term)) terms.add(term);
    for (const term of await search.complete(typed, most.terms)) terms.add(term);
    terms.delete(typed);
    return [...terms].slice(0, most.terms);
  }

  return {
    suggestServices: async ({ q }) => {
      const words = splitKeyword(q);
      const typed = words.join(' ');
      const [facts, known] = [await book.read(), await popular.list(typed)];
      const categories =
        words.length === 0 ? [] : findCategories(facts, words).slice(0, most.categories);
      const version = await search.bringUpToDate();
      return remember(JSON.stringify({ typed, categories, known }), version, async () => {
        await myTurn();
        const terms = words.length === 0 ? [] : await listTerms(typed, known);
        const left = most.all - terms.length - categories.length;
        const limit = Math.min(most.services, left);
        const ids = words.length === 0 ? [] : await search.findFirst(typed, limit);
        const found = (await cards.list(ids)).map(readCard);
        const answer = writeAnswer(suggestServices, {
          terms,
          services: found.flatMap(({ _id, title, images: [cover] }) =>
            cover ? [{ _id, title, cover }] : [],
          ),
          categories,
        });
        return new PreparedAnswer(answer, keptFor);
      });
    },

    listSimilar: async ({ id }) => {
      const service = await services.findLikened(id);
      if (!service) throw new CallRefusal(refusals.serviceNotFound);
      await search.bringUpToDate();
      const alike = await search.findSimilar(service, considered);
      const { ids: beside } = await search.find({
        category: service.category,
        ...toPriceSpan(service.price),
        sort: 'rating',
        offset: 0,
        limit: considered,
      });
      const ids = new Set([...alike, ...beside]);
      ids.delete(id);
      return { services: mix((await cards.list([...ids])).map(readCard)) };
    },

    listCards: async ({ ids }) => {
      await search.bringUpToDate();
      const known = [...new Set(ids)].filter((id) => uuid.test(id));
      return { services: (await cards.list(known)).map(readCard) };
    },
  } satisfies Partial<Handlers>;
}

/** What ids look like here; of others there is nothing. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
