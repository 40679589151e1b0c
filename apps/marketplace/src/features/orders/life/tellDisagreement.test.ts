import { orderTransitions } from '@market/api/contract';
import { expect, test } from 'vitest';
import { tellDisagreement } from './tellDisagreement.ts';
import { texts } from './texts.ts';

const formats = { locale: 'en-IN' };

// Shows X28.
test('each side reads what it did, what the other did, and how much it was about', () => {
  const asked = { kind: 'proposeRefund', actor: 'buyer', amount: 1500 } as const;
  expect(tellDisagreement(asked, 'buyer', formats)).toBe(
    'You proposed that Rs.1500 goes back to the buyer.',
  );
  expect(tellDisagreement({ ...asked, actor: 'seller' }, 'buyer', formats)).toBe(
    'The seller proposed that Rs.1500 goes back to the buyer.',
  );
  expect(tellDisagreement({ ...asked, amount: null }, 'seller', formats)).toBe(
    'The buyer proposed to give a part of the money back.',
  );
  const decided = { kind: 'decideDispute', actor: 'operator' } as const;
  expect(tellDisagreement({ ...decided, amount: 1500 }, 'buyer', formats)).toBe(
    'The market decided: Rs.1500 goes back to the buyer, the seller gets the rest.',
  );
  expect(tellDisagreement(decided, 'buyer', formats)).toBe('The market decided.');
});

test('every way in which an order moves on can be told to both sides', () => {
  for (const [kind, { by }] of Object.entries(orderTransitions)) {
    for (const actor of by) {
      for (const side of ['buyer', 'seller'] as const) {
        const told = tellDisagreement({ kind, actor }, side, formats) ?? texts.events[kind]?.other;
        expect(told, `${kind} by the ${actor}`).toMatch(/^[A-Z].*\.$/);
      }
    }
  }
});
