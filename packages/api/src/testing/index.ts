export * from './answers.ts';
export * from './pretendBackend.ts';
export { marketReplies } from './replies.ts';
export type { MarketRepliesOptions, PretendedMarket } from './replies.ts';
export * from './replyInState.ts';
export * from './sampleLists.ts';
export * from './samplePictures.ts';
export * from './samples.ts';
