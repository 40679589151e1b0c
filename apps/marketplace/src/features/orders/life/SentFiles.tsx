import type { OrderEvent } from '@market/api';
import { FileList } from '@market/ui';
import { fetchFile } from '../../files/fetchFile.ts';
import { toListedFile } from '../../files/toListedFile.ts';
import type { OrderSide } from './actions.ts';
import { Words } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

/** What was sent with something, as the backend tells it. */
type Sent = Pick<OrderEvent, 'files' | 'heldFiles'>;

/** Whether anything was sent, seen or not. */
export const hasFiles = ({ files = [], heldFiles }: Sent): boolean =>
  files.length + (heldFiles?.checking ?? 0) + (heldFiles?.refused ?? 0) > 0;

/** How often is asked about files that are being checked, in ms. */
const lookEvery = 10_000;

/** Whether some of the files are still looked into. */
const isBeingChecked = ({ files = [], heldFiles }: Sent): boolean =>
  (heldFiles?.checking ?? 0) > 0 || files.some(({ state }) => state === 'scanning');

/** After how many ms to ask again what became of what was sent; 0 for not at all. */
export const findPause = (sent: readonly Sent[]): number =>
  sent.some(isBeingChecked) ? lookEvery : 0;

/** The files that were sent with something, and what became of those that cannot be seen. */
export function SentFiles({ files = [], heldFiles }: Sent) {
  const { checking = 0, refused = 0 } = heldFiles ?? {};

  return (
    <>
      <FileList files={files.map(toListedFile)} onFetch={(id) => void fetchFile(id)} />
      {checking > 0 && <Words data-soft>{texts.files.checking(checking)}</Words>}
      {refused > 0 && <Words data-soft>{texts.files.refused(refused)}</Words>}
    </>
  );
}

/** What follows for a delivery from files that cannot be fetched yet, or never; nothing for none. */
export function findAdvice({ files = [], heldFiles }: Sent, side: OrderSide): string | undefined {
  const isRefused = (heldFiles?.refused ?? 0) > 0 || files.some(({ state }) => state === 'refused');
  if (isRefused) return texts.files.refusedAdvice[side];
  return isBeingChecked({ files, heldFiles }) ? texts.files.checkingAdvice[side] : undefined;
}
