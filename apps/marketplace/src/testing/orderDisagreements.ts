import type { Order, OrderProgress } from '@market/api';
import { createDispute, createProposal } from '@market/api/testing';
import { answered, createLife, lastDelivery } from './orderLife.ts';

/** What stories about the life of an order have in common where its sides do not agree. */
const withOrder = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}) => ({
  orders: [createLife({ questions: answered, ...progress }, fields)],
});

const deliveredFields = {
  orderStatus: 'Delivered',
  deliveredAt: lastDelivery.createdAt,
} as const;

/** Somebody works on it; three days are left. */
export const inWork = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}) =>
  withOrder({ dueAt: '2026-11-24T18:00:00.000Z', ...progress }, fields);

/** The buyer looks at it. */
export const withBuyer = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}) =>
  withOrder(
    {
      stage: 'delivered',
      delivery: lastDelivery,
      acceptBy: '2026-11-24T18:00:00.000Z',
      ...progress,
    },
    { ...deliveredFields, ...fields },
  );

/** It is accepted, and its money rests for thirteen days. */
export const clearing = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}) =>
  withOrder(
    {
      stage: 'completed',
      delivery: lastDelivery,
      clearsAt: '2026-12-04T12:00:00.000Z',
      ...progress,
    },
    { ...deliveredFields, ...fields },
  );

/** The market is to decide; the other side has until the 24th. */
export const disputed = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}) =>
  withOrder(
    { stage: 'disputed', delivery: lastDelivery, dispute: openDispute, ...progress },
    { ...deliveredFields, ...fields },
  );

/** The buyer has opened it, and the seller has not answered. */
export const openDispute = createDispute({
  openedAt: '2026-11-19T18:00:00.000Z',
  answerBy: '2026-11-24T18:00:00.000Z',
});

/** Both were heard. */
export const heardDispute = {
  ...openDispute,
  answer: 'I have drawn it myself: the first sketch is of the day on which we began.',
};

/** The buyer gets a part of the money, in four days, unless somebody asks for another decision. */
export const decidedDispute = {
  ...heardDispute,
  decision: {
    outcome: 'part' as const,
    amount: 1500,
    reasons: 'It was drawn for this order, and it is close to the wordmark of another company.',
    decidedAt: '2026-11-18T18:00:00.000Z',
    takesEffectAt: '2026-11-25T18:00:00.000Z',
  },
};

/** More time, for which the seller asks. */
export const askedTime = createProposal({ expiresAt: '2026-11-23T18:00:00.000Z' });

/** A part of the money, for which the buyer asks. */
export const askedRefund = createProposal({
  kind: 'refund',
  by: 'buyer',
  days: null,
  amount: 1500,
  text: 'I can use the wordmark, but not the pattern: it was agreed in four colours.',
  expiresAt: '2026-11-23T18:00:00.000Z',
});

/** An end with all the money given back, which the seller proposes. */
export const askedEnd = createProposal({
  kind: 'cancellation',
  days: null,
  text: 'I have broken my arm, and cannot draw for some weeks.',
  expiresAt: '2026-11-23T18:00:00.000Z',
});
