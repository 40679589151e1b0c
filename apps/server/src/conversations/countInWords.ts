import { type RefusalEntry, refusals } from '@market/api/contract';
import type { Attempt, RateLimits } from '../limits/rateLimitQueries.ts';
import { writeWait } from '../limits/writeWait.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** Counts attempts, and says of what there were too many, and in what time they may go on. */
export async function countInWords(
  limits: Pick<RateLimits, 'count'>,
  refusal: RefusalEntry,
  ...attempts: Attempt[]
): Promise<void> {
  try {
    await limits.count(...attempts);
  } catch (error) {
    if (!(error instanceof CallRefusal) || error.code !== refusals.tooManyAttempts.code)
      throw error;
    const { retryAfterSeconds = 60 } = error;
    throw new CallRefusal(refusal, {
      values: { time: writeWait(retryAfterSeconds) },
      retryAfterSeconds,
    });
  }
}
