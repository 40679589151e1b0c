import type { Job } from '../jobs/repeatJobs.ts';
import type { OrderReviewQueries } from './orderReviewQueries.ts';
import type { FindReviewTerms } from './reviewTerms.ts';

/** The job that publishes what was hidden until its time was over, and reminds people before it is. */
export const createPublishReviews = (
  reviews: Pick<OrderReviewQueries, 'publishDue' | 'remind'>,
  findTerms: FindReviewTerms,
): Job => ({
  name: 'publish reviews',
  pause: 30_000,
  async run() {
    // What is hidden when the owner switches that off is published all the same.
    await reviews.publishDue();
    const terms = await findTerms();
    while (terms.isOn && (await reviews.remind(terms)) > 0);
  },
});
