import { refusals } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import type { Upload } from '../adapters/FileStore.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { lockPerson } from '../decisions/index.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { requireStepUp } from '../people/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { decideVerification, endVerification, takeVerification } from './decideVerification.ts';
import { isCheckingIdentities, openIdentityCheck } from './IdentityCheck.ts';
import { settleVerification } from './settleVerification.ts';
import { createVerificationQueries } from './verificationQueries.ts';

/** How many papers somebody shows at most, as the contract says. */
const mostPapers = 4;

/** What the calls about who people are work with. */
export interface IdentityParts {
  database: Database;
  book: MarketBook;
  /** Removes what is kept of files that are gone. */
  removeUploads: (uploads: readonly Upload[]) => Promise<void>;
}

/** Answers the calls about who people are, of those who look and of those whose it is. */
export function createIdentityHandlers({ database, book, removeUploads }: IdentityParts) {
  const queries = createVerificationQueries(database);

  return {
    getVerification: async (_request, { _id }) => {
      const { settings } = await book.read();
      const isOffered = isCheckingIdentities(settings);
      return {
        ...(await queries.findOwn(_id)),
        isOffered,
        isNeeded: isOffered && settings['identity.neededFor'] === 'services',
        mostPapers,
        days: settings['identity.days'],
      };
    },

    startVerification: async ({ files }, { _id: personId }, { address }) => {
      const { settings } = await book.read();
      const check = openIdentityCheck(settings['identity.check']);
      await inTransaction(database, async (transaction) => {
        await lockPerson(transaction, personId);
        const person = await transaction
          .selectFrom('people')
          .select(['fullname', 'verified_at'])
          .where('id', '=', personId)
          .executeTakeFirstOrThrow();
        const waiting = await transaction
          .selectFrom('verifications')
          .select('id')
          .where('person_id', '=', personId)
          .where('state', '=', 'waiting')
          .executeTakeFirst();
        if (person.verified_at) throw new CallRefusal(refusals.verifiedAlready);
        if (waiting) throw new CallRefusal(refusals.verificationWaiting);
        const verificationId = uuidv7();
        await transaction
          .insertInto('verifications')
          .values({
            id: verificationId,
            person_id: personId,
            provider: check.name,
            name: person.fullname,
          })
          .execute();
        await check.begin(transaction, { verificationId, personId, files });
        const what = 'identity.asked';
        await noteEvent(transaction, { personId, what, subjectId: verificationId, address });
      });
      return {};
    },

    withdrawVerification: async (_request, { _id: personId }, { address }) => {
      const uploads = await inTransaction(database, async (transaction) => {
        await lockPerson(transaction, personId);
        const waiting = await transaction
          .selectFrom('verifications')
          .select('id')
          .where('person_id', '=', personId)
          .where('state', '=', 'waiting')
          .forUpdate()
          .executeTakeFirst();
        if (!waiting) throw new CallRefusal(refusals.verificationNotFound);
        const { id } = waiting;
        await noteEvent(transaction, {
          personId,
          what: 'identity.withdrawn',
          subjectId: id,
          address,
        });
        return settleVerification(transaction, { id, personId }, { state: 'withdrawn' });
      });
      await removeUploads(uploads);
      return {};
    },

    listVerifications: ({ cursor }) => queries.list(cursor),

    inspectVerification: async ({ id }, { _id: personId }, { address }) => {
      const found = await queries.inspect(id, personId);
      if (!found) throw new CallRefusal(refusals.verificationNotFound);
      await noteEvent(database, { personId, what: 'identity.inspected', subjectId: id, address });
      return found;
    },

    takeVerification: async ({ id }, { _id: personId }, visit) => {
      requireStepUp(visit);
      await takeVerification(database, id, { personId, address: visit.address });
      return {};
    },

    decideVerification: async (request, { _id: personId }, visit) => {
      requireStepUp(visit);
      const { address } = visit;
      await removeUploads(await decideVerification(database, request, { personId, address }));
      return {};
    },

    endVerification: async (request, { _id: personId }, visit) => {
      requireStepUp(visit);
      await endVerification(database, request, { personId, address: visit.address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
