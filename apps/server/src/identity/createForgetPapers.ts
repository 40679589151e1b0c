import { sql } from 'kysely';
import type { Upload } from '../adapters/FileStore.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { lockPerson, tellOfDecision } from '../decisions/index.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { settleVerification } from './settleVerification.ts';

/** How many checks are ended in one go. */
const batchSize = 50;

/** What the job works with. */
export interface ForgetPapersParts {
  database: Database;
  book: MarketBook;
  removeUploads: (uploads: readonly Upload[]) => Promise<void>;
}

/** The job that ends checks at which nobody has looked in time, deletes their papers, and says so. */
export function createForgetPapers({ database, book, removeUploads }: ForgetPapersParts): Job {
  const end = (id: string, personId: string) =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, personId);
      const waiting = await transaction
        .selectFrom('verifications')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst();
      // Somebody has decided, or it was taken back.
      if (!waiting) return [];
      await noteEvent(transaction, {
        personId: null,
        what: 'identity.lapsed',
        subjectId: id,
        address: 'forget papers',
      });
      await tellOfDecision(transaction, personId, `identity lapsed ${id}`, {
        id,
        name: 'identityLapsed',
        reason: null,
        words: '',
        title: '',
        suspension: null,
        until: null,
        canAppeal: false,
        isOwn: false,
      });
      return settleVerification(transaction, { id, personId }, { state: 'lapsed' });
    });

  return {
    name: 'forget papers',
    pause: 60 * 60 * 1000,
    async run() {
      const { settings } = await book.read();
      const over = await database
        .selectFrom('verifications')
        .select(['id', 'person_id'])
        .where('state', '=', 'waiting')
        .where(sql<boolean>`asked_at < now() - ${settings['identity.days']} * interval '1 day'`)
        .orderBy('asked_at')
        .limit(batchSize)
        .execute();
      for (const { id, person_id: personId } of over) await removeUploads(await end(id, personId));
    },
  };
}
