import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Files as queries and mutations. */
export const createFileEndpoints = (build: MarketBuilder, ask: Ask) => ({
  startUpload: build.mutation(ask('startUpload')),
  uploadPart: build.mutation(ask('uploadPart')),
  finishUpload: build.mutation({
    ...ask('finishUpload'),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [toTag('File', id)]),
  }),
  getFile: build.query({
    ...ask('getFile'),
    providesTags: (_answer, _error, { id }) => [toTag('File', id)],
  }),
  // Each download wants a new one: they last a few minutes.
  getFileLink: build.query({ ...ask('getFileLink'), keepUnusedDataFor: 0 }),
  deleteFile: build.mutation({ ...ask('deleteFile'), invalidatesTags: onSuccess('File') }),
});
