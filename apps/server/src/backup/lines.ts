import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openOwnFile } from './readOwnFile.ts';

/** Writes lines to a new compressed file, as fast as the disk takes them. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  async function* endEach() {
    for await (const line of lines) yield `${line}\n`;
  }
  const target = createWriteStream(file, { flags: 'wx' });
  await pipeline(Readable.from(endEach()), createGzip({ level: 4 }), target);
}

/** Reads the lines of a compressed file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = (await openOwnFile(file)).createReadStream();
  const text = createGunzip().setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  for await (const piece of source.pipe(text)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
