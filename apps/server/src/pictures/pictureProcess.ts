import { PictureRefusal } from './PictureRefusal.ts';
import { copyAsAvif, type PreparedPicture, preparePicture } from './preparePicture.ts';

/** A question to the process, one at a time. */
export interface PictureQuestion {
  work: 'prepare' | 'copy';
  file: Uint8Array;
}

/** A reply of the process. The first one is empty and says that it is ready. */
export interface PictureReply {
  prepared?: PreparedPicture;
  copy?: Uint8Array;
  /** Why the picture is not taken. */
  refusal?: Pick<PictureRefusal, 'code' | 'values'>;
  /** What went wrong otherwise, for the log. */
  failure?: string;
}

/** How often the process looks at its memory, in milliseconds. */
const lookEvery = 10;

/** Immediately: an orderly exit would wait for the decoder. */
const end = () => void process.kill(process.pid, 'SIGKILL');

// Where nobody hears it any more, there is nothing left to do.
const reply = (message: PictureReply) =>
  void process.send?.(message, undefined, undefined, (error) => error && end());

async function answer({ work, file }: PictureQuestion): Promise<PictureReply> {
  try {
    return work === 'prepare'
      ? { prepared: await preparePicture(file) }
      : { copy: await copyAsAvif(file) };
  } catch (error) {
    if (error instanceof PictureRefusal) {
      return { refusal: { code: error.code, values: error.values } };
    }
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

const [memoryLimit = 0, workLimit = 0] = process.argv.slice(2).map(Number);
const memoryAtRest = process.memoryUsage.rss();

/**
 * Ends the process once it takes too much memory, in bytes, or processor time, in milliseconds,
 * which does not depend on how busy the machine is. Decoding runs in other threads, so this one can
 * watch. The operating system's limits would count memory that V8 merely reserves, and not every
 * system has them.
 */
function watch(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const memory = process.memoryUsage.rss() - memoryAtRest;
    if (memory > memoryLimit || user + system > workLimit * 1000) end();
  }, lookEvery);
}

// It ends with the server, however that ends, but not before: on a signal to the whole process
// group, the server still waits for answers.
process.on('disconnect', end);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

process.on('message', async (question: PictureQuestion) => {
  const watching = watch();
  reply(await answer(question));
  clearInterval(watching);
});
reply({});
