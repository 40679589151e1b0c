import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Must be read to its end or destroyed. */
  bytes: Readable;
}

/** Where the files of pictures are kept. A name is written once and never changes its bytes. */
export interface ImageStore {
  /** Keeps a file; when this is done it is safe on disk. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Gives a file; undefined when there is none of this name. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Forgets a file; one that is not there is no error. */
  remove: (name: string) => Promise<void>;
  /** All names with the moment of writing. */
  list: () => AsyncIterable<{ name: string; writtenAt: Date }>;
}
