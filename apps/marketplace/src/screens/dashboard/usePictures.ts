import type { Image } from '@market/api';
import type { PickedImage } from '@market/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeUnreadable, preparePictures } from '../../shared/preparePictures.ts';

const toPickedImage = ({ url, public_id: name }: Image, index: number): PickedImage => ({
  id: url,
  url,
  name: name ?? `Picture ${index + 1}`,
});

/** Makes a picture ready to be sent, as a data URL; undefined when it cannot be read as one. */
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
 * The pictures of a service that is being written. They are made ready to be sent as soon as they
 * are chosen, one after the other; what turns out to be no picture is named and left out.
 *
 * @param old The pictures it has so far. New ones take their place.
 */
export function usePictures(old: readonly Image[] = []) {
  const [stored] = useState(() => old.map(toPickedImage));
  const [pictures, setPictures] = useState<readonly PickedImage[]>(stored);
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

  const leaveOutIfUnreadable = async (picture: PickedImage) => {
    if (await prepare(picture)) return;
    setPictures((current) => current.filter(({ id }) => id !== picture.id));
    setUnreadable((names) => [...names, picture.name]);
    release(picture);
  };

  const releaseAll = useEffectEvent(() => pictures.forEach(release));
  useEffect(() => () => releaseAll(), []);

  const isChanged = !isSameList(pictures, stored);

  return {
    pictures,
    isChanged,
    /** What is wrong with the choice, in a sentence. */
    problem:
      describeUnreadable(unreadable) ??
      (stored.length > 0 && pictures.length === 0
        ? 'Without new pictures the old ones stay.'
        : undefined),

    choose(chosen: readonly PickedImage[]) {
      const added = chosen.filter(({ file }) => file !== undefined);
      setUnreadable([]);
      setPictures(added.length > 0 ? added : chosen);
      for (const picture of added) void leaveOutIfUnreadable(picture);
    },

    /**
     * Gives the pictures as data URLs; undefined when they stay as they are.
     *
     * @param onProgress is told how many of them are ready.
     */
    async read(onProgress: (done: number) => void): Promise<string[] | undefined> {
      if (!isChanged || (pictures.length === 0 && stored.length > 0)) return undefined;
      const dataUrls: string[] = [];
      for (const [index, picture] of pictures.entries()) {
        onProgress(index);
        const dataUrl = await prepare(picture);
        if (dataUrl) dataUrls.push(dataUrl);
      }
      return dataUrls;
    },
  };
}
