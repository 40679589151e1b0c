import { type OfferState, refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { ServiceQueries } from '../services/index.ts';
import type { EndedAs, OfferQueries, OfferTerms } from './offerQueries.ts';

/** Why an offer that has ended can be neither paid for nor ended otherwise. */
export const refusalOfEnd = {
  accepted: refusals.offerAccepted,
  declined: refusals.offerDeclined,
  withdrawn: refusals.offerWithdrawn,
  expired: refusals.offerExpired,
} as const satisfies Record<Exclude<OfferState, 'open'>, unknown>;

/** Makes sure that no card can be charged for a payment any more. This domain knows nothing of payments. */
export type CallOffPayment = (paymentId: string, address: string) => Promise<void>;

const missing = () => new CallRefusal(refusals.offerNotFound);

/** Refuses an offer that has ended otherwise than it is to end. */
function checkEnd({ state }: OfferTerms, wanted: EndedAs) {
  if (state !== 'open' && state !== wanted) throw new CallRefusal(refusalOfEnd[state]);
}

/** Answers the calls about offers. Anyone who has the id of one may read it. */
export function createOfferHandlers(
  offers: OfferQueries,
  services: ServiceQueries,
  callOff: CallOffPayment,
) {
  async function load(id: string, readerId: string) {
    const offer = await offers.find(id, readerId);
    if (!offer) throw missing();
    return { offer };
  }

  async function loadTerms(id: string) {
    const terms = await offers.findTerms(id);
    if (!terms) throw missing();
    return terms;
  }

  return {
    makeOffer: async (request, { _id }) => {
      if (!(await services.isSeller(request.service, _id))) {
        throw new CallRefusal(refusals.serviceNotFound, { field: 'service' });
      }
      return load(await offers.add(_id, request), _id);
    },

    getOffer: ({ id }, { _id }) => load(id, _id),

    listMyOffers: async ({ cursor }, { _id }) => ({
      ...(await offers.list(_id, cursor)),
      offersCount: await offers.countOf(_id),
    }),

    endOffer: async ({ id, state }, { _id }, { address }) => {
      const offer = await loadTerms(id);
      const isSeller = offer.sellerId === _id;
      if (isSeller !== (state === 'withdrawn')) throw missing();
      checkEnd(offer, state);
      // Nobody declines what somebody else is paying for.
      if (!isSeller && offer.buyerId !== null && offer.buyerId !== _id) {
        throw new CallRefusal(refusals.offerTaken);
      }

      // From here on nobody begins to pay; a payment under way is called off, unless it has gone through.
      // The card provider may have been away when that was tried before.
      const isNews = await offers.end(id, state);
      const { paymentId } = await loadTerms(id);
      if (paymentId !== null) await callOff(paymentId, address);
      checkEnd(await loadTerms(id), state);
      if (state === 'declined' && (isNews || paymentId !== null)) await offers.tellDeclined(id);
      return {};
    },
  } satisfies Partial<Handlers>;
}
