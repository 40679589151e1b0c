import { refusals } from '@market/api/contract';
import { listServices, priceRange } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { createAnswerMemory } from '../http/createAnswerMemory.ts';
import { chooseCategory } from './chooseCategory.ts';
import type { Cards } from './createCards.ts';
import type { PictureShelf } from '../pictures/index.ts';
import { createPace } from './createPace.ts';
import type { Handlers } from '../http/Handlers.ts';
import { PreparedAnswer, writeAnswer } from '../http/PreparedAnswer.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { findPlace } from '../marketBook/MarketFacts.ts';
import type { Search } from '../search/index.ts';
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

/** A picture that nobody has described. */
const toPicture = (id: string) => ({ id, alt: '' });

/** Answers the calls about services and reviews. Other people's services count as not found. */
export function createServiceHandlers(
  services: ServiceQueries,
  search: Search,
  cards: Cards,
  pictures: PictureShelf,
  book: MarketBook,
) {
  const remember = createAnswerMemory<PreparedAnswer>();
  const myTurn = createPace();

  async function load(id: string) {
    const service = await services.find(id);
    if (!service) throw new CallRefusal(refusals.serviceNotFound);
    return service;
  }

  return {
    listServices: async ({ keyword, category, price, page }) => {
      const existingPage = Math.min(Math.max(Math.floor(page), 1), lastPage);
      const question = {
        keyword,
        category: category ? (findPlace(await book.read(), category) ?? nowhere) : undefined,
        ...toBounds(price),
        offset: (existingPage - 1) * pageSize,
        limit: pageSize,
      };
      const version = await search.bringUpToDate();
      return remember(JSON.stringify(question), version, async () => {
        await myTurn();
        const { ids, count, offered } = await search.find(question);
        const answer = writeAnswer(listServices, {
          services: [],
          servicesCount: offered,
          filteredServiceCount: count,
          resDataPerPage: pageSize,
        });
        const listed = (await cards.list(ids)).map(({ json }) => json).join(',');
        return new PreparedAnswer(answer.replace('"services":[]', () => `"services":[${listed}]`));
      });
    },

    getService: async ({ id }) => ({ service: await load(id) }),

    listReviews: async ({ id, cursor }) => {
      if (!(await services.isOffered(id))) throw new CallRefusal(refusals.serviceNotFound);
      return services.listReviews(id, cursor);
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
      const id = await services.add(_id, {
        ...fields,
        category,
        images: imageIds.map(toPicture),
      });
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
      if (!(await services.update(id, _id, changes))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return {};
    },

    pauseService: async ({ id, isPaused }, { _id }) => {
      if (!(await services.pause(id, _id, isPaused))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return {};
    },

    deleteService: async ({ id }, { _id }) => {
      if (!(await services.remove(id, _id))) throw new CallRefusal(refusals.serviceGone);
      return { message: 'successfully deleted the service' };
    },

    reviewService: async ({ serviceId, rating, comment }, { _id }) => {
      if (!comment.trim()) throw new CallRefusal(refusals.unfilledReview, { field: 'comment' });
      if (await services.isSeller(serviceId, _id)) {
        throw new CallRefusal(refusals.ownServiceReviewed);
      }
      const isNoted = await services.review({ serviceId, personId: _id, rating, comment });
      if (!isNoted) throw new CallRefusal(refusals.serviceNotFound);
      return {};
    },
  } satisfies Partial<Handlers>;
}
