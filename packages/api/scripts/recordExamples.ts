import { getResponse } from 'msw';
import { createMarketClient } from '../src/client/createMarketClient.ts';
import type { CallName } from '../src/contract/contract.ts';
import { marketReplies } from '../src/testing/replies.ts';
import { sampleRequests } from '../src/testing/sampleRequests.ts';

/** What a call was asked and answered. */
export interface Example {
  request: object;
  answer: unknown;
}

/** Makes every call once at the pretended backend. */
export async function recordExamples(): Promise<Map<CallName, Example>> {
  const handlers = marketReplies();
  const examples = new Map<CallName, Example>();
  const client = createMarketClient({
    host: 'https://market.example/api',
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init));
      if (!response) throw new TypeError('No handler');
      return response;
    },
  });

  for (const [name, request] of Object.entries(sampleRequests)) {
    const callName = name as CallName;
    const method = client[callName] as (request: object) => Promise<unknown>;
    const answer = await method(request);
    examples.set(callName, { request, answer: shorten({ success: true, ...(answer as object) }) });
  }
  return examples;
}

/** Two entries show what a list is; a drawn picture is too long to read. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  if (typeof value === 'string') {
    return value.startsWith('data:image/svg') ? 'https://market.example/images/sample.webp' : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}
