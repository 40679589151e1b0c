import { contract } from '../contract/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { createCallClient } from './createCallClient.ts';
import type { CallClient, CallClientOptions } from './createCallClient.ts';
import { readHostedAnswer } from './readHostedAnswer.ts';
import { resolvePictures } from './resolvePictures.ts';

/**
 * One typed method for every call of the marketplace.
 *
 * @see Specification, P30
 */
export type MarketClient = CallClient<Contract>;

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

/**
 * Makes the client of a marketplace. It works in browsers, Node and workers, sends the session's
 * cookie with every request, and reads our own backend as well as the hosted one.
 *
 * @see Specification, P30
 * @example
 * const client = createMarketClient({ host: 'https://market.example/api' });
 * const { services } = await client.listServices({ keyword: 'logo', price: { lte: 5000 } });
 */
export function createMarketClient({ pictureHost, ...options }: MarketClientOptions): MarketClient {
  const client = createCallClient(contract, options, readHostedAnswer);
  const base = pictureHost === undefined ? options.host : pictureHost;
  return base !== null && URL.canParse(base) ? withWholePictures(client, base) : client;
}

function withWholePictures(client: MarketClient, host: string): MarketClient {
  const methods = Object.entries(client).map(([callName, method]) => {
    const call = method as (...parameters: unknown[]) => Promise<unknown>;
    return [
      callName,
      async (...parameters: unknown[]) => resolvePictures(await call(...parameters), host),
    ];
  });
  return Object.fromEntries(methods) as MarketClient;
}
