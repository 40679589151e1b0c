import { expect, test } from 'vitest';
import { orderStages } from '../contract/choices.ts';
import { turnOf } from './turnOf.ts';

const agreed = { money: 'kept', proposal: null, dispute: null } as const;
const open = { by: 'buyer', isAnswered: false, decision: null } as const;
const decision = { outcome: 'refund', amount: null, decidedAt: new Date(0) } as const;

// Shows X25.
test('each stage is the turn of one side, or of nobody', () => {
  expect(orderStages.map((stage) => [stage, turnOf({ ...agreed, stage })])).toEqual([
    ['requirements', 'buyer'],
    ['working', 'seller'],
    ['delivered', 'buyer'],
    ['revision', 'seller'],
    ['disputed', null],
    ['completed', null],
    ['cancelled', null],
  ]);
});

// Shows X28.
test('what is proposed waits for the other side, in every stage that has not ended', () => {
  for (const stage of ['working', 'delivered', 'disputed', 'completed'] as const) {
    expect(turnOf({ ...agreed, stage, proposal: { by: 'seller' } })).toBe('buyer');
    expect(turnOf({ ...agreed, stage, proposal: { by: 'buyer' } })).toBe('seller');
  }
  expect(turnOf({ ...agreed, stage: 'cancelled', proposal: { by: 'buyer' } })).toBeNull();
});

// Shows X28.
test('a dispute waits for the other side, then for the market, and then for nobody', () => {
  const disputed = { ...agreed, stage: 'disputed' } as const;
  expect(turnOf({ ...disputed, dispute: open })).toBe('seller');
  expect(turnOf({ ...disputed, dispute: { ...open, by: 'seller' } })).toBe('buyer');
  expect(turnOf({ ...disputed, dispute: { ...open, isAnswered: true } })).toBeNull();
  expect(turnOf({ ...disputed, dispute: { ...open, decision } })).toBeNull();
});

test('while the money is in question nobody has to do anything', () => {
  for (const money of ['waiting', 'failed', 'refunded', 'disputed'] as const) {
    expect(turnOf({ ...agreed, stage: 'working', money })).toBeNull();
  }
});
