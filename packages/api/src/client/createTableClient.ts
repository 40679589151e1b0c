import { createCallClient } from './createCallClient.ts';
import type { CallClient, CallClientOptions, CallTable } from './createCallClient.ts';
import { readHostedAnswer } from './readHostedAnswer.ts';
import { resolvePictures } from './resolvePictures.ts';

/**
 * Where a client of the marketplace asks, how patiently, and where it finds pictures.
 *
 * @see Specification, P30
 */
export interface MarketClientOptions extends CallClientOptions {
  /**
   * What the address of a picture is relative to where the backend answers with a relative one, such
   * as `/images/cover.webp`. Defaults to `host` if that is a whole address, so that a page on another
   * origin shows pictures; with a `host` such as `/api` addresses stay as they are answered. A program
   * that asks at an address which browsers do not reach names the one they do, such as
   * `https://market.example`, or null to leave addresses as they are answered.
   */
  pictureHost?: string | null | undefined;
}

/** Makes the client of some of the calls of a marketplace. */
export function createTableClient<Table extends CallTable>(
  table: Table,
  { pictureHost, ...options }: MarketClientOptions,
): CallClient<Table> {
  const client = createCallClient(table, options, readHostedAnswer);
  const base = pictureHost === undefined ? options.host : pictureHost;
  return base !== null && URL.canParse(base) ? withWholePictures(client, base) : client;
}

function withWholePictures<Client extends object>(client: Client, host: string): Client {
  const methods = Object.entries(client).map(([callName, method]) => {
    const call = method as (...parameters: unknown[]) => Promise<unknown>;
    return [
      callName,
      async (...parameters: unknown[]) => resolvePictures(await call(...parameters), host),
    ];
  });
  return Object.fromEntries(methods) as Client;
}
