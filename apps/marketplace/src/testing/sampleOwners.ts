import { createMarket } from '@market/api/testing';

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#0b7a75" d="M0 40 20 0l14 26 8-12 18 26z"/></svg>',
  );

const names = [
  'Voice over',
  'Video editing',
  'Translation',
  'Copywriting',
  'Illustration',
  'Photography',
  'Music',
  'Data entry',
  'Bookkeeping',
  'Legal advice',
  'Marketing',
  'Interior design',
  'Language lessons',
  'Fitness plans',
  'Everything for weddings and other celebrations, all year',
];

/** A market whose owner has named it, given it a logo and many categories. */
export const ownMarket = createMarket({
  name: 'Hamro Bazaar',
  logo: { url: logo, width: 60, height: 40 },
  categories: [
    ...createMarket().categories,
    ...names.map((name) => ({ slug: name.replaceAll(/[ ,]+/g, '-'), name })),
  ],
});

/** A market that does one thing only. */
export const smallMarket = createMarket({
  categories: [{ slug: 'Mobile-Apps', name: 'Mobile-Apps' }],
});

/** A market whose own language is another one, with names for everybody else. */
export const foreignMarket = createMarket({
  name: 'हाम्रो बजार',
  categories: [
    { slug: 'Graphics-And-Design', name: 'चित्र र डिजाइन', names: { en: 'Pictures' } },
    { slug: 'Game-Development', name: 'खेल', names: { en: 'Games' } },
    { slug: 'सेवा', name: 'सेवा', names: { de: 'Dienste' } },
  ],
});

const plainMarket = createMarket();

/** A market that tells sellers how well they do. */
export const tellingMarket = createMarket({
  features: { ...plainMarket.features, analytics: true, score: true },
});

/** A market whose lists can be sorted and narrowed by more than price. */
export const discoveringMarket = createMarket({
  features: { ...plainMarket.features, discovery: true },
});

/** A market that suggests what to search for while somebody types. */
export const suggestingMarket = createMarket({
  features: { ...plainMarket.features, discovery: true, suggestions: true },
});

/** A market whose searches are ordered by a score that everybody can add up, and that gives sellers one, too. */
export const rankingMarket = createMarket({
  features: { ...plainMarket.features, discovery: true, ranking: true, score: true },
});

/** The same, without the scores of sellers. */
export const orderedMarket = createMarket({
  features: { ...plainMarket.features, discovery: true, ranking: true },
});
