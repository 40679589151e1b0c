import { Notice } from '@market/ui';
import type { FormDraft } from './useDraft.ts';

/** Says that a form begins with what was entered before, and which pictures are missing. */
export function DraftNotice({ draft: { texts, lostPictures } }: { draft: FormDraft }) {
  if (!texts) return null;
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(lostPictures);

  return (
    <Notice title="What you had entered is here again.">
      {lostPictures.length > 0
        ? `It has not been saved yet. Please choose ${names} again.`
        : 'It has not been saved yet.'}
    </Notice>
  );
}
