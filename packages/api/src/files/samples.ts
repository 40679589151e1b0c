import type { MarketFile } from './calls.ts';

/**
 * Makes a file that can be fetched.
 *
 * @see Specification, X26
 */
export const createFile = (fields: Partial<MarketFile> = {}): MarketFile => ({
  _id: 'file-brand',
  name: 'brand-guide.pdf',
  size: 1_234_567,
  purpose: 'order',
  state: 'ready',
  fault: null,
  kind: 'application/pdf',
  isRisky: false,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  preview: null,
  createdAt: '2026-11-18T09:30:00.000Z',
  ...fields,
});

const notYet = { kind: null, sha256: null };

/**
 * A file in each state, and a program.
 *
 * @see Specification, X26
 */
export const sampleFiles: MarketFile[] = [
  createFile(),
  createFile({
    _id: 'file-game',
    name: 'tower-defence-1.2.apk',
    size: 48_000_000,
    kind: 'application/vnd.android.package-archive',
    isRisky: true,
  }),
  createFile({
    _id: 'file-film',
    name: 'film.mp4',
    size: 80_000_000,
    state: 'scanning',
    ...notYet,
  }),
  createFile({
    _id: 'file-sketches',
    name: 'sketches.zip',
    size: 30_000_000,
    state: 'uploading',
    ...notYet,
  }),
  createFile({
    _id: 'file-invoice',
    name: 'invoice.doc.exe',
    size: 68_000,
    state: 'refused',
    fault: 'harmful',
    isRisky: true,
    ...notYet,
  }),
];
