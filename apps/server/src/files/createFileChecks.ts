import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileFault } from '@market/api/contract';
import type { FileScanner } from '../adapters/FileScanner.ts';
import { DamagedFile, type FileStore } from '../adapters/FileStore.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { keepPicture, type PictureKeepers } from '../pictures/index.ts';
import { findKind, isAccepted, isPicture, isRisky, sniffedBytes } from './fileKinds.ts';
import { type FileQueries, type FileRow, toUpload } from './fileQueries.ts';
import type { TellRefused } from './createTellRefused.ts';

/** How many files one process checks at a time beside its job. */
const width = 2;

/** When a file whose check has failed is tried again, in seconds. */
const pauseSeconds = 30;

/** The largest picture of which a preview is made, in bytes. */
const previewLimit = 5_000_000;

/** What checking works with. */
export interface CheckParts {
  files: FileQueries;
  store: FileStore;
  scanner: FileScanner;
  pictures: PictureKeepers;
  tellRefused: TellRefused;
}

/** A file that can never be fetched. */
class Fault extends Error {
  readonly fault: FileFault;
  readonly kind: string | null;

  constructor(fault: FileFault, kind: string | null = null) {
    super(fault);
    this.fault = fault;
    this.kind = kind;
  }
}

export type FileChecks = ReturnType<typeof createFileChecks>;

/** Joins what was sent, looks at what it is, and has it scanned. Only then can it be fetched. */
export function createFileChecks({ files, store, scanner, pictures, tellRefused }: CheckParts) {
  const running = new Set<Promise<unknown>>();

  async function read(file: FileRow, end?: number): Promise<Readable> {
    const stored = await store.read(
      file.store_key,
      end === undefined ? undefined : { start: 0, end },
    );
    if (stored?.size !== file.size) {
      stored?.bytes.destroy();
      throw new Fault('damaged');
    }
    return stored.bytes;
  }

  /** Reads the whole file once: for its digest, and for the scanner. */
  async function scan(file: FileRow, kind: string | null): Promise<Buffer> {
    const hash = createHash('sha256');
    const bytes = await read(file);
    async function* pass() {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      const verdict = await scanner.scan(pass());
      if (verdict !== 'clean') throw new Fault(verdict, kind);
      return hash.digest();
    } finally {
      bytes.destroy();
    }
  }

  /** A preview is a picture of ours, which has an address of its own: papers, and what cannot become one, have none. */
  async function makePreview(file: FileRow, kind: string | null): Promise<string | null> {
    if (file.purpose === 'identity' || !isPicture(kind) || file.size > previewLimit) return null;
    const bytes = await buffer(await read(file));
    return keepPicture(pictures, bytes).then(
      ({ id }) => id,
      () => null,
    );
  }

  async function examine(file: FileRow) {
    const tags = await files.listTags(file.id);
    await store.join(toUpload(file), tags);
    const kind = await findKind(await buffer(await read(file, sniffedBytes - 1)));
    if (!isAccepted(file.name, kind, file.purpose)) throw new Fault('kind', kind);
    const sha256 = await scan(file, kind);
    const previewId = await makePreview(file, kind);
    await files.setReady(file.id, { kind, isRisky: isRisky(file.name, kind), sha256, previewId });
  }

  /** Checks a file that has been claimed. Throws when that has to be tried again. */
  async function check(file: FileRow): Promise<void> {
    try {
      await examine(file);
    } catch (error) {
      const isDamaged = error instanceof DamagedFile;
      if (!(error instanceof Fault) && !isDamaged) {
        await files.postpone(file.id, pauseSeconds);
        throw error;
      }
      const { fault, kind } = isDamaged ? new Fault('damaged') : error;
      await files.refuse(file.id, fault, kind, tellRefused);
      await store.remove(toUpload(file));
    }
  }

  return {
    /**
     * Begins to check a file, unless many are being checked: then the job does. Resolves once it has been
     * checked, or after so many milliseconds.
     */
    async begin(id: string, patience: number): Promise<void> {
      if (running.size >= width) return;
      const checking = files
        .claim(id)
        .then((file) => file && check(file))
        // The job tries again, and complains.
        .catch(() => undefined)
        .finally(() => running.delete(checking));
      running.add(checking);
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
      await Promise.race([checking, tooLong]);
      clearTimeout(timer);
    },

    /** Resolves once nothing is being checked. */
    settle: async (): Promise<void> => void (await Promise.all(running)),

    /** The job that checks what has not been checked. */
    job: {
      name: 'check files',
      pause: 3_000,
      async run({ log }) {
        for (let file = await files.claim(); file; file = await files.claim()) {
          try {
            await check(file);
          } catch (error) {
            log.error({ err: error, file: file.id }, 'A file could not be checked yet');
          }
        }
      },
    } satisfies Job,
  };
}
