import type { StoredFile } from './ImageStore.ts';

/** A file that is being put together. */
export interface Upload {
  /** The name in the store, which tells nothing about the file. */
  name: string;
  /** What the store's `begin` gave. */
  key: string;
}

/** Which bytes of a file: the first and the last one, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is in the store is not what was sent: parts are missing, or were replaced meanwhile. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Where the files that people send each other are kept, and put together from parts. */
export interface FileStore {
  /** Begins a file of this name. Gives the key of the upload. */
  begin: (name: string) => Promise<string>;
  /**
   * Keeps a part that lies on this machine's disk, which may be moved away. Gives the part's tag:
   * `join` takes the parts that the tags name. Once this resolves, the part is safe.
   *
   * @param number From 1.
   * @throws DamagedFile when the upload is over.
   */
  keepPart: (upload: Upload, number: number, path: string) => Promise<string>;
  /** Forgets a part that another one replaces. */
  dropPart: (upload: Upload, number: number, tag: string) => Promise<void>;
  /**
   * Makes a file of its parts, in their order. Does nothing where that has been done.
   *
   * @throws DamagedFile when a part is not there any more.
   */
  join: (upload: Upload, tags: readonly string[]) => Promise<void>;
  /** Gives a file, or some of its bytes; undefined if there is none of this name. */
  read: (name: string, range?: ByteRange) => Promise<StoredFile | undefined>;
  /** Forgets a file and its parts. It is no error if there is nothing. */
  remove: (upload: Upload) => Promise<void>;
  /** The names of all files, whole ones and others, with the moment of writing. */
  list: () => AsyncIterable<{ name: string; writtenAt: Date }>;
}
