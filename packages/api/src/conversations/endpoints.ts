import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Conversations as queries and mutations. */
export const createConversationEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listConversations: build.query({
    ...ask('listConversations'),
    providesTags: ['Conversations'],
  }),
  findConversation: build.query({ ...ask('findConversation'), providesTags: ['Conversations'] }),
  getConversation: build.query({
    ...ask('getConversation'),
    providesTags: (_answer, _error, { id }) => [toTag('Conversation', id)],
  }),
  startConversation: build.mutation({
    ...ask('startConversation'),
    invalidatesTags: (answer) =>
      answer ? ['Conversations', toTag('Conversation', answer.conversation._id)] : [],
  }),
  // A refusal says that what may be written has changed.
  sendMessage: build.mutation({ ...ask('sendMessage'), invalidatesTags: changesConversation }),
  markSeen: build.mutation({
    ...ask('markSeen'),
    // Not the conversation itself: what it shows is what was seen.
    invalidatesTags: onSuccess('Conversations'),
  }),
  changeConversation: build.mutation({
    ...ask('changeConversation'),
    invalidatesTags: changesConversation,
  }),
  deleteMessage: build.mutation({ ...ask('deleteMessage'), invalidatesTags: changesConversation }),
  setSeenShown: build.mutation({
    ...ask('setSeenShown'),
    invalidatesTags: onSuccess('Conversations', 'Conversation'),
  }),
  blockPerson: build.mutation({
    ...ask('blockPerson'),
    invalidatesTags: onSuccess('Blocks', 'Conversation'),
  }),
  unblockPerson: build.mutation({
    ...ask('unblockPerson'),
    invalidatesTags: onSuccess('Blocks', 'Conversation'),
  }),
  listBlocks: build.query({ ...ask('listBlocks'), providesTags: ['Blocks'] }),
  reportContent: build.mutation(ask('reportContent')),
});

const changesConversation = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  'Conversations' as const,
  toTag('Conversation', id),
];
