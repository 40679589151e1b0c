import { Readable } from 'node:stream';
import type { FileScanner, Verdict } from './FileScanner.ts';

/** How long the whole of it may take, in milliseconds. */
const patience = 600_000;

const verdicts: readonly string[] = ['clean', 'harmful', 'unscannable'] satisfies Verdict[];

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'string' && verdicts.includes(value);

/**
 * Posts files to an address, as they are, and expects `{ "verdict": "clean" }` or another `Verdict` in
 * JSON. Every other answer counts as none.
 */
export const createHttpScanner = (url: string): FileScanner => ({
  async scan(bytes) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>,
      duplex: 'half',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = response.ok ? await response.json() : await response.body?.cancel();
    const verdict = (answer as { verdict?: unknown } | undefined)?.verdict;
    if (!isVerdict(verdict)) throw new Error(`The scanner answered ${response.status}.`);
    return verdict;
  },
});
