/** @file What others may know of files: what they belong to, and who may fetch them. */

export { createFileChecks } from './createFileChecks.ts';
export { createFileHandlers } from './fileHandlers.ts';
export { createFileLinks, type FileLinks } from './fileLinks.ts';
export {
  arePlaceFilesReady,
  attachFiles,
  createMayRead,
  type FilePlace,
  listFiles,
  type MayReadPlace,
} from './filePlaces.ts';
export { createFileQueries, type FileQueries } from './fileQueries.ts';
export { createRemoveUnusedFiles } from './removeUnusedFiles.ts';
export { serveFiles, type ServeFilesOptions } from './serveFiles.ts';
