import type { Image, Market, Person, Service } from '@market/api';
import type { Params } from '../routing/router.ts';
import type { MarketState } from '../app/createStore.ts';
import type { SiteAddress } from '../routing/createRouteTable.ts';
import {
  canRefine,
  createCategoryTest,
  listCategories,
  nameCategory,
} from '../features/services/categories.ts';
import { isChosen } from '../features/pictures/isChosen.ts';
import { marketApi } from '../backend/market.ts';
import { texts as siteTexts } from '../routing/texts.ts';
import { paths } from '../routing/paths.ts';
import {
  countPages,
  readServiceFilter,
  toServiceRequest,
  toExplorePath,
} from '../features/services/serviceFilter.ts';
import { texts } from './texts.ts';

/** What search engines and messengers are told about a page. */
export interface PageDescription {
  status: 200 | 404;
  description: string;
  /**
   * The canonical address, from the first `/`. Missing for pages that search engines should not
   * list.
   */
  path?: string;
  /** What is shown where the page is shared. */
  image?: Image | undefined;
  /** The person or thing that the page is about. Defaults to `website`. */
  kind?: 'website' | 'profile' | 'product';
  /** In schema.org's vocabulary, with addresses from the first `/`. */
  facts: StructuredData[];
  /** Where the address leads instead, from the first `/`: what it asks for is there, but under another. */
  leadsTo?: string;
}

/** One thing in the vocabulary of schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What is known about an address when it is described. */
interface KnownAddress {
  params: Params;
  address: SiteAddress;
  state: MarketState;
  /** Makes an address absolute. */
  toUrl: (path: string) => string;
}

type Describe = (address: KnownAddress) => PageDescription;

/** How many letters of a description search engines show. */
const longestDescription = 160;

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
};

/** How the name of a category reads within a sentence. */
const toWords = (name: string) => name.replaceAll('-', ' ');

const readMarket = (state: MarketState): Market | undefined =>
  marketApi.endpoints.getMarket.select()(state).data?.market;

const notFound: PageDescription = { status: 404, description: texts.welcome, facts: [] };

const toBreadcrumbs = (
  toUrl: KnownAddress['toUrl'],
  ...steps: [name: string, path: string][]
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toUrl(path),
  })),
});

