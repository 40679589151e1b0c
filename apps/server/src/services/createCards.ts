import { type ServiceSummary, serviceSummarySchema } from '@market/api/contract';
import { takeTurns } from '../database/takeTurns.ts';

/** How many cards are kept; those shown longest ago go first. */
const memory = 10_000;

/** A service as lists show it: validated and serialised once, for many answers. */
export interface Card {
  id: string;
  json: string;
}

/** Serialises a service for lists. Throws if it breaks the contract. */
export const writeCard = (service: ServiceSummary): Card => ({
  id: service._id,
  json: JSON.stringify(serviceSummarySchema.parse(service)),
});

export type Cards = ReturnType<typeof createCards>;

/**
 * Services as lists show them, cached until they change. Others are read from the database,
 * together for all who ask at the same time.
 *
 * @param read Reads those of these services that are on the market.
 */
export function createCards(read: (ids: string[]) => Promise<Card[]>) {
  const kept = new Map<string, Card>();
  let forgotten = 0;

  /** Gives a card that is kept, and notes that it is in use. */
  function take(id: string) {
    const card = kept.get(id);
    if (card && kept.delete(id)) kept.set(id, card);
    return card;
  }

  function keep(card: Card) {
    kept.set(card.id, card);
    const [oldest] = kept.keys();
    if (kept.size > memory && oldest !== undefined) kept.delete(oldest);
  }

  const readTogether = takeTurns(async (lists: string[][]) => {
    const forgottenBefore = forgotten;
    const cards = await read([...new Set(lists.flat())]);
    // What changed meanwhile may have been read before it changed.
    if (forgotten === forgottenBefore) cards.forEach(keep);
    return new Map(cards.map((card) => [card.id, card]));
  });

  return {
    /** Those of these services that are on the market, in this order. */
    async list(ids: string[]): Promise<Card[]> {
      const known = new Map(ids.map((id) => [id, take(id)]));
      const missing = ids.filter((id) => !known.get(id));
      const added = missing.length > 0 ? await readTogether(missing) : undefined;
      return ids.flatMap((id) => known.get(id) ?? added?.get(id) ?? []);
    },

    /** Call this for each service that changes; without an id, everything is forgotten. */
    forget(id?: string) {
      if (id === undefined) kept.clear();
      else kept.delete(id);
      forgotten += 1;
    },
  };
}
