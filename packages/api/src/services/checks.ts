import { refusals } from '../contract/refusals.ts';
import { CallError } from '../client/CallError.ts';
import type { Service } from './calls.ts';
import { needed, refused, same, Skipped } from '../conformance/findings.ts';
import type { MarketRequest } from '../contract/contract.ts';
import { pictures } from '../conformance/pictures.ts';
import { toUnknown } from '../conformance/Stage.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';
import { rankingParts } from './rankingCalls.ts';

/** Offering, finding and changing a service, which costs Rs.4800 in the end. */
export async function checkServices(stage: Stage, { sellerId }: Ids): Promise<Service> {
  const { look, visitor, seller, buyer, mark, people } = stage;
  const title = `Conformance ${mark} C# & R%D a/b`;
  const form = {
    title,
    price: 4500,
    category: 'Graphics-And-Design' as const,
    description: 'Made to be looked at and taken away again.',
  };
  await look('createService', 'refuses a visitor', () =>
    refused(visitor.createService({ ...form, images: [] }), { kind: 'unauthorized' }),
  );
  await look('createService', 'names what is missing', () =>
    refused(seller.createService({ ...form, title: '', images: [pictures.red] }), {
      kind: 'validation',
      message: 'please enter service title!',
    }),
  );
  await look('createService', 'refuses a title of 101 characters', () =>
    refused(seller.createService({ ...form, title: 'x'.repeat(101), images: [pictures.red] }), {
      kind: 'validation',
      message: 'Service title cannot exceed 100 characters!',
    }),
  );
  const service = await needed(async () => {
    const created = await seller.createService({ ...form, images: [pictures.red, pictures.blue] });
    return created.service;
  });
  const { _id: serviceId } = service;
  await look('createService', 'answers with the service', async () => {
    same(service, { ...form, ratings: 0, numOfReviews: 0, reviews: [] });
    same({ pictures: service.images.length }, { pictures: 2 });
  });
  await look('createService', 'says whose it is', async () =>
    same(service, { user: [{ _id: sellerId }] }),
  );
  await look('getService', 'shows it to a visitor with its owner', async () =>
    same(await visitor.getService({ id: serviceId }), {
      service: { ...form, user: [{ _id: sellerId, fullname: people.seller.fullname }] },
    }),
  );
  await look('getService', 'does not know an id that nothing has', () =>
    refused(visitor.getService({ id: toUnknown(serviceId) }), refusals.serviceNotFound),
  );
  await look('getService', 'does not know a text that is no id', () =>
    refused(visitor.getService({ id: 'no-id' }), { kind: 'notFound' }),
  );
  await look('listServices', 'finds it by its keyword, whatever its characters', async () =>
    same(await visitor.listServices({ keyword: title }), {
      services: [{ _id: serviceId, user: [{ fullname: people.seller.fullname }] }],
      filteredServiceCount: 1,
    }),
  );
  await look('listServices', 'takes a keyword as text', async () => {
    await visitor.listServices({ keyword: 'a(' });
  });
  await look('listServices', 'keeps to price and category', async () => {
    const asked = { keyword: mark, price: { gte: 4000, lte: 5000 } };
    same(await visitor.listServices({ ...asked, category: form.category }), {
      services: [{ _id: serviceId }],
    });
    same(await visitor.listServices({ ...asked, category: 'Mobile-Apps' }), { services: [] });
    same(await visitor.listServices({ keyword: mark, price: { gte: 5000, lte: 6000 } }), {
      services: [],
    });
  });
  await look('listServices', 'shows the newest first', async () => {
    const later = await seller.createService({
      ...form,
      title: `${title} again`,
      images: [pictures.blue],
    });
    const { services } = await visitor.listServices({ keyword: mark });
    await seller.deleteService({ id: later.service._id });
    same({ first: services[0]?._id }, { first: later.service._id });
  });
  const { features } = await visitor.getMarket().then(
    ({ market }) => market,
    () => ({ features: {} as Record<string, boolean> }),
  );
  const askMore = (request: MarketRequest<'listServices'>) => {
    if (features['discovery'] !== true) {
      throw new Skipped('The backend does not have the feature discovery.');
    }
    return visitor.listServices({ keyword: mark, ...request });
  };
  await look('listServices', 'sorts by price, and counts what filters would find', async () => {
    const { facets, ...page } = await askMore({ sort: 'priceLow', facets: true });
    const prices = page.services.map(({ price }) => price);
    same({ prices }, { prices: prices.toSorted((one, other) => one - other) });
    const counted = facets?.category.find(({ value }) => value === form.category);
    const { filteredServiceCount } = await askMore({ category: form.category });
    same({ count: counted?.count }, { count: filteredServiceCount });
  });
  await look('listServices', 'keeps to rating and days', async () => {
    same(await askMore({ rating: 4 }), { services: [] });
    same(await askMore({ days: 90 }), { services: [{ _id: serviceId }] });
  });
  await look('listServices', 'keeps to level, country and tags, and counts them', async () => {
    const { services, facets } = await askMore({ sort: 'bestSelling', facets: true });
    same({ services }, { services: [{ _id: serviceId }] });
    const { level = [], without } = facets ?? {};
    const total = level.reduce((sum, { count }) => sum + count, 0);
    if (level.length > 0 && total !== without?.level) throw new Error('Levels do not add up.');
    same(await askMore({ country: 'Nowhere', facets: true }), {
      services: [],
      facets: { without: { country: 1 } },
    });
    same(await askMore({ tag: mark }), { services: [] });
  });
  const whenFeature = (name: string) => {
    if (features[name] !== true)
      throw new Skipped(`The backend does not have the feature ${name}.`);
  };
  await look('listServices', 'says what else to search for where nothing is found', async () => {
    const { didYouMean } = await askMore({ keyword: `${mark} qzxjvwkq`, facets: true });
    same({ didYouMean }, { didYouMean: [{ keyword: mark.toLowerCase(), count: 1 }] });
  });
  await look('suggestServices', 'completes what is being typed', async () => {
    whenFeature('suggestions');
    const { terms, services } = await visitor.suggestServices({ q: mark.slice(0, -1) });
    same({ terms }, { terms: [mark.toLowerCase()] });
    same({ services }, { services: [{ _id: serviceId, title }] });
  });
  await look(
    'listSimilar',
    'does not list the service itself, nor know an unknown one',
    async () => {
      whenFeature('discovery');
      const { services } = await visitor.listSimilar({ id: serviceId });
      same({ listed: services.some(({ _id }) => _id === serviceId) }, { listed: false });
      await refused(visitor.listSimilar({ id: toUnknown(serviceId) }), refusals.serviceNotFound);
    },
  );
  await look('getRanking', 'tells a visitor what decides', async () => {
    whenFeature('ranking');
    const { ranking } = await visitor.getRanking();
    same({ parts: ranking.parts.map(({ part }) => part) }, { parts: [...rankingParts] });
  });
  await look('explainRanking', 'adds up to the score, for the seller alone', async () => {
    whenFeature('ranking');
    const { found } = await seller.explainRanking({ id: serviceId, keyword: mark });
    const sum = found?.parts.reduce((points, part) => points + Math.round(part.points * 100), 0);
    same(
      { place: found?.place, score: found && sum },
      {
        place: 1,
        score: found && Math.round(found.score * 100),
      },
    );
    await refused(buyer.explainRanking({ id: serviceId, keyword: mark }), refusals.serviceNotFound);
  });
  await look('listCards', 'lists what there is of what is asked for', async () => {
    whenFeature('discovery');
    same(await visitor.listCards({ ids: [toUnknown(serviceId), serviceId] }), {
      services: [{ _id: serviceId }],
    });
  });
  await look('listServices', 'has empty pages past the end', async () =>
    same(await visitor.listServices({ keyword: mark, page: 99 }), { services: [] }),
  );
  await look('listMyServices', 'lists it for its owner', async () =>
    same(await seller.listMyServices(), {
      services: [{ _id: serviceId, user: [{ _id: sellerId }] }],
    }),
  );
  await look('loadUser', 'tells the services of the signed-in person', async () => {
    same(await seller.loadUser(), { user: { _id: sellerId, services: [{ _id: serviceId }] } });
    same(await buyer.loadUser(), { user: { services: [] } });
  });
  await look('listMyServices', 'does not list it for others', async () =>
    same(await buyer.listMyServices(), { services: [] }),
  );
  await look('updateService', 'changes what is said and nothing else', async () => {
    await seller.updateService({ id: serviceId, price: 4800 });
    same(await visitor.getService({ id: serviceId }), { service: { ...form, price: 4800 } });
  });
  await look('updateService', 'is the owner’s alone', async () => {
    await refused(buyer.updateService({ id: serviceId, price: 4800 }), { kind: 'notFound' });
  });
  await look('updateService', 'does not know an id that nothing has', () =>
    refused(seller.updateService({ id: toUnknown(serviceId), price: 5 }), refusals.serviceNotFound),
  );
  return service;
}

