import type { PickedImage } from '@market/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from '../routing/router.ts';
import { draftChanged, draftFinished, type Drafts } from './draftsSlice.ts';

/**
 * The pictures chosen in unfinished forms, by store and path of the screen. No storage takes them,
 * so they last as long as the page and its store.
 */
const picturesByStore = new WeakMap<object, Map<string, readonly PickedImage[]>>();

function findKeptPictures(store: object) {
  const kept = picturesByStore.get(store) ?? new Map<string, readonly PickedImage[]>();
  picturesByStore.set(store, kept);
  return kept;
}

/** What a form begins with, and how it keeps what is entered. */
export type FormDraft = ReturnType<typeof useDraft>;

/**
 * Keeps what is entered into this screen's form until it is saved or given up. A reload or the end
 * of the session loses nothing, except pictures in a reload. Not for passwords.
 *
 * @param part Which form of a screen with several, such as `#message`. Defaults to its only one.
 */
export function useDraft(part = '') {
  const path = useLocation().pathname + part;
  const store = useStore<{ drafts: Drafts }>();
  const { dispatch } = store;
  const keptPictures = findKeptPictures(store);
  const readDraft = () => store.getState().drafts.byPath[path];
  // What the form begins with. From then on its fields hold their values.
  const [found] = useState(() => {
    const draft = readDraft();
    // Those of somebody else who was here before.
    if (!draft) keptPictures.delete(path);
    const pictures = keptPictures.get(path);
    return {
      texts: draft?.texts,
      pictures,
      lostPictures: (!pictures && draft?.pictureNames) || [],
    };
  });

  return {
    /** The texts that were there before, by field; undefined for a form that begins anew. */
    texts: found.texts,
    /** The pictures that were there before. */
    pictures: found.pictures,
    /** The names of pictures that must be chosen again. */
    lostPictures: found.lostPictures,
    isKept: () => readDraft() !== undefined,

    keepTexts(texts: Record<string, string>) {
      dispatch(draftChanged({ path, change: { texts } }));
    },
    keepPictures(pictures: readonly PickedImage[]) {
      keptPictures.set(path, pictures);
      const pictureNames = pictures.flatMap(({ file }) => (file ? [file.name] : []));
      dispatch(draftChanged({ path, change: { pictureNames } }));
    },
    /** It has been saved or given up. */
    finish() {
      keptPictures.delete(path);
      dispatch(draftFinished(path));
    },
  };
}
