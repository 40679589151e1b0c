import { createHash } from 'node:crypto';
import {
  type Availability,
  type ChoicePrice,
  type Discount,
  type OrderChoice,
  priceChoice,
  type Quote,
  refusals,
} from '@market/api/contract';
import { checkCoupon, type CouponQueries, type UsableCoupon } from '../coupons/index.ts';
import { type OfferQueries, refusalOfEnd } from '../offers/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { type ServiceQueries } from '../services/index.ts';

/** What somebody wants to order. */
export interface Wish extends OrderChoice {
  /** Needed unless there is an offer. */
  service?: string | undefined;
  coupon?: string | undefined;
  offer?: string | undefined;
}

/** What a wish costs right now, and of whom it is bought. */
export interface PricedWish {
  serviceId: string;
  sellerId: string;
  /** What is bought, for the holder's statement of account. */
  title: string;
  coverId: string | null;
  price: ChoicePrice;
  /** In paise. */
  amount: number;
  /** Names exactly this price and these promises. */
  quote: string;
  coupon: { id: string; code: string } | null;
  offerId: string | null;
}

/** Prices a wish, or refuses it. */
export type Pricing = (wish: Wish, buyerId: string) => Promise<PricedWish>;

/** What a quote says on the wire. */
export const toQuote = ({ price, quote }: PricedWish): Quote => ({ ...price, quote });

/** The order has changed between what was shown and what is paid; the new quote comes along. */
export const priceChanged = (priced: PricedWish) =>
  new CallRefusal(refusals.priceChanged, { quote: toQuote(priced) });

/** Writes what is wanted so that two wishes can be compared; null where only a service is named. */
export function writeWish({ package: place = 0, extras = [], coupon, offer }: Wish): string | null {
  if (place === 0 && extras.length === 0 && !coupon && offer === undefined) return null;
  const sorted = extras.toSorted((one, other) => one._id.localeCompare(other._id));
  return JSON.stringify([place, sorted.map(({ _id, quantity }) => [_id, quantity]), coupon, offer]);
}

const nameQuote = (subject: string, price: ChoicePrice) =>
  createHash('sha256')
    .update(JSON.stringify([subject, price.lines, price.totalPrice, price.days, price.revisions]))
    .digest('base64url');

function checkAvailability({ state, until }: Availability) {
  if (state === 'paused') throw new CallRefusal(refusals.servicePaused);
  if (state === 'soldOut') throw new CallRefusal(refusals.serviceSoldOut);
  if (state === 'away') {
    throw new CallRefusal(refusals.sellerAway, { values: { date: (until ?? '').slice(0, 10) } });
  }
}

/** Gives the one function that says what an order costs, for quotes and charges alike. */
export function createPricing(
  services: Pick<ServiceQueries, 'findSellable'>,
  coupons: Pick<CouponQueries, 'findByCode'>,
  offers: Pick<OfferQueries, 'findTerms'>,
): Pricing {
  async function findService(id: string) {
    const service = await services.findSellable(id);
    if (!service) throw new CallRefusal(refusals.serviceGone);
    return service;
  }

  async function priceOffer(offerId: string, buyerId: string, about?: string): Promise<PricedWish> {
    const offer = await offers.findTerms(offerId);
    const isAbout = about === undefined || about === offer?.serviceId;
    if (!offer || !isAbout) throw new CallRefusal(refusals.offerNotFound);
    const { serviceId, sellerId, title, amount, days, revisions } = offer;
    if (sellerId === buyerId) throw new CallRefusal(refusals.ownServiceOrdered);
    if (offer.state !== 'open') throw new CallRefusal(refusalOfEnd[offer.state]);
    if (offer.buyerId !== null && offer.buyerId !== buyerId) {
      throw new CallRefusal(refusals.offerTaken);
    }
    checkAvailability(offer.availability);
    const { coverId } = await findService(serviceId);
    const totalPrice = toRupees(amount);
    const lines = [{ kind: 'offer' as const, title, quantity: 1, amount: totalPrice }];
    const price = { lines, totalPrice, days, revisions };
    return {
      serviceId,
      sellerId,
      title,
      coverId,
      price,
      amount,
      quote: nameQuote(offerId, price),
      coupon: null,
      offerId,
    };
  }

  return async ({ service: serviceId, coupon: typed, offer, ...choice }, buyerId) => {
    if (offer !== undefined) return priceOffer(offer, buyerId, serviceId);
    if (serviceId === undefined) throw new CallRefusal(refusals.serviceGone);
    const { sellerId, title, coverId, listing, availability } = await findService(serviceId);
    if (sellerId === buyerId) throw new CallRefusal(refusals.ownServiceOrdered);
    checkAvailability(availability);

    const toPrice = (discount?: Discount) => {
      const price = priceChoice(listing, choice, discount);
      if (typeof price === 'string') throw new CallRefusal(refusals[price]);
      return price;
    };
    const full = toPrice();
    const code = typed?.trim().toUpperCase();
    const coupon = code ? await coupons.findByCode(sellerId, code, buyerId) : undefined;
    if (code) checkCoupon(coupon, { code, serviceId, paise: toPaise(full.totalPrice) });
    const price = coupon ? toPrice(toDiscount(coupon)) : full;
    return {
      serviceId,
      sellerId,
      title,
      coverId,
      price,
      amount: toPaise(price.totalPrice),
      quote: nameQuote(serviceId, price),
      coupon: coupon ? { id: coupon.id, code: coupon.code } : null,
      offerId: null,
    };
  };
}

const toDiscount = ({ code, kind, value }: UsableCoupon): Discount => ({
  code,
  kind,
  value: kind === 'percent' ? value : toRupees(value),
});
