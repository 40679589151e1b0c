import { readCursor } from '../../routing/useCursor.ts';

const states = ['inbox', 'unread', 'archived'] as const;

/** Which conversations are listed. */
export interface ConversationFilter {
  state: (typeof states)[number];
  /** Empty for any. */
  keyword: string;
  /** Which page; undefined for the first. */
  cursor: string | undefined;
}

/** Reads from an address which conversations it lists. */
export function readFilter(search: string): ConversationFilter {
  const fields = new URLSearchParams(search);
  return {
    state: states.find((state) => state === fields.get('state')) ?? 'inbox',
    keyword: (fields.get('keyword') ?? '').trim().slice(0, 100),
    cursor: readCursor(search),
  };
}

/** Writes the end of an address: empty for the first page of all. */
export function writeFilter({ state, keyword, cursor }: ConversationFilter): string {
  const fields = new URLSearchParams({
    ...(state !== 'inbox' && { state }),
    ...(keyword && { keyword }),
    ...(cursor && { cursor }),
  });
  return fields.size > 0 ? `?${fields}` : '';
}