const describeServices: Describe = ({ params, address, state, toUrl }) => {
  const known = marketApi.endpoints.getMarket.select()(state);
  const isCategory = createCategoryTest(known);
  if (params['category'] && !isCategory(params['category'])) return notFound;

  const market = readMarket(state);
  const filter = readServiceFilter(address, isCategory);
  const { keyword, category } = filter;
  const found = marketApi.endpoints.listServices.select(toServiceRequest(filter, canRefine(known)))(
    state,
  ).data;
  const page = found ? Math.min(filter.page, countPages(found)) : filter.page;
  const subject = keyword ? `“${keyword}”` : category && toWords(nameCategory(category, market));
  const path = toExplorePath({ keyword, category, page });
  const count = found?.filteredServiceCount ?? 0;

  const site: StructuredData = {
    '@type': 'WebSite',
    name: market?.name ?? siteTexts.site,
    url: toUrl(paths.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${toUrl('/search/')}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  const list: StructuredData = {
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: (found?.services ?? []).map(({ _id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: toUrl(paths.service(_id)),
    })),
  };
  const trail = category
    ? [
        toBreadcrumbs(
          toUrl,
          [texts.explore, paths.home],
          [nameCategory(category, market), toExplorePath({ category })],
        ),
      ]
    : [];

  return {
    status: 200,
    description: subject ? texts.found(count, subject) : texts.welcome,
    path,
    image: found?.services[0]?.images.find(isChosen),
    facts: [...(subject ? [] : [site]), list, ...trail],
    // From a page beyond the last one to the last one, as the screen does in a browser.
    ...(page < filter.page && { leadsTo: toExplorePath({ ...filter, page }) }),
  };
};

const toPersonFacts = (
  { _id, fullname, bio, avatar }: Person,
  toUrl: KnownAddress['toUrl'],
): StructuredData => ({
  '@type': 'Person',
  name: fullname,
  url: toUrl(paths.person(_id)),
  ...(bio && { description: shorten(bio) }),
  ...(isChosen(avatar) && { image: toUrl(avatar.url) }),
});

function toServiceFacts(
  service: Service,
  toUrl: KnownAddress['toUrl'],
  market: Market | undefined,
): StructuredData {
  const { _id, title, description, category, price, ratings, numOfReviews, images } = service;
  const seller = service.user[0];
  const url = toUrl(paths.service(_id));

  return {
    '@type': 'Service',
    name: title,
    description: shorten(description),
    serviceType: nameCategory(category, market),
    url,
    image: images.filter(isChosen).map((image) => toUrl(image.url)),
    ...(seller && { provider: toPersonFacts(seller, toUrl) }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
    ...(numOfReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(ratings * 10) / 10,
        reviewCount: numOfReviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

const describeService: Describe = ({ params: { id = '' }, state, toUrl }) => {
  const service = marketApi.endpoints.getService.select({ id })(state).data?.service;
  if (!service) return notFound;

  const { title, category, description, images } = service;
  const market = readMarket(state);
  return {
    status: 200,
    description: shorten(description),
    path: paths.service(id),
    image: images.find(isChosen),
    kind: 'product',
    facts: [
      toServiceFacts(service, toUrl, market),
      toBreadcrumbs(
        toUrl,
        [texts.explore, paths.home],
        [nameCategory(category, market), toExplorePath({ category })],
        [title, paths.service(id)],
      ),
    ],
  };
};

const describePerson: Describe = ({ params: { id = '' }, state, toUrl }) => {
  const person = marketApi.endpoints.getPerson.select({ id })(state).data?.user;
  if (!person) return notFound;

  const { fullname, bio, avatar, services, servicesCount = services.length } = person;
  return {
    status: 200,
    description: shorten(texts.person(fullname, servicesCount, bio)),
    path: paths.person(id),
    image: [avatar, ...(services[0]?.images ?? [])].find(isChosen),
    kind: 'profile',
    facts: [{ '@type': 'ProfilePage', mainEntity: toPersonFacts(person, toUrl) }],
  };
};

const describeCategories: Describe = ({ state, toUrl }) => ({
  status: 200,
  description: shorten(
    texts.categories(listCategories(readMarket(state)).map(({ name }) => toWords(name))),
  ),
  path: paths.categories,
  facts: [
    toBreadcrumbs(toUrl, [texts.explore, paths.home], [texts.categoriesPage, paths.categories]),
  ],
});

/** On a backend that has neither an order nor scores to tell of, search engines leave it out. */
const describeRanking: Describe = ({ state }) => {
  const features = readMarket(state)?.features ?? {};
  const isKnown = features['ranking'] === true || features['score'] === true;
  return {
    status: 200,
    description: texts.ranking,
    ...(isKnown && { path: paths.ranking }),
    facts: [],
  };
};

/** A page that anybody may see. */
interface PublicPage {
  describe: Describe;
  /**
   * What the sitemap lists for it: addresses, or the things that have such a page each. Missing for
   * pages that search engines should not list.
   */
  listed?: string[] | PublicThing;
}

/** What has a page of its own that anybody may see. */
export type PublicThing = 'services' | 'people' | 'categories';

/**
 * The pages that the server renders and search engines may list, by the path of their route. All
 * others need a session, or have a secret in their address. Their titles stand on the screens.
 */
export const publicPages: Partial<Record<string, PublicPage>> = {
  [paths.home]: { describe: describeServices, listed: [paths.home] },
  '/search/:keyword': { describe: describeServices },
  '/category/:category': {
    describe: describeServices,
    listed: 'categories',
  },
  [paths.categories]: { describe: describeCategories, listed: [paths.categories] },
  [paths.service(':id')]: { describe: describeService, listed: 'services' },
  [paths.person(':id')]: { describe: describePerson, listed: 'people' },
  [paths.ranking]: { describe: describeRanking, listed: [paths.ranking] },
  [paths.welcome]: {
    describe: () => ({
      status: 200,
      description: texts.introduction,
      path: paths.welcome,
      facts: [],
    }),
    listed: [paths.welcome],
  },
  [paths.information]: {
    describe: () => ({
      status: 200,
      description: texts.welcome,
      path: paths.information,
      facts: [],
    }),
    listed: [paths.information],
  },
  '*': { describe: () => notFound },
};
