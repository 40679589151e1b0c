import { contract } from '../contract/contract.ts';
import type { CallName } from '../contract/contract.ts';

/** Which call a request makes, and the fields of its path. */
export interface FoundCall {
  callName: CallName;
  params: Record<string, string>;
}

/** Fixed paths come before those with a field: `/services/me` is no service's id. */
const patterns = (Object.keys(contract) as CallName[])
  .map((callName) => ({ callName, ...contract[callName] }))
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ callName, method, path }) => ({
    callName,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/**
 * Finds the call that a request makes.
 *
 * @param host Where the pretended backend stands: a path such as `/api` on any origin, or a whole address.
 */
export function findCall(request: Request, host: string): FoundCall | undefined {
  const { origin, pathname } = new URL(request.url);
  const address = host.startsWith('/') ? pathname : origin + pathname;
  if (!address.startsWith(host)) return undefined;

  for (const { callName, method, pattern } of patterns) {
    const groups = request.method === method && pattern.exec(address.slice(host.length));
    if (groups) {
      const params = Object.entries(groups.groups ?? {});
      const decoded = params.map(([name, text]) => [name, decodeURIComponent(text)] as const);
      return { callName, params: Object.fromEntries(decoded) };
    }
  }
  return undefined;
}
