import { CallError, type MarketFile } from '@market/api';
import type { FilePurpose } from '@market/api/contract';
import type { ListedFile } from '@market/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMessage } from '../../backend/failure.ts';
import { marketClient } from '../../backend/market.ts';
import { texts } from './texts.ts';
import { toListedFile } from './toListedFile.ts';
import { uploadFile } from './uploadFile.ts';

/** How often a file that is being checked is asked about, in milliseconds. */
const lookEvery = 3_000;

/** A file of the form, from its choice on. */
interface Upload {
  /** Names it in the list, and to the backend: sent again, it goes on where it was. */
  key: string;
  file: File;
  /** How much of it has arrived, from 0 to 1. */
  share: number;
  /** What the backend knows of it, once all of it has arrived. */
  sent?: MarketFile | undefined;
  /** Why it could not be sent. */
  problem?: string | undefined;
}

const toListed = ({ key, file, share, sent, problem }: Upload): ListedFile => {
  if (sent) return { ...toListedFile(sent), id: key };
  const known = { id: key, name: file.name, size: file.size };
  if (problem !== undefined) return { ...known, state: 'failed', reason: problem };
  return { ...known, state: 'sending', progress: share };
};

/** `crypto.randomUUID` would want a secure context. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/** What a person can do about it: the server's words, or that the file has gone from the disk. */
const toProblem = (error: unknown) =>
  error instanceof CallError ? toMessage(error) : texts.unreadable;

/** The files of a form, and what becomes of them. */
export type Uploads = ReturnType<typeof useUploads>;

/**
 * The files of a form. They are sent as soon as they are chosen, one after the other, and go on after a
 * cut. Leaving the screen stops what is being sent.
 */
export function useUploads(purpose: FilePurpose) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const begun = useRef(new Map<string, string>());
  const outcomes = useRef(new Map<string, Promise<MarketFile | undefined>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (key: string, fields: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));

  /** Gives nothing for what could not be sent. */
  async function send({ key, file }: Upload, signal: AbortSignal) {
    if (signal.aborted) return undefined;
    try {
      const sent = await uploadFile(file, {
        client: marketClient,
        purpose,
        idempotencyKey: key,
        signal,
        onProgress: (share) => change(key, { share }),
        onBegin: (id) => begun.current.set(key, id),
      });
      change(key, { sent });
      return sent;
    } catch (error) {
      if (!signal.aborted) change(key, { problem: toProblem(error) });
      return undefined;
    }
  }

  function enqueue(upload: Upload) {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    const outcome = last.current.then(() => send(upload, controller.signal));
    outcomes.current.set(upload.key, outcome);
    last.current = outcome;
  }

  const checking = uploads.flatMap(({ key, sent }) =>
    sent?.state === 'scanning' ? [{ key, id: sent._id }] : [],
  );
  const isChecking = checking.length > 0;
  const look = useEffectEvent(() => {
    for (const { key, id } of checking) {
      // What cannot be learnt now is asked for again.
      marketClient.getFile({ id }).then(
        ({ file }) => change(key, { sent: file }),
        () => undefined,
      );
    }
  });
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setInterval(() => look(), lookEvery);
    return () => clearInterval(timer);
  }, [isChecking]);

  return {
    /** For a `FileList`. */
    files: uploads.map(toListed),
    /** Whether something has not arrived yet. */
    isSending: uploads.some(({ sent, problem }) => !sent && problem === undefined),

    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ key: createKey(), file, share: 0 }));
      setUploads((all) => [...all, ...added]);
      added.forEach(enqueue);
    },

    /** Takes a file out of the list, and stops sending it. */
    remove(key: string) {
      running.current.get(key)?.abort();
      outcomes.current.delete(key);
      setUploads((all) => all.filter((one) => one.key !== key));
      const id = begun.current.get(key);
      // What stays behind is removed by the server after a while.
      if (id !== undefined) marketClient.deleteFile({ id }).catch(() => undefined);
    },

    /**
     * Waits until nothing is being sent. Gives the ids in the order of the list; undefined when one of the files
     * could not be sent, or was refused.
     */
    async settle(): Promise<string[] | undefined> {
      const keys = [...outcomes.current.keys()];
      const sent = await Promise.all(outcomes.current.values());
      // Some may have been added or taken out meanwhile.
      if (keys.join() !== [...outcomes.current.keys()].join()) return this.settle();
      const ids = sent.flatMap((file) => (file && file.state !== 'refused' ? [file._id] : []));
      return ids.length === keys.length ? ids : undefined;
    },

    /** Begins anew, once the files belong to something. */
    clear() {
      outcomes.current.clear();
      begun.current.clear();
      setUploads([]);
    },

    /** Goes on with a file that could not be sent. */
    retry(key: string) {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { problem: undefined });
      enqueue(upload);
    },
  };
}
