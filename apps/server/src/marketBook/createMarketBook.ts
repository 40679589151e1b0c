import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/openDatabase.ts';
import { firstCategories, type MarketFacts } from './MarketFacts.ts';
import { toOwnerSettings } from './ownerSettings.ts';

/** How old, in milliseconds, what is known may be. */
const freshFor = 1_000;

/** How long, in milliseconds, somebody waits for news while something is known. */
const patience = 250;

/** Reads what the owner has set. */
export async function readMarket(database: Database): Promise<MarketFacts> {
  const settings = await database.selectFrom('market_settings').select(['key', 'value']).execute();
  const categories = await database
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return {
    settings: toOwnerSettings(new Map(settings.map(({ key, value }) => [key, value]))),
    categories:
      categories.length === 0
        ? firstCategories
        : categories.map(({ slug, name, names, hidden_at, moved_to }) => ({
            slug,
            name,
            names,
            isHidden: hidden_at !== null,
            movedTo: moved_to,
          })),
  };
}

/** What is known of the market as a whole. */
export interface MarketBook {
  /** Tells what the market is, as it was at most a second ago, or when it could last be read. */
  read: () => Promise<MarketFacts>;
}

/**
 * Remembers what the owner has set. It is read when somebody asks, once a second at most, and kept
 * while it cannot be read.
 */
export function createMarketBook(look: () => Promise<MarketFacts>): MarketBook {
  let known: MarketFacts | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<MarketFacts> | undefined;

  async function lookAgain(): Promise<MarketFacts> {
    try {
      const found = await look();
      if (!isDeepStrictEqual(found, known)) known = found;
    } catch (error) {
      if (!known) throw error;
    }
    lookedAt = performance.now();
    return known as MarketFacts;
  }

  return {
    async read() {
      if (known && performance.now() - lookedAt < freshFor) return known;
      looking ??= lookAgain().finally(() => {
        looking = undefined;
      });
      if (!known) return looking;
      const giveUp = new AbortController();
      const tooLate = wait(patience, known, { signal: giveUp.signal }).catch(() => looking);
      try {
        return (await Promise.race([looking, tooLate])) ?? known;
      } finally {
        giveUp.abort();
      }
    },
  };
}
