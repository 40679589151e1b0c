import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refusals } from '@market/api/contract';
import { DamagedFile, type FileStore } from '../adapters/FileStore.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { FileChecks } from './createFileChecks.ts';
import { isAcceptedName } from './fileKinds.ts';
import type { FileLinks } from './fileLinks.ts';
import type { FileReader, MayRead } from './filePlaces.ts';
import {
  createStoreKey,
  type FileQueries,
  type FileRow,
  partSize,
  sizeOfPart,
  toFile,
  toUpload,
} from './fileQueries.ts';
import { receivePart } from './receivePart.ts';

/** How long `finishUpload` waits for the check, in milliseconds. Most files need less. */
const checkPatience = 2_000;

/** What the calls about files work with. */
export interface FileHandlerParts {
  files: FileQueries;
  store: FileStore;
  checks: FileChecks;
  links: FileLinks;
  book: MarketBook;
  mayRead: MayRead;
  /** Where parts arrive. */
  incomingFolder: string;
}

/** Answers the calls about files. Those of others count as not found, unless they are in a place that lets one in. */
export function createFileHandlers(parts: FileHandlerParts) {
  const { files, store, checks, links, book, mayRead, incomingFolder } = parts;

  async function findOwn(id: string, personId: string): Promise<FileRow> {
    const file = await files.find(id);
    if (!file || file.owner_id !== personId) throw new CallRefusal(refusals.fileNotFound);
    return file;
  }

  /** Others see a file once it is ready. */
  async function findReadable(id: string, reader: FileReader): Promise<FileRow> {
    const file = await files.find(id);
    if (file?.owner_id === reader.person._id) return file;
    const isReadable =
      file?.state === 'ready' && file.place !== null && (await mayRead(file.place, reader));
    if (!isReadable) throw new CallRefusal(refusals.fileNotFound);
    return file;
  }

  return {
    startUpload: async (request, { _id }, { idempotencyKey }) => {
      const earlier = idempotencyKey && (await files.findByKey(_id, idempotencyKey));
      if (earlier) return { file: toFile(earlier), partSize };

      const { settings } = await book.read();
      const megabytes = settings['limits.fileMegabytes'];
      if (request.size > megabytes * 1_000_000) {
        throw new CallRefusal(refusals.largeFile, { values: { megabytes }, field: 'size' });
      }
      if (!isAcceptedName(request.name, request.purpose)) {
        const values = { name: request.name };
        throw new CallRefusal(refusals.unacceptedFile, { values, field: 'name' });
      }
      const name = createStoreKey();
      const upload = { name, key: await store.begin(name) };
      const dayMegabytes = settings['limits.dayMegabytes'];
      const dayBytes = dayMegabytes * 1_000_000;
      const id = await files.add(_id, request, upload, { dayBytes, idempotencyKey });
      if (id === undefined) {
        await store.remove(upload);
        const values = { megabytes: dayMegabytes };
        throw new CallRefusal(refusals.manyFileBytes, { values, field: 'size' });
      }
      return { file: toFile(await findOwn(id, _id)), partSize };
    },

    uploadPart: async ({ id, number, digest, bytes }, { _id }) => {
      const file = await findOwn(id, _id);
      if (file.state !== 'uploading') throw new CallRefusal(refusals.uploadOver);
      const path = join(incomingFolder, randomBytes(16).toString('hex'));
      await receivePart(bytes, path, { size: sizeOfPart(file.size, number), digest });
      try {
        const upload = toUpload(file);
        const tag = await store.keepPart(upload, number, path);
        const noted = await files.notePart(id, number, tag);
        if (noted?.replaced) await store.dropPart(upload, number, noted.replaced);
        if (noted) return {};
        await store.dropPart(upload, number, tag);
        throw new CallRefusal(refusals.uploadOver);
      } catch (error) {
        throw error instanceof DamagedFile ? new CallRefusal(refusals.uploadOver) : error;
      } finally {
        await rm(path, { force: true });
      }
    },

    finishUpload: async ({ id }, { _id }) => {
      await findOwn(id, _id);
      if (!(await files.finish(id))) throw new CallRefusal(refusals.partsMissing);
      await checks.begin(id, checkPatience);
      return { file: toFile(await findOwn(id, _id)) };
    },

    getFile: async ({ id }, person, visit) => {
      const file = await findReadable(id, { person, visit });
      return {
        file: toFile(file),
        parts: file.state === 'uploading' ? await files.listParts(id) : [],
      };
    },

    getFileLink: async ({ id }, person, visit) => {
      const file = await findReadable(id, { person, visit });
      if (file.state !== 'ready') throw new CallRefusal(refusals.fileNotReady);
      return links.make(id);
    },

    deleteFile: async ({ id }, { _id }) => {
      const file = await findOwn(id, _id);
      if (!(await files.remove(id))) throw new CallRefusal(refusals.fileInUse);
      await store.remove(toUpload(file));
      return {};
    },
  } satisfies Partial<Handlers>;
}
