import { CallError, type MemberClient } from '@market/api';
import { texts } from './texts.ts';

/**
 * Makes a client whose code loads with its first call: it contains the schemas of all answers, and
 * a server-rendered page has its answers already.
 */
export function createLateClient(load: () => Promise<MemberClient>): MemberClient {
  let loading: Promise<MemberClient> | undefined;

  const loadFor = async (callName: string) => {
    try {
      return await (loading ??= load());
    } catch (cause) {
      loading = undefined;
      // Browsers report code that did not load like this; anything else is an error in that code.
      if (!(cause instanceof TypeError)) throw cause;
      const failure = { kind: 'network', message: texts.unreachable } as const;
      throw new CallError(callName, failure, { cause });
    }
  };
  return new Proxy({} as MemberClient, {
    get:
      (_, callName: keyof MemberClient) =>
      async (...call: unknown[]) => {
        const client = await loadFor(callName);
        return (client[callName] as (...call: unknown[]) => Promise<unknown>)(...call);
      },
  });
}
