import { type OfferState, refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { ServiceQueries } from '../services/index.ts';
import { offerLimit, type OfferQueries } from './offerQueries.ts';

/** Why an offer that has ended can be neither paid for nor ended otherwise. */
export const refusalOfEnd = {
  accepted: refusals.offerAccepted,
  declined: refusals.offerDeclined,
  withdrawn: refusals.offerWithdrawn,
  expired: refusals.offerExpired,
} as const satisfies Record<Exclude<OfferState, 'open'>, unknown>;

/** Makes sure that no card can be charged for a payment any more. This domain knows nothing of payments. */
export type CallOffPayment = (paymentId: string, address: string) => Promise<void>;

/** Answers the calls about offers. Whoever has the id of one may read it. */
export const createOfferHandlers = (
  offers: OfferQueries,
  services: ServiceQueries,
  callOff: CallOffPayment,
) =>
  ({
    makeOffer: async (request, { _id }) => {
      if (!(await services.isSeller(request.service, _id))) {
        throw new CallRefusal(refusals.serviceNotFound, { field: 'service' });
      }
      if (await offers.isFull(_id)) {
        throw new CallRefusal(refusals.tooManyOffers, { values: { limit: offerLimit } });
      }
      const offer = await offers.find(await offers.add(_id, request), _id);
      if (!offer) throw new CallRefusal(refusals.offerNotFound);
      return { offer };
    },

    getOffer: async ({ id }, { _id }) => {
      const offer = await offers.find(id, _id);
      if (!offer) throw new CallRefusal(refusals.offerNotFound);
      return { offer };
    },

    listMyOffers: async ({ cursor }, { _id }) => ({
      ...(await offers.list(_id, cursor)),
      offersCount: await offers.countOf(_id),
    }),

    endOffer: async ({ id, state }, { _id }, { address }) => {
      const offer = await offers.findTerms(id);
      const isSeller = offer?.sellerId === _id;
      if (!offer || isSeller !== (state === 'withdrawn')) {
        throw new CallRefusal(refusals.offerNotFound);
      }
      if (offer.state !== 'open' && offer.state !== state) {
        throw new CallRefusal(refusalOfEnd[offer.state]);
      }
      // Nobody declines what somebody else is paying for.
      if (!isSeller && offer.buyerId !== null && offer.buyerId !== _id) {
        throw new CallRefusal(refusals.offerTaken);
      }

      // From here on nobody begins to pay; whoever has begun is called off, unless they have paid. The
      // card provider may have been away when that was tried before.
      const isNews = await offers.end(id, state);
      const ended = await offers.findTerms(id);
      if (ended?.paymentId) await callOff(ended.paymentId, address);
      const { state: outcome = state } = (await offers.findTerms(id)) ?? {};
      if (outcome === 'accepted') await offers.takeBackEnd(id);
      if (outcome !== 'open' && outcome !== state) throw new CallRefusal(refusalOfEnd[outcome]);
      if (state === 'declined' && (isNews || ended?.paymentId)) await offers.tellDeclined(id);
      return {};
    },
  }) satisfies Partial<Handlers>;
