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
  /** Keeps a file. Once this resolves, the file is safe on disk. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Gives a file; undefined if there is none with this name. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Forgets a file. It is no error if there is none. */
  remove: (name: string) => Promise<void>;
  /** All names with the moment of writing. */
  list: () => AsyncIterable<{ name: string; writtenAt: Date }>;
}
