import { useState } from 'react';
import { useDraft } from '../../../drafts/useDraft.ts';

/** What is being written on the page of an order, and how it is kept. */
export type KeptWords = ReturnType<typeof useKeptWords>;

/**
 * Keeps what is being written on the page of an order, by what it is for: it outlasts dialogs, reloads
 * and sessions, and ends when it has been sent.
 *
 * @param part Which form of a page with several. Defaults to its only one.
 */
export function useKeptWords(part?: string) {
  const draft = useDraft(part);
  const [words, setWords] = useState<Record<string, string>>(draft.texts ?? {});

  return {
    words,

    /** What is empty is forgotten. */
    keep(changes: Record<string, string>) {
      const entries = Object.entries({ ...words, ...changes }).filter(([, text]) => text !== '');
      const kept = Object.fromEntries(entries);
      setWords(kept);
      if (entries.length > 0) draft.keepTexts(kept);
      else draft.finish();
    },
  };
}
