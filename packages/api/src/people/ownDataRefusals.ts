import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about what is stored of somebody are refused.
 *
 * @see Specification, errors
 */
export const ownDataRefusals = listRefusals({
  exportTooSoon: [409, 'You can ask for your data once a day.'],
  exportMissing: [404, 'There is no file of your data, or it is over. Ask for a new one.'],
  deletionBlocked: [
    409,
    'Your account cannot be deleted as long as orders, disputes or money of yours are open.',
  ],
});
