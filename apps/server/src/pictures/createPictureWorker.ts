import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { refusals } from '@market/api/contract';
import { createGate } from '../limits/createGate.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { PictureQuestion, PictureReply } from './pictureProcess.ts';
import type { PreparedPicture } from './preparePicture.ts';
import { hasAcceptedBeginning } from './readPicture.ts';

/** What decoding one picture may cost. */
export interface PictureLimits {
  /** In bytes, beyond the 70 MB or so that the process has at rest. */
  memory: number;
  /** Time of the processor, in milliseconds. */
  work: number;
  /** In milliseconds, for what hangs without working. */
  patience: number;
}

/** What is taken by its header stays below them: see docs/measurements/pictures.md. */
const usualLimits: PictureLimits = { memory: 130_000_000, work: 3_000, patience: 60_000 };

/** How many pictures may wait for their turn. */
const queueLimit = 32;

/**
 * All that the process gets of an environment: none of the server's secrets. What the decoder gives
 * back goes to the system at once, instead of staying with the process for the next picture.
 */
const environment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The refusal of a picture that has cost as much as one may, and did not come to an end. */
export class CostlyPicture extends CallRefusal {
  override name = 'CostlyPicture';

  constructor() {
    super(refusals.costlyPicture);
  }
}

export type PictureWorker = ReturnType<typeof createPictureWorker>;

/** Gives what the process says next; undefined if it ends instead, at the latest when patience does. */
async function listen(child: ChildProcess, patience: number): Promise<PictureReply | undefined> {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([reply]) => reply as PictureReply),
      once(child, 'exit', { signal }).then(() => undefined),
    ]);
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}

/**
 * Decodes pictures in a process of their own, one at a time. A picture that takes too much time or
 * memory, or crashes the decoder, ends that process and nothing else: it is refused, and the next
 * picture gets a new process. The first one starts with the first picture.
 */
export function createPictureWorker({ memory, work, patience }: PictureLimits = usualLimits) {
  const gate = createGate(1, queueLimit);
  let child: ChildProcess | undefined;

  async function start(): Promise<ChildProcess> {
    const starting = fork(
      new URL('./pictureProcess.ts', import.meta.url),
      [`${memory}`, `${work}`],
      {
        execArgv: [],
        env: environment,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    // What goes wrong is heard by the listener below; without one it would end the server.
    starting.on('error', () => {});
    starting.once('exit', () => (child = undefined));
    if (!(await listen(starting, patience)))
      throw new Error('The process for pictures did not start.');
    return starting;
  }

  /** While it waits for an answer the process keeps the server from ending, otherwise not. */
  async function askNow(question: PictureQuestion): Promise<PictureReply> {
    child ??= await start();
    const asked = child;
    asked.ref();
    asked.channel?.ref();
    try {
      asked.send(question);
      const reply = await listen(asked, patience);
      if (!reply) throw new CostlyPicture();
      return reply;
    } finally {
      asked.unref();
      asked.channel?.unref();
    }
  }

  const ask = (question: PictureQuestion) => gate(() => askNow(question));

  return {
    /**
     * Checks a picture and makes the versions that are served. Throws a refusal for what is no sound
     * picture of an accepted type and size (a `CostlyPicture` if that shows only in the work), and
     * while too many others wait.
     */
    async prepare(file: Buffer): Promise<PreparedPicture> {
      if (!hasAcceptedBeginning(file)) throw new CallRefusal(refusals.unreadablePicture);
      const { prepared, refusal } = await ask({ work: 'prepare', file });
      if (prepared) return prepared;
      const { code = 'unreadablePicture', values = {} } = refusal ?? {};
      throw new CallRefusal(refusals[code], { values });
    },

    /** Makes an AVIF copy of one of our own WebP files. Throws if that is not possible now. */
    async copyAsAvif(file: Buffer): Promise<Uint8Array> {
      const { copy, failure } = await ask({ work: 'copy', file });
      if (!copy) throw new Error(failure);
      return copy;
    },

    /** The process as the operating system knows it; undefined while there is none. */
    processId: (): number | undefined => child?.pid,

    /** Ends the process, whatever it is doing. */
    close: (): void => void child?.kill('SIGKILL'),
  };
}
