import type { Image } from '@market/api';
import type { PickedImage } from '@market/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDraft } from '../../drafts/useDraft.ts';
import { preparePictures } from './preparePictures.ts';
import { texts } from './texts.ts';

/** A stored picture has no file name, and its id means nothing to people. */
const toPickedImage = ({ url }: Image, index: number): PickedImage => ({
  id: url,
  url,
  name: texts.nth(index + 1),
});

/** Prepares a picture for sending, as a data URL; undefined if it cannot be read. */
async function readPicture({ file, url, name }: PickedImage) {
  const source = file ?? new File([await (await fetch(url)).blob()], name);
  const { dataUrls } = await preparePictures([source]);
  return dataUrls[0];
}

/** Lets the browser forget a chosen file that is no longer shown. */
const release = ({ file, url }: PickedImage) => {
  if (file) URL.revokeObjectURL(url);
};

const isSameList = (one: readonly PickedImage[], other: readonly PickedImage[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

/**
 * The pictures in a form. They are prepared as soon as they are chosen, one after the other; files
 * that are not pictures are named and left out. If none is left, the stored ones come back.
 *
 * @param old The stored pictures. New ones replace them.
 * @param draft Where they are kept until they are saved.
 */
export function usePictures(old: readonly Image[], draft: FormDraft) {
  const [stored] = useState(() => old.map(toPickedImage));
  const [found] = useState<readonly PickedImage[]>(draft.pictures ?? stored);
  const [pictures, setPictures] = useState(found);
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const readings = useRef(new Map<string, Promise<string | undefined>>());
  const lastReading = useRef<Promise<unknown>>(Promise.resolve());

  const prepare = (picture: PickedImage) => {
    const known = readings.current.get(picture.id);
    if (known) return known;
    const reading = lastReading.current.then(() => readPicture(picture));
    readings.current.set(picture.id, reading);
    lastReading.current = reading.catch(() => undefined);
    return reading;
  };

  const leaveOut = (picture: PickedImage) => {
    setPictures((current) => {
      const readable = current.filter(({ id }) => id !== picture.id);
      return readable.length > 0 ? readable : stored;
    });
    setUnreadable((names) => [...names.filter((name) => name !== picture.name), picture.name]);
    release(picture);
  };

  const leave = useEffectEvent(() => {
    if (!draft.isKept()) pictures.forEach(release);
  });
  useEffect(() => () => leave(), []);

  const isChanged = !isSameList(pictures, stored);
  // The current draft: a refused picture must not stay in it.
  const kept = useRef(found);
  const keep = useEffectEvent((current: readonly PickedImage[]) => {
    if (current === kept.current) return;
    kept.current = current;
    draft.keepPictures(current);
  });
  useEffect(() => keep(pictures), [pictures]);

  return {
    pictures,
    isChanged,
    /** Whether all pictures were removed and no new one was chosen. */
    isEmptied: stored.length > 0 && pictures.length === 0,
    /** A sentence about files that could not be read. */
    problem: unreadable.length > 0 ? texts.unreadable(unreadable) : undefined,

    choose(chosen: readonly PickedImage[]) {
      const added = chosen.filter(({ file }) => file !== undefined);
      setUnreadable([]);
      setPictures(added.length > 0 ? added : chosen);
      for (const picture of added)
        void prepare(picture).then((dataUrl) => dataUrl ?? leaveOut(picture));
    },

    /**
     * Gives the pictures as data URLs, none if they are unchanged; null if one proves unreadable
     * only now and is left out, so that people can look again.
     *
     * @param onProgress is called with the share that is ready, from 0 to 1.
     */
    async read(onProgress: (share: number) => void): Promise<string[] | null> {
      const dataUrls: string[] = [];
      for (const [index, picture] of isChanged ? pictures.entries() : []) {
        onProgress(index / pictures.length);
        const dataUrl = await prepare(picture);
        if (!dataUrl) {
          leaveOut(picture);
          return null;
        }
        dataUrls.push(dataUrl);
      }
      return dataUrls;
    },
  };
}
