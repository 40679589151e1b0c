import { refusals } from '@market/api/contract';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { isCheckingIdentities } from './IdentityCheck.ts';

/**
 * Wraps handlers so that nobody offers something new whom the market does not know, where the owner wants that.
 * What is offered already can be changed.
 */
export function refuseUnverified(
  handlers: Handlers,
  database: Database,
  book: MarketBook,
): Handlers {
  async function requireVerified(personId: string): Promise<void> {
    const { settings } = await book.read();
    if (settings['identity.neededFor'] !== 'services') return;
    if (!isCheckingIdentities(settings)) return;
    const known = await database
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    if (!known) throw new CallRefusal(refusals.identityWanted);
  }

  return {
    ...handlers,
    createService: async (request, person, visit) => {
      await requireVerified(person._id);
      return handlers.createService(request, person, visit);
    },
    publishDraft: async (request, person, visit) => {
      const draft = await database
        .selectFrom('service_drafts')
        .select('service_id')
        .where('id', '=', request.id)
        .executeTakeFirst();
      if (!draft?.service_id) await requireVerified(person._id);
      return handlers.publishDraft(request, person, visit);
    },
  };
}
