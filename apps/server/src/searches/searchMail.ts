import { type Category, priceRange, type SavedQuery } from '@market/api/contract';
import type { Language } from '../database/Letter.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeAmount, writeFigures } from '../mails/Reader.ts';
import type { MarketFacts } from '../marketBook/MarketFacts.ts';

/** What is new in a search. */
export interface SearchNews {
  query: SavedQuery;
  /** The newest first; one at least. */
  services: readonly { title: string; pricePaise: number }[];
}

/** How many services of a search, and how many searches, one mail tells of; it says how many more there are. */
const most = { services: 3, searches: 8 };

interface SearchMailTexts {
  /** Follows the name of the market. */
  subject: (count: string, isOne: boolean) => string;
  opening: string;
  /** What is new in one search. */
  found: (search: string, count: string, isOne: boolean) => string;
  /** A search without words. */
  everything: string;
  upTo: (price: string) => string;
  from: (price: string) => string;
  between: (lowest: string, highest: string) => string;
  stars: (count: string) => string;
  days: (count: string) => string;
  more: (count: string, isOne: boolean) => string;
  moreSearches: string;
  toSearch: string;
  toSearches: string;
}

const texts: Record<Language, SearchMailTexts> = {
  en: {
    subject: (count, isOne) =>
      isOne ? 'a new service in your searches' : `${count} new services in your searches`,
    opening: 'This is new in the searches that you keep:',
    found: (search, count, isOne) =>
      `${search}: ${isOne ? '1 new service' : `${count} new services`}`,
    everything: 'All services',
    upTo: (price) => `up to ${price}`,
    from: (price) => `from ${price}`,
    between: (lowest, highest) => `${lowest} to ${highest}`,
    stars: (count) => `${count} stars and more`,
    days: (count) => `within ${count} days`,
    more: (count, isOne) => (isOne ? 'and 1 more' : `and ${count} more`),
    moreSearches: 'There is more in your other searches.',
    toSearch: 'Look at it',
    toSearches: 'Look at your searches',
  },
  de: {
    subject: (count, isOne) =>
      isOne ? 'ein neues Angebot in Ihren Suchen' : `${count} neue Angebote in Ihren Suchen`,
    opening: 'Das ist neu in Ihren gespeicherten Suchen:',
    found: (search, count, isOne) =>
      `${search}: ${isOne ? '1 neues Angebot' : `${count} neue Angebote`}`,
    everything: 'Alle Angebote',
    upTo: (price) => `bis ${price}`,
    from: (price) => `ab ${price}`,
    between: (lowest, highest) => `${lowest} bis ${highest}`,
    stars: (count) => `ab ${count} Sternen`,
    days: (count) => `in höchstens ${count} Tagen`,
    more: (count, isOne) => (isOne ? 'und 1 weiteres' : `und ${count} weitere`),
    moreSearches: 'In Ihren anderen Suchen gibt es noch mehr.',
    toSearch: 'Ansehen',
    toSearches: 'Suchen ansehen',
  },
  ar: {
    subject: (count, isOne) =>
      isOne ? 'خدمة جديدة في عمليات بحثك' : `خدمات جديدة في عمليات بحثك: ${count}`,
    opening: 'إليك الجديد في عمليات البحث التي حفظتها:',
    found: (search, count, isOne) =>
      isOne ? `${search}: خدمة جديدة واحدة` : `${search}: الخدمات الجديدة ${count}`,
    everything: 'كل الخدمات',
    upTo: (price) => `حتى ${price}`,
    from: (price) => `ابتداءً من ${price}`,
    between: (lowest, highest) => `من ${lowest} إلى ${highest}`,
    stars: (count) => `تقييم ${count} فأكثر`,
    days: (count) => `التسليم خلال ${count} أيام`,
    more: (count, isOne) => (isOne ? 'وخدمة أخرى' : `وخدمات أخرى عددها ${count}`),
    moreSearches: 'وهناك المزيد في عمليات بحثك الأخرى.',
    toSearch: 'عرضها',
    toSearches: 'عرض عمليات بحثك',
  },
  hi: {
    subject: (count, isOne) => (isOne ? 'आपकी खोजों में एक नई सेवा' : `आपकी खोजों में ${count} नई सेवाएँ`),
    opening: 'आपकी सहेजी गई खोजों में यह नया है:',
    found: (search, count, isOne) => `${search}: ${isOne ? '1 नई सेवा' : `${count} नई सेवाएँ`}`,
    everything: 'सभी सेवाएँ',
    upTo: (price) => `${price} तक`,
    from: (price) => `${price} से`,
    between: (lowest, highest) => `${lowest} से ${highest} तक`,
    stars: (count) => `${count} या अधिक सितारे`,
    days: (count) => `${count} दिनों के भीतर`,
    more: (count, isOne) => (isOne ? 'और 1 अन्य' : `और ${count} अन्य`),
    moreSearches: 'आपकी अन्य खोजों में और भी है।',
    toSearch: 'देखें',
    toSearches: 'अपनी खोजें देखें',
  },
  ne: {
    subject: (count, isOne) =>
      isOne ? 'तपाईंका खोजमा एउटा नयाँ सेवा' : `तपाईंका खोजमा ${count} वटा नयाँ सेवा`,
    opening: 'तपाईंले राख्नुभएका खोजमा यो नयाँ छ:',
    found: (search, count, isOne) => `${search}: ${isOne ? '१ नयाँ सेवा' : `${count} वटा नयाँ सेवा`}`,
    everything: 'सबै सेवा',
    upTo: (price) => `${price} सम्म`,
    from: (price) => `${price} देखि`,
    between: (lowest, highest) => `${lowest} देखि ${highest} सम्म`,
    stars: (count) => `${count} वा बढी तारा`,
    days: (count) => `${count} दिनभित्र`,
    more: (count, isOne) => (isOne ? 'र अर्को १' : `र अरू ${count} वटा`),
    moreSearches: 'तपाईंका अरू खोजमा पनि थप छन्।',
    toSearch: 'हेर्नुहोस्',
    toSearches: 'आफ्ना खोज हेर्नुहोस्',
  },
};

