import { keepInTab, readFromTab } from './tabStorage.ts';
import { type Draft, type Drafts, noDrafts } from './draftsSlice.ts';

const isText = (value: unknown) => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value['texts']) &&
  Object.values(value['texts']).every(isText) &&
  Array.isArray(value['pictureNames']) &&
  value['pictureNames'].every(isText);

const isDrafts = (value: unknown): value is Drafts =>
  isObject(value) &&
  (value['owner'] === null || isText(value['owner'])) &&
  isObject(value['byPath']) &&
  Object.values(value['byPath']).every(isDraft);

/** Reads the unfinished forms of this tab. Invalid data is ignored. */
export function loadDrafts(): Drafts {
  const drafts = readFromTab('drafts');
  return isDrafts(drafts) ? drafts : noDrafts;
}

/** Keeps unfinished forms for as long as this tab lives. */
export const saveDrafts = (drafts: Drafts) =>
  keepInTab({ drafts: Object.keys(drafts.byPath).length > 0 ? drafts : null });
