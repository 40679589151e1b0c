import { Notice } from '@market/ui';
import type { FormDraft } from './useDraft.ts';
import { texts } from './texts.ts';

/** Says that a form begins with what was entered before, and which pictures are missing. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  if (!draft.texts) return null;

  return (
    <Notice title={texts.title}>
      {draft.lostPictures.length > 0 ? texts.unsavedWithout(draft.lostPictures) : texts.unsaved}
    </Notice>
  );
}