function nameCategory({ categories }: MarketFacts, slug: Category, language: Language): string {
  const { name = slug, names = {} } = categories.find((each) => each.slug === slug) ?? {};
  return (names[language] ?? name).replaceAll('-', ' ');
}

/** The price of a search, in words; undefined for any. */
function describePrice({ price: { gte, lte } = {} }: SavedQuery, reader: Reader) {
  const { between, from, upTo } = texts[reader.language];
  const lowest =
    gte !== undefined && gte > priceRange.minimum ? writeAmount(reader, gte * 100) : undefined;
  const highest =
    lte !== undefined && lte < priceRange.maximum ? writeAmount(reader, lte * 100) : undefined;
  if (lowest && highest) return between(lowest, highest);
  return (lowest && from(lowest)) ?? (highest && upTo(highest));
}

/** What a search looks for, as far as words for it are the same for everybody. */
function describeSearch(query: SavedQuery, facts: MarketFacts, reader: Reader): string {
  const { keyword, category, rating, days, country, tag } = query;
  const { stars, days: within, everything } = texts[reader.language];
  const parts = [
    keyword && isolate(reader, `“${keyword}”`),
    category && isolate(reader, nameCategory(facts, category, reader.language)),
    describePrice(query, reader),
    rating && stars(writeFigures(reader, rating)),
    days && within(writeFigures(reader, days)),
    country && isolate(reader, country),
    tag && isolate(reader, `#${tag}`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : everything;
}

/** Where a search is on the site, the newest first. */
export function toSearchPath(query: SavedQuery): string {
  const { keyword, category, price: { gte, lte } = {}, ...rest } = query;
  const search = new URLSearchParams();
  if (keyword && category) search.set('category', category);
  if (gte !== undefined && gte > priceRange.minimum) search.set('min', String(gte));
  if (lte !== undefined && lte < priceRange.maximum) search.set('max', String(lte));
  search.set('sort', 'newest');
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, String(value));
  const words = keyword && /^\.{1,2}$/.test(keyword) ? `${keyword} ` : keyword;
  const path = words
    ? `/search/${encodeURIComponent(words)}`
    : category
      ? `/category/${encodeURIComponent(category)}`
      : '/';
  return `${path}?${search}`;
}

/** Tells somebody what is new in the searches that they keep. */
export const writeSearchDigest =
  (news: readonly SearchNews[], facts: MarketFacts) =>
  (reader: Reader): MailContent => {
    const { subject, opening, found, more, moreSearches, toSearch, toSearches } =
      texts[reader.language];
    const told = news.slice(0, most.searches);
    const total = news.reduce((sum, { services }) => sum + services.length, 0);
    const paragraphs = told.flatMap(({ query, services }) => {
      const count = services.length;
      const left = count - most.services;
      return [
        found(describeSearch(query, facts, reader), writeFigures(reader, count), count === 1),
        ...services
          .slice(0, most.services)
          .map(
            ({ title, pricePaise }) =>
              `– ${isolate(reader, title)}, ${writeAmount(reader, pricePaise)}`,
          ),
        ...(left > 0 ? [`– ${more(writeFigures(reader, left), left === 1)}`] : []),
      ];
    });
    const [first] = news;
    return {
      subject: subject(writeFigures(reader, total), total === 1),
      paragraphs: [opening, ...paragraphs, ...(news.length > told.length ? [moreSearches] : [])],
      action:
        news.length === 1 && first
          ? { label: toSearch, path: toSearchPath(first.query) }
          : { label: toSearches, path: '/searches' },
    };
  };
