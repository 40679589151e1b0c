import { CallRefusal, InvalidRequest } from '../CallRefusal.ts';
import type { PictureShelf } from '../createPictureShelf.ts';
import type { Handlers } from '../Handlers.ts';
import { type ServiceQueries, pageSize } from '../queries/serviceQueries.ts';

/** The last page that is looked for; beyond it nobody reads on. */
const lastPage = 1_000_000;

/** Answers the calls about services and reviews. Other people's services count as not found. */
export function createServiceHandlers(services: ServiceQueries, pictures: PictureShelf) {
  async function load(id: string) {
    const service = await services.find(id);
    if (!service) throw new CallRefusal(404, 'Service not found!!');
    return service;
  }

  return {
    listServices: async ({ keyword, category, price, page }) => {
      const filter = { keyword, category, price };
      const existingPage = Math.min(Math.max(Math.floor(page), 1), lastPage);
      const [found, servicesCount, filteredServiceCount] = await Promise.all([
        services.list(filter, existingPage),
        services.count({}),
        services.count(filter),
      ]);
      return { services: found, servicesCount, filteredServiceCount, resDataPerPage: pageSize };
    },

    getService: async ({ id }) => ({ service: await load(id) }),

    listMyServices: async (_request, { _id }) => ({ services: await services.listOf(_id) }),

    createService: async ({ images, ...fields }, { _id }) => {
      const imageIds = await pictures.keepAll(images);
      const id = await services.add(_id, { ...fields, imageIds });
      return { service: await load(id) };
    },

    updateService: async ({ id, images = [], ...fields }, { _id }) => {
      if (!(await services.isSeller(id, _id))) throw new CallRefusal(404, 'Service not found!!');
      const imageIds = await pictures.keepAll(images);
      const changes = { ...fields, ...(imageIds.length > 0 && { imageIds }) };
      if (!(await services.update(id, _id, changes))) {
        throw new CallRefusal(404, 'Service not found!!');
      }
      return {};
    },

    deleteService: async ({ id }, { _id }) => {
      if (!(await services.remove(id, _id))) throw new CallRefusal(404, 'Service Not Found!');
      return { message: 'successfully deleted the service' };
    },

    reviewService: async ({ serviceId, rating, comment }, { _id }) => {
      if (!comment.trim()) throw new InvalidRequest({ comment: 'please enter all fields!' });
      const isNoted = await services.review({ serviceId, personId: _id, rating, comment });
      if (!isNoted) throw new CallRefusal(404, 'Service not found!!');
      return {};
    },
  } satisfies Partial<Handlers>;
}
