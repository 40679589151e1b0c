import { getMarket, type Issuer, listingLimits, type Market } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { isCheckingIdentities } from '../identity/index.ts';
import { PreparedAnswer, writeAnswer } from '../http/PreparedAnswer.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { listShown, type MarketFacts } from '../marketBook/MarketFacts.ts';

/** How many drafts one person may keep. */
const draftLimit = 20;

/** What of a market follows from how its server is set up. */
export interface MarketGround {
  /** The largest picture. */
  imageBytes: number;
  /** Whether there can be passkeys where people reach the site. */
  canHavePasskeys: boolean;
  /** Through whom people may log in. */
  issuers: readonly Issuer[];
}

/** Writes what is known of the market as clients have it. */
function toMarket(facts: MarketFacts, ground: MarketGround): Market {
  const { imageBytes, canHavePasskeys, issuers } = ground;
  const { settings } = facts;
  const { packages, extras, questions, faqs, tags } = listingLimits;
  return {
    name: settings.name,
    logo: settings.logo,
    features: {
      ...settings.features,
      passkeys: settings.features.passkeys && canHavePasskeys,
      externalLogins: settings.features.externalLogins && issuers.length > 0,
    },
    categories: listShown(facts).map(({ slug, name, names }) => ({
      slug,
      name,
      ...(Object.keys(names).length > 0 && { names }),
    })),
    currency: { code: 'INR', prefix: settings['currency.prefix'], minorUnits: 2 },
    orders: {
      deliveryDays: settings['orders.deliveryDays'],
      revisions: settings['orders.revisions'],
    },
    ...(settings.features.verifiedReviews && {
      reviews: { days: settings['reviews.days'], openTo: settings['reviews.openTo'] },
    }),
    ...(issuers.length > 0 && { signIn: issuers.map(({ _id, name }) => ({ _id, name })) }),
    ...(isCheckingIdentities(settings) && {
      identity: { isNeeded: settings['identity.neededFor'] === 'services' },
    }),
    hidesEmails: settings.hideEmails,
    limits: {
      services: settings['limits.services'],
      drafts: draftLimit,
      packages: settings.features.packages ? packages : 1,
      extras,
      questions,
      faqs,
      tags,
      imageBytes,
      fileBytes: settings['limits.fileMegabytes'] * 1_000_000,
      orderBytes: settings['limits.orderMegabytes'] * 1_000_000,
    },
  };
}

/** Answers the call about the market itself. */
export function createMarketHandlers(book: MarketBook, ground: MarketGround) {
  let prepared: { facts: MarketFacts; answer: PreparedAnswer } | undefined;

  return {
    getMarket: async () => {
      const facts = await book.read();
      if (prepared?.facts !== facts) {
        const market = toMarket(facts, ground);
        prepared = { facts, answer: new PreparedAnswer(writeAnswer(getMarket, { market })) };
      }
      return prepared.answer;
    },
  } satisfies Partial<Handlers>;
}
