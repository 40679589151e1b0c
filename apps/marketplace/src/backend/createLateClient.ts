import { CallError, type MarketClient } from '@market/api';

/**
 * Makes a client whose code is fetched with its first call: it carries the schemas of all answers,
 * and a page from the server has its answers already.
 */
export function createLateClient(load: () => Promise<MarketClient>): MarketClient {
  let loading: Promise<MarketClient> | undefined;

  const loadFor = async (callName: string) => {
    try {
      return await (loading ??= load());
    } catch (cause) {
      loading = undefined;
      // So browsers tell of code that did not come; anything else is a fault of that code.
      if (!(cause instanceof TypeError)) throw cause;
      const failure = { kind: 'network', message: 'The server cannot be reached.' } as const;
      throw new CallError(callName, failure, { cause });
    }
  };
  return new Proxy({} as MarketClient, {
    get:
      (_, callName: keyof MarketClient) =>
      async (...call: unknown[]) => {
        const client = await loadFor(callName);
        return (client[callName] as (...call: unknown[]) => Promise<unknown>)(...call);
      },
  });
}
