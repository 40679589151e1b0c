import type { Keepers } from '../guard/index.ts';
import { setVoice } from '../services/index.ts';

/** Lets a review that was held be the voice of its writer, unless the service is gone; or forgets it. */
export const reviewKeeper: Keepers['review'] = {
  async release(transaction, { subject, personId, rating, text: comment }) {
    const [serviceId = ''] = subject.split('/');
    if (rating === null) throw new Error('A review that is held has no rating.');
    const silenced = await transaction
      .selectFrom('reviews')
      .select('removed_at')
      .where('service_id', '=', serviceId)
      .where('person_id', '=', personId)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    // What was removed meanwhile stays so.
    if (silenced) return;
    await setVoice(transaction, { serviceId, personId, rating, comment, orderId: null });
  },
  remove: async () => {},
};
