import type { CallFailure } from '@market/api';
import type { QueryFailure } from '../../backend/failure.ts';

/** What a call was refused for. */
const pathsOf = (failure: QueryFailure) =>
  'kind' in failure && failure.kind !== 'malformedAnswer' ? Object.keys(failure.fields ?? {}) : [];

/** Whether a call was refused for the files that were sent with it: one of them, or all together. */
export const isAboutFiles = (failure: QueryFailure): boolean =>
  pathsOf(failure).some((path) => path.split('.')[0] === 'files');

/** A file that was not taken with what it was sent for. */
export interface RefusedFile {
  id: string;
  code: CallFailure['code'];
}

/** Which of the files that were sent with a call it was refused for; undefined when that is not said. */
export function findRefusedFile(
  failure: QueryFailure,
  ids: readonly string[],
): RefusedFile | undefined {
  const path = pathsOf(failure).find((each) => each.startsWith('files.'));
  const id = path && ids[Number(path.split('.')[1])];
  return id && 'kind' in failure ? { id, code: failure.code } : undefined;
}
