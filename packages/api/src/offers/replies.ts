import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import type { OfferState } from './calls.ts';
import { createOffer } from './samples.ts';

/** Why an offer that has ended cannot be ended otherwise. */
const refusalOf = {
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  withdrawn: 'offerWithdrawn',
  expired: 'offerExpired',
} as const satisfies Record<Exclude<OfferState, 'open'>, string>;

/** How a pretended backend answers the calls about offers. */
export const createOfferReplies = (market: PretendedMarket) =>
  ({
    makeOffer: ({ service: serviceId, title, text, price, days, revisions }) => {
      const service = findService(market, serviceId);
      if (!service) return createRefusal('serviceNotFound');
      const { _id, fullname, avatar } = personOf(market);
      const offer = createOffer({
        title,
        text,
        price,
        days,
        revisions,
        _id: createId(market, 'offer'),
        service: { _id: service._id, title: service.title, images: service.images },
        seller: { _id, fullname, avatar },
      });
      market.offers = [offer, ...market.offers];
      return { offer };
    },
    getOffer: ({ id }) => {
      const offer = market.offers.find(({ _id }) => _id === id);
      return offer ? { offer } : createRefusal('offerNotFound');
    },
    listMyOffers: ({ cursor }) => {
      const { page, cursors } = pageOf(market.offers, cursor);
      return { offers: page, ...cursors, offersCount: market.offers.length };
    },
    endOffer: ({ id, state }) => {
      const offer = market.offers.find(({ _id }) => _id === id);
      if (!offer) return createRefusal('offerNotFound');
      if (offer.state === state) return {};
      if (offer.state !== 'open') return createRefusal(refusalOf[offer.state]);
      market.offers = market.offers.map((one) => (one === offer ? { ...one, state } : one));
      return {};
    },
  }) satisfies Partial<Replies>;
