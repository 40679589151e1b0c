import type { Draft, DraftContent, Image } from '@market/api/contract';
import { useEffect, useRef, useState } from 'react';
import { type QueryFailure, toMessage } from '../../../backend/failure.ts';
import { useSaveDraftMutation } from '../../../backend/market.ts';
import { faultsWithin } from './draftSteps.ts';

/** What has been written so far. */
export interface Written {
  content: DraftContent;
  /** The cover first. */
  images: Image[];
}

/** How what was written last is kept. */
export type Keeping =
  | { state: 'saved' | 'waiting' | 'saving' }
  /** The server could not be reached, or refused it. */
  | { state: 'failed'; problem: string; faults: Record<string, string> };

/** How long after the last change it is saved, in milliseconds. */
const pauseMs = 800;

/** What a refused save says of fields, by their paths within the content. */
const toFaults = (error: QueryFailure) =>
  faultsWithin(('fields' in error && error.fields) || {}, 'content');

/** The name of a picture in a draft. */
export const nameOf = ({ public_id, url }: Image): string => public_id ?? url;

/**
 * Holds what is written of a draft, and keeps it on the server a moment after each change: one save at a
 * time, and the last one has everything.
 */
export function useKeptDraft({ _id, content, images }: Draft) {
  const [written, setWritten] = useState<Written>({ content, images });
  const [keeping, setKeeping] = useState<Keeping>({ state: 'saved' });
  const [saveDraft] = useSaveDraftMutation();
  const latest = useRef(written);
  const kept = useRef(written);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const adding = useRef<Promise<void>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const saveAll = async () => {
    while (kept.current !== latest.current) {
      const sent = latest.current;
      setKeeping({ state: 'saving' });
      const pictures = sent.images.map((image) => ({
        public_id: nameOf(image),
        alt: image.alt ?? '',
      }));
      const { error } = await saveDraft({ id: _id, content: sent.content, images: pictures });
      if (error) {
        setKeeping({ state: 'failed', problem: toMessage(error), faults: toFaults(error) });
        return false;
      }
      kept.current = sent;
    }
    setKeeping({ state: 'saved' });
    return true;
  };

  /** Saves what is not saved yet. Resolves with whether all of it is. */
  const save = async () => {
    clearTimeout(timer.current);
    // A save names the pictures that stay: one that overtook an upload would remove what it adds.
    await adding.current;
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const note = (changed: Written) => {
    latest.current = changed;
    setWritten(changed);
  };

  return {
    ...written,
    keeping,
    save,
    /** Changes what is written. */
    change(fields: Partial<DraftContent>) {
      note({ ...latest.current, content: { ...latest.current.content, ...fields } });
      setKeeping({ state: 'waiting' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    /** Changes the pictures that stay, their order and what they show. */
    changeImages(changed: Image[]) {
      note({ ...latest.current, images: changed });
      setKeeping({ state: 'waiting' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    /**
     * Adds pictures behind those there are. What is written or moved meanwhile is saved afterwards.
     *
     * @param upload Gives all pictures that the server has then; undefined when it took none.
     */
    async addImages(upload: () => Promise<Image[] | undefined>) {
      // What has been moved or removed counts before others are added behind it.
      if (!(await save())) return;
      const add = async () => {
        const before = kept.current;
        const known = new Set(before.images.map(nameOf));
        const added = (await upload())?.filter((image) => !known.has(nameOf(image))) ?? [];
        const isUntouched = latest.current === before;
        kept.current = { ...before, images: [...before.images, ...added] };
        note(
          isUntouched
            ? kept.current
            : { ...latest.current, images: [...latest.current.images, ...added] },
        );
      };
      adding.current = add().finally(() => {
        adding.current = undefined;
      });
      await adding.current;
    },
  };
}

/** What is written of a draft, and how it is kept. */
export type KeptDraft = ReturnType<typeof useKeptDraft>;
