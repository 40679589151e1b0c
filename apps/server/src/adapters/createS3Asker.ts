import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../settings/settings.ts';

/** How long a store may take to begin its answer, in milliseconds, unless more is sent. */
const patience = 30_000;

/** Picks one element's text out of a store's XML. Our names need no more. */
export const pick = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

/** What a store refuses, with its code, such as `InvalidPart`. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly code: string;

  constructor(what: string, status: number, code: string) {
    super(`The store of ${what} answered ${status} (${code}).`);
    this.code = code;
  }
}

/** What is asked of a store. */
export interface S3Question extends RequestInit {
  /** How long the answer may take to begin, in milliseconds. Defaults to 30,000. */
  patienceMs?: number;
}

export type S3Asker = ReturnType<typeof createS3Asker>;

/**
 * Makes a function that asks a bucket of an S3-compatible store. It throws for every answer but a good
 * one and a 404.
 *
 * @param what Is kept in it, for messages.
 */
export function createS3Asker({ url, accessKey, secretKey, region }: S3Settings, what: string) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  });

  return async (path: string, { patienceMs = patience, ...init }: S3Question = {}) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patienceMs);
    try {
      const response = await client.fetch(`${url}${path}`, {
        ...init,
        // A store that redirects is no longer ours.
        redirect: 'error',
        signal: waiting.signal,
      });
      if (response.ok || response.status === 404) return response;
      const code = pick(await response.text(), 'Code') ?? 'no reason given';
      throw new S3Refusal(what, response.status, code);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Lists the names of a bucket, with the moments of writing. It is the older of the protocol's two ways to
 * list: every store has it.
 *
 * @param pageSize How many names to ask for at a time, at most 1000.
 */
export async function* listBucket(ask: S3Asker, pageSize: number) {
  let marker = '';
  let isMore = true;
  while (isMore) {
    const query = new URLSearchParams({ 'max-keys': String(pageSize), marker });
    const xml = await (await ask(`?${query}`)).text();
    const entries = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
    isMore = entries.length > 0 && pick(xml, 'IsTruncated') === 'true';
    for (const entry of entries) {
      const name = pick(entry, 'Key');
      const writtenAt = pick(entry, 'LastModified');
      if (!name || !writtenAt) continue;
      marker = name;
      yield { name, writtenAt: new Date(writtenAt) };
    }
  }
}
