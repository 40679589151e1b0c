import { OperatorError } from '../refusals/OperatorError.ts';
import { isFileName, toFileName } from '../adapters/pictureNames.ts';
import { readLines } from './lines.ts';

/** How many files are copied at a time. */
const workers = 8;

/**
 * Gives the names of all picture files that the rows of a backup's `images` refer to. A backup may
 * have been tampered with, so anything but a plain name, such as a path, is refused.
 */
export async function* listPictureFiles(imagesFile: string): AsyncGenerator<string> {
  for await (const line of readLines(imagesFile)) {
    const { id, widths }: { id: string; widths: number[] } = JSON.parse(line);
    for (const width of widths) {
      const name = toFileName(id, width);
      if (!isFileName(name)) throw new OperatorError(`No picture can be called ${name}.`);
      yield name;
    }
  }
}

/** Works on all names, a few at a time. Gives how many there were. */
export async function forEachFile(
  names: AsyncGenerator<string>,
  work: (name: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  const run = async () => {
    for (;;) {
      const { done, value } = await names.next();
      if (done) return;
      count += 1;
      await work(value);
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  return count;
}
