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

/** A picture whose header is accepted stays below these: see docs/measurements/pictures.md. */
const usualLimits: PictureLimits = { memory: 130_000_000, work: 3_000, patience: 60_000 };

/** How many pictures may wait for their turn. */
const queueLimit = 32;

/**
 * The whole environment of the process, without the server's secrets. Memory that the decoder frees
 * is returned to the system at once.
 */
const environment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The refusal of a picture that used up its memory or time. */
export class CostlyPicture extends CallRefusal {
  override name = 'CostlyPicture';

  constructor() {
    super(refusals.costlyPicture);
  }
}

export type PictureWorker = ReturnType<typeof createPictureWorker>;

/**
 * Gives the next message of the process; undefined if it ends instead, or when patience runs out.
 */
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
 * Decodes pictures in a separate process, one at a time. A picture that takes too much time or
 * memory, or crashes the decoder, ends only that process: it is refused, and the next picture
 * starts a new process.
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
    // Errors reach the listener below; without this one they would end the server.
    starting.on('error', () => {});
    starting.once('exit', () => (child = undefined));
    if (!(await listen(starting, patience)))
      throw new Error('The process for pictures did not start.');
    return starting;
  }

  /** The process keeps the server from ending only while an answer is awaited. */
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
     * Checks a picture and makes the versions that are served. Throws a refusal for anything but a
     * sound picture of an accepted type and size (a `CostlyPicture` if only decoding shows that),
     * and while too many others wait.
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

    /** The id of the process; undefined while there is none. */
    processId: (): number | undefined => child?.pid,

    /** Ends the process, whatever it is doing. */
    close: (): void => void child?.kill('SIGKILL'),
  };
}
