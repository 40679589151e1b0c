import type { MarketFile } from '@market/api';
import type { ListedFile } from '@market/ui';
import { texts } from './texts.ts';

const states = {
  uploading: 'sending',
  scanning: 'checking',
  ready: 'ready',
  refused: 'refused',
} as const satisfies Record<MarketFile['state'], ListedFile['state']>;

/** A file of the backend as a `FileList` shows it. It is fetched with `onFetch`: see `fetchFile`. */
export const toListedFile = ({
  _id,
  name,
  size,
  state,
  fault,
  isRisky,
}: MarketFile): ListedFile => ({
  id: _id,
  name,
  size,
  state: states[state],
  isRisky,
  ...(fault && { reason: texts.faults[fault] }),
});
