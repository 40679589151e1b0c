import type { CallFailure } from '../client/CallError.ts';
import type { MarketTag } from './tags.ts';

type Tag = MarketTag | { type: MarketTag; id: string };

/**
 * What was refused for want of a second factor, or of its code, is asked for again as soon as that is there. What
 * was answered has the tags that are given.
 */
export const provideOnceProven =
  <Answer, Request>(toTags: (answer: Answer, request: Request) => Tag[]) =>
  (answer: Answer | undefined, _error: CallFailure | undefined, request: Request): Tag[] =>
    answer === undefined ? ['Factors'] : toTags(answer, request);
