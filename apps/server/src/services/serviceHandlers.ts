import { type CheckedMarketRequest, refusals } from '@market/api/contract';
import { type Facets, listServices, priceRange } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { createAnswerMemory } from '../http/createAnswerMemory.ts';
import { chooseCategory } from './chooseCategory.ts';
import type { Cards } from './createCards.ts';
import type { PictureShelf } from '../pictures/index.ts';
import { createPace } from './createPace.ts';
import type { Handlers } from '../http/Handlers.ts';
import { PreparedAnswer, writeAnswer } from '../http/PreparedAnswer.ts';
import type { TextGuard } from '../guard/index.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { findPlace, type MarketFacts } from '../marketBook/MarketFacts.ts';
import { guessKeywords, type Search, toCountry, toRankingRules, toTag } from '../search/index.ts';
import type { ServiceQueries } from './serviceQueries.ts';
import { toPaise } from '../database/paise.ts';

/** How many services a page of the list holds. */
const pageSize = 8;

/** The last page that can be asked for; nobody reads further. */
const lastPage = 1_000_000;

/** What no category can be called: nothing is found in it. */
const nowhere = '-';

/** The bounds in paise. The slider's ends mean "and beyond", so that nothing is out of reach. */
function toBounds({ gte, lte }: { gte?: number | undefined; lte?: number | undefined } = {}) {
  return {
    lowestPrice: gte !== undefined && gte > priceRange.minimum ? toPaise(gte) : undefined,
    highestPrice: lte !== undefined && lte < priceRange.maximum ? toPaise(lte) : undefined,
  };
}

/** What is asked beyond the specification, where the owner has left that on. */
function toNarrowing(
  request: Omit<CheckedMarketRequest<'listServices'>, 'page'>,
  { settings }: MarketFacts,
) {
  const { sort, rating, days, language, level, country, tag, facets } = request;
  if (!settings.features.discovery) return {};
  const usualDays = settings['orders.deliveryDays'];
  return {
    sort,
    ...(sort === 'relevance' &&
      settings.features.ranking && { ranking: toRankingRules(settings, Date.now()) }),
    leastStars: rating === undefined ? undefined : Math.round(rating * 100),
    ...((days !== undefined || facets) && { mostDays: days, usualDays }),
    language: language || undefined,
    level: settings.features.score ? level : undefined,
    country: toCountry(country ?? '') || undefined,
    tag: toTag(tag ?? '') || undefined,
    facets: facets || undefined,
  };
}

/** What to look for, on whatever page. */
export const toQuestion = (
  request: Omit<CheckedMarketRequest<'listServices'>, 'page'>,
  facts: MarketFacts,
) => ({
  keyword: request.keyword,
  category: request.category ? (findPlace(facts, request.category) ?? nowhere) : undefined,
  ...toBounds(request.price),
  ...toNarrowing(request, facts),
});

/** What has been counted, without levels where there are none. */
const toShown = ({ level, ...facets }: Facets, { settings }: MarketFacts): Facets =>
  settings.features.score ? { ...facets, level } : facets;

/** A picture that nobody has described. */
const toPicture = (id: string) => ({ id, alt: '' });

/** Answers the calls about services and reviews. Other people's services count as not found. */
export function createServiceHandlers(
  services: ServiceQueries,
  search: Search,
  cards: Cards,
  pictures: PictureShelf,
  book: MarketBook,
  findGuard: () => Promise<TextGuard>,
) {
  const remember = createAnswerMemory<PreparedAnswer>();
  const myTurn = createPace();

  async function load(id: string) {
    const service = await services.find(id);
    if (!service) throw new CallRefusal(refusals.serviceNotFound);
    return service;
  }

  return {
    listServices: async (request) => {
      const { keyword, page } = request;
      const facts = await book.read();
      const existingPage = Math.min(Math.max(Math.floor(page), 1), lastPage);
      const question = {
        ...toQuestion(request, facts),
        offset: (existingPage - 1) * pageSize,
        limit: pageSize,
      };
      const version = await search.bringUpToDate();
      return remember(JSON.stringify(question), version, async () => {
        await myTurn();
        const { ids, count, offered, facets, newcomers } = await search.find(question);
        // Where one filter less would find something, that is offered instead.
        const isStuck = facets && Object.values(facets.without).every((found) => found === 0);
        const answer = writeAnswer(listServices, {
          services: [],
          servicesCount: offered,
          filteredServiceCount: count,
          resDataPerPage: pageSize,
          ...(newcomers && { newcomers }),
          ...(facets && { facets: toShown(facets, facts) }),
          ...(isStuck && { didYouMean: await guessKeywords(search, keyword ?? '') }),
        });
        const listed = (await cards.list(ids)).map(({ json }) => json).join(',');
        return new PreparedAnswer(answer.replace('"services":[]', () => `"services":[${listed}]`));
      });
    },

    getService: async ({ id }, person) => {
      const service = await load(id);
      if (service.held && service.user[0]?._id !== person?._id) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return { service };
    },

    listReviews: async ({ id, ...wish }) => {
      if (!(await services.isOffered(id))) throw new CallRefusal(refusals.serviceNotFound);
      return services.listReviews(id, wish);
    },

    listMyServices: ({ cursor }, { _id }) => services.listOwn(_id, cursor),

    listServicesOf: async ({ id, cursor }) => {
      if (!(await services.hasPerson(id))) throw new CallRefusal(refusals.personNotFound);
      return services.listOf(id, cursor);
    },

    createService: async ({ images, ...fields }, { _id }) => {
      const facts = await book.read();
      const category = chooseCategory(facts, fields.category);
      const limit = facts.settings['limits.services'];
      if ((await services.countOf(_id)) >= limit) {
        throw new CallRefusal(refusals.tooManyServices, { values: { limit } });
      }
      const imageIds = await pictures.keepAll(images, _id);
      const id = await services.add(
        _id,
        { ...fields, category, images: imageIds.map(toPicture) },
        facts.settings['services.approval'],
        await findGuard(),
      );
      return { service: await load(id) };
    },

    updateService: async ({ id, images = [], ...fields }, { _id }) => {
      if (!(await services.isSeller(id, _id))) throw new CallRefusal(refusals.serviceNotFound);
      const category = fields.category && chooseCategory(await book.read(), fields.category);
      const imageIds = await pictures.keepAll(images, _id);
      const changes = {
        ...fields,
        category,
        ...(imageIds.length > 0 && { images: imageIds.map(toPicture) }),
      };
      const { settings } = await book.read();
      const approval = settings['services.approval'];
      if (!(await services.update(id, _id, changes, approval, await findGuard()))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return {};
    },

    pauseService: async ({ id, isPaused }, { _id }) => {
      if ((await services.isSeller(id, _id)) && (await services.isHeld(id))) {
        throw new CallRefusal(refusals.serviceHeld);
      }
      if (!(await services.pause(id, _id, isPaused))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return {};
    },

    deleteService: async ({ id }, { _id }) => {
      if (!(await services.remove(id, _id))) throw new CallRefusal(refusals.serviceGone);
      return { message: 'successfully deleted the service' };
    },
  } satisfies Partial<Handlers>;
}
