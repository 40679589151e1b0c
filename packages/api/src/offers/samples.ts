import { createPerson } from '../people/samples.ts';
import { sampleServices } from '../services/samples.ts';
import { createServiceSummary } from '../services/samples.ts';
import type { Offer } from './calls.ts';

/**
 * Makes what a seller offers one buyer.
 *
 * @see Specification, X21
 */
export const createOffer = (fields: Partial<Offer> = {}): Offer => {
  const { _id, title, images } = sampleServices[0] ?? createServiceSummary();
  const seller = createPerson();
  return {
    _id: 'offer-cafe',
    title: 'A logo and a menu for your café',
    text: 'Two directions for the logo, and a menu of four pages to print.\n\nYou get all files, and I speak to the printer.',
    price: 7800,
    days: 10,
    revisions: 2,
    state: 'open',
    expiresAt: '2026-12-01T12:00:00.000Z',
    createdAt: '2026-11-24T12:00:00.000Z',
    service: { _id, title, images },
    seller: { _id: seller._id, fullname: seller.fullname, avatar: seller.avatar },
    ...fields,
  };
};

/**
 * An offer in each state, the newest first.
 *
 * @see Specification, X21
 */
export const sampleOffers: Offer[] = [
  createOffer(),
  createOffer({
    _id: 'offer-signs',
    title: 'Signs for the entrance',
    price: 3200,
    state: 'accepted',
    order: '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00',
    createdAt: '2026-11-18T12:00:00.000Z',
  }),
  createOffer({
    _id: 'offer-bags',
    title: 'Paper bags in two sizes',
    price: 1800,
    state: 'declined',
    createdAt: '2026-11-11T12:00:00.000Z',
  }),
  createOffer({
    _id: 'offer-window',
    title: 'Letters for the window',
    price: 2500,
    state: 'withdrawn',
    createdAt: '2026-11-04T12:00:00.000Z',
  }),
  createOffer({
    _id: 'offer-cards',
    title: 'Cards for the tables',
    price: 900,
    revisions: null,
    state: 'expired',
    createdAt: '2026-10-20T12:00:00.000Z',
    expiresAt: '2026-10-27T12:00:00.000Z',
  }),
];
