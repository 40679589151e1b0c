import { createRefusal } from '../testing/answers.ts';
import { createId } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import type { MarketFile } from './calls.ts';
import { createFile } from './samples.ts';

/** In bytes, as our own server has it. */
const partSize = 5_242_880;

/** The parts that have arrived, by the file's id. */
const arrived = new WeakMap<PretendedMarket, Map<string, Set<number>>>();

function partsOf(market: PretendedMarket, id: string): Set<number> {
  const ofMarket = arrived.get(market) ?? new Map<string, Set<number>>();
  arrived.set(market, ofMarket);
  const parts = ofMarket.get(id) ?? new Set<number>();
  ofMarket.set(id, parts);
  return parts;
}

const change = (market: PretendedMarket, id: string, fields: Partial<MarketFile>) => {
  market.files = market.files.map((file) => (file._id === id ? { ...file, ...fields } : file));
};

/** How a pretended backend answers the calls about files. It finds no harm in any. */
export const createFileReplies = (market: PretendedMarket) => {
  const find = (id: string) => market.files.find(({ _id }) => _id === id);

  return {
    startUpload: ({ name, size, purpose }) => {
      if (size > 100_000_000) return createRefusal('largeFile', undefined, 'size');
      const file = createFile({
        _id: createId(market, 'file'),
        name,
        size,
        purpose,
        state: 'uploading',
        kind: null,
        sha256: null,
      });
      market.files = [...market.files, file];
      return { file, partSize };
    },
    uploadPart: ({ id, number }) => {
      const file = find(id);
      if (!file) return createRefusal('fileNotFound');
      if (file.state !== 'uploading') return createRefusal('uploadOver');
      partsOf(market, id).add(number);
      return {};
    },
    finishUpload: ({ id }) => {
      const file = find(id);
      if (!file) return createRefusal('fileNotFound');
      if (file.state !== 'uploading') return { file };
      if (partsOf(market, id).size < Math.ceil(file.size / partSize)) {
        return createRefusal('partsMissing');
      }
      change(market, id, { state: 'ready' });
      return { file: find(id) ?? file };
    },
    getFile: ({ id }) => {
      const file = find(id);
      if (!file) return createRefusal('fileNotFound');
      return { file, parts: file.state === 'uploading' ? [...partsOf(market, id)] : [] };
    },
    getFileLink: ({ id }) => {
      const file = find(id);
      if (!file) return createRefusal('fileNotFound');
      if (file.state !== 'ready') return createRefusal('fileNotReady');
      return { link: `/files/${id}`, until: '2026-11-24T12:05:00.000Z' };
    },
    deleteFile: ({ id }) => {
      if (!find(id)) return createRefusal('fileNotFound');
      market.files = market.files.filter(({ _id }) => _id !== id);
      return {};
    },
  } satisfies Partial<Replies>;
};