/** What others think of it. */
export async function checkReviews(stage: Stage, { buyerId }: Ids, serviceId: string) {
  const { look, visitor, buyer, people } = stage;
  await look('reviewService', 'adds a review and its rating', async () => {
    await buyer.reviewService({ serviceId, rating: 4, comment: 'Good.' });
    same(await visitor.getService({ id: serviceId }), {
      service: {
        ratings: 4,
        numOfReviews: 1,
        reviews: [
          { user: { _id: buyerId }, name: people.buyer.fullname, rating: 4, comment: 'Good.' },
        ],
      },
    });
  });
  await look('reviewService', 'replaces a person’s first review by their second', async () => {
    await buyer.reviewService({ serviceId, rating: 5, comment: 'Better.' });
    same(await visitor.getService({ id: serviceId }), {
      service: { ratings: 5, numOfReviews: 1, reviews: [{ rating: 5, comment: 'Better.' }] },
    });
  });
  await look('reviewService', 'refuses six stars', () =>
    refused(buyer.reviewService({ serviceId, rating: 6, comment: 'x' }), { kind: 'validation' }),
  );
  await look('reviewService', 'does not know an id that nothing has', () =>
    refused(
      buyer.reviewService({ serviceId: toUnknown(serviceId), rating: 5, comment: 'x' }),
      refusals.serviceNotFound,
    ),
  );
}

/** Taking the service away again. */
export async function checkDeletion(stage: Stage, serviceId: string) {
  const { look, visitor, seller, buyer } = stage;
  await look('deleteService', 'is the owner’s alone', async () => {
    await refused(buyer.deleteService({ id: serviceId }), refusals.serviceGone);
  });
  await look('deleteService', 'takes the service away', async () => {
    await seller.deleteService({ id: serviceId }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.kind !== 'notFound') throw error;
    });
    await refused(visitor.getService({ id: serviceId }), { kind: 'notFound' });
  });
}
