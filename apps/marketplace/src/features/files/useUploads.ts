import { CallError, type MarketFile } from '@market/api';
import type { FilePurpose } from '@market/api/contract';
import type { ListedFile } from '@market/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMessage } from '../../backend/failure.ts';
import { marketClient } from '../../backend/market.ts';
import { createKey } from './createKey.ts';
import type { RefusedFile } from './findRefusedFile.ts';
import { texts } from './texts.ts';
import { toListedFile } from './toListedFile.ts';
import { uploadFile } from './uploadFile.ts';

/** How often a file that is being checked is asked about, in milliseconds. */
const lookEvery = 3_000;

/** A file of the form, from its choice on. */
interface Upload {
  /** Names it in the list. */
  key: string;
  /** Names it to the backend: sent again, it goes on where it was. */
  sentAs: string;
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

/** What a person can do about it: the server's words, or that the file has gone from the disk. */
const toProblem = (error: unknown) =>
  error instanceof CallError ? toMessage(error) : texts.unreadable;

/** What became of sending a file. */
interface Outcome {
  name: string;
  /** Nothing for what could not be sent. */
  sent?: MarketFile | undefined;
}

const isTaken = ({ sent }: Outcome) => sent !== undefined && sent.state !== 'refused';

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
  const outcomes = useRef(new Map<string, Promise<Outcome>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (key: string, fields: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));

  async function send({ key, sentAs, file }: Upload, signal: AbortSignal): Promise<Outcome> {
    const { name } = file;
    if (signal.aborted) return { name };
    try {
      const sent = await uploadFile(file, {
        client: marketClient,
        purpose,
        idempotencyKey: sentAs,
        signal,
        onProgress: (share) => change(key, { share }),
        onBegin: (id) => begun.current.set(key, id),
      });
      change(key, { sent });
      return { name, sent };
    } catch (error) {
      if (!signal.aborted) change(key, { problem: toProblem(error) });
      return { name };
    }
  }

  function enqueue(upload: Upload) {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    const outcome = last.current.then(() => send(upload, controller.signal));
    outcomes.current.set(upload.key, outcome);
    last.current = outcome;
  }

  /** Asks what has become of a file. What cannot be learnt now is left as it is. */
  const lookAt = (key: string, id: string) =>
    marketClient.getFile({ id }).then(
      ({ file }) => {
        change(key, { sent: file });
        if (outcomes.current.has(key)) settleAs(key, { name: file.name, sent: file });
      },
      () => undefined,
    );
  const settleAs = (key: string, outcome: Outcome) =>
    outcomes.current.set(key, Promise.resolve(outcome));

  const checking = uploads.flatMap(({ key, sent }) =>
    sent?.state === 'scanning' ? [{ key, id: sent._id }] : [],
  );
  const isChecking = checking.length > 0;
  const look = useEffectEvent(() => {
    for (const { key, id } of checking) void lookAt(key, id);
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
      const added = chosen.map((file) => {
        const key = createKey();
        return { key, sentAs: key, file, share: 0 };
      });
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
     * Waits until nothing is being sent. Gives the ids in the order of the list, and the names of those files that
     * could not be sent, or were refused.
     */
    async settle(): Promise<{ ids: string[]; unsent: string[] }> {
      const keys = [...outcomes.current.keys()];
      const settled = await Promise.all(outcomes.current.values());
      // Some may have been added or taken out meanwhile.
      if (keys.join() !== [...outcomes.current.keys()].join()) return this.settle();
      return {
        ids: settled.filter(isTaken).flatMap(({ sent }) => sent?._id ?? []),
        unsent: settled.filter((one) => !isTaken(one)).map(({ name }) => name),
      };
    },

    /**
     * Says beside a file that it was not taken with what it was sent for, and why. Unless it was refused in a check
     * it can be sent again, as another one. Gives its name.
     */
    async markRefused({ id, code }: RefusedFile): Promise<string> {
      const key = [...begun.current].find(([, each]) => each === id)?.[0] ?? '';
      const { name = '' } = (await outcomes.current.get(key)) ?? {};
      if (code === 'fileNotReady') await lookAt(key, id);
      else {
        settleAs(key, { name });
        const problem = code === 'fileInUse' ? texts.inUse : texts.gone;
        change(key, { sentAs: createKey(), sent: undefined, share: 0, problem });
      }
      return name;
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
