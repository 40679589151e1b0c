/** @file What others may know of files: what they belong to, and who may fetch them. */

export { createFileChecks } from './createFileChecks.ts';
export { createFileHandlers } from './fileHandlers.ts';
export { createFileLinks, type FileLinks } from './fileLinks.ts';
export {
  type Attachment,
  attachFiles,
  createMayRead,
  type FilePlace,
  findReadiness,
  listFiles,
  type MayReadPlace,
  type PlaceFiles,
  takeFiles,
} from './filePlaces.ts';
export { createFileQueries, type FileQueries } from './fileQueries.ts';
export { createRemoveUnusedFiles } from './removeUnusedFiles.ts';
export { createTellRefused, type TellRefused } from './createTellRefused.ts';
export { serveFiles, type ServeFilesOptions } from './serveFiles.ts';
