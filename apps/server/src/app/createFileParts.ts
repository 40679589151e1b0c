import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../adapters/FileStore.ts';
import { openFileScanner } from '../adapters/openFileScanner.ts';
import { openFileStore } from '../adapters/openFileStore.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { createMessageQueries } from '../conversations/index.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  createFileChecks,
  createFileHandlers,
  createFileLinks,
  createFileQueries,
  createMayRead,
  createRemoveUnusedFiles,
  createTellRefused,
} from '../files/index.ts';
import { createMayReadPapers } from '../identity/index.ts';
import { mayAs } from '../http/requireRole.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { createOrderQueries, orderOfPlace, tellFileRefused } from '../orders/index.ts';
import type { PictureKeepers } from '../pictures/index.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Puts together everything about files. Which place lets whom in, and how its people are told of what was
 * refused, stands here, a line a domain.
 */
export async function createFileParts(
  database: Database,
  settings: Settings,
  book: MarketBook,
  pictures: PictureKeepers,
) {
  const incomingFolder = join(settings.dataFolder, 'files', 'incoming');
  await mkdir(incomingFolder, { recursive: true });

  const files = createFileQueries(database);
  const store = await openFileStore(settings);
  const scanner = openFileScanner(settings.scanUrl);
  const tellRefused = createTellRefused({ order: tellFileRefused });
  const checks = createFileChecks({ files, store, scanner, pictures, tellRefused });
  const links = createFileLinks(files, settings.filesUrl);
  const orders = createOrderQueries(database);
  const messages = createMessageQueries(database);
  const mayRead = createMayRead({
    identity: createMayReadPapers(database),
    message: (id, { person }) => messages.mayFetch(id.split('/')[1] ?? '', person._id),
    order: async (id, { person, visit }) => {
      const orderId = orderOfPlace(id);
      // What was sent with a message about the order goes with the message.
      const [, messageId] = id.split('/');
      if (messageId !== undefined && (await messages.exists(messageId))) {
        return messages.mayFetch(messageId, person._id);
      }
      if ((await orders.hasBegun(orderId, person._id)) !== undefined) return true;
      if (!mayAs('support', person, visit.session)) return false;
      const { address } = visit;
      await noteEvent(database, {
        personId: person._id,
        what: 'order.fileInspected',
        subjectId: orderId,
        address,
      });
      return true;
    },
  });

  return {
    handlers: createFileHandlers({ files, store, checks, links, book, mayRead, incomingFolder }),
    served: { files, store, links },
    jobs: [checks.job, createRemoveUnusedFiles(files, store, incomingFolder)],
    /** Removes what is kept of files that are gone. What cannot be removed now goes with what belongs to nothing. */
    async removeUploads(uploads: readonly Upload[]) {
      for (const upload of uploads) await store.remove(upload).catch(() => undefined);
    },
    settle: checks.settle,
  };
}
