import { createProgress } from '@market/api/testing';
import type { OrderProgress } from '@market/api';
import { expect, test } from 'vitest';
import { noteOrder } from './noteOrder.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const formats = { locale: 'en-IN' };
const note = (side: 'buyer' | 'seller', fields: Partial<OrderProgress>) =>
  noteOrder(createProgress(fields), { side, now, formats });

test('what waits for the reader is marked, and what waits for the other is not', () => {
  const asked = { stage: 'requirements', dueAt: null } as const;
  expect(note('buyer', asked)).toEqual({ words: 'Needs your answers', tone: 'primary' });
  expect(note('seller', asked)).toEqual({ words: 'Waits for answers' });

  const working = { dueAt: '2026-11-23T13:00:00.000Z' };
  expect(note('seller', working)).toEqual({ words: 'Due in 2 days', tone: 'primary' });
  expect(note('buyer', working)).toEqual({ words: 'Due in 2 days' });

  const delivered = { stage: 'delivered', acceptBy: '2026-11-24T13:00:00.000Z' } as const;
  expect(note('buyer', delivered)).toEqual({ words: 'Look at it within 3 days', tone: 'primary' });
  expect(note('seller', delivered)).toEqual({ words: 'With the buyer' });

  expect(note('buyer', { stage: 'completed' })).toEqual({ words: 'Completed' });
  expect(note('seller', { stage: 'cancelled' })).toEqual({
    words: 'Cancelled',
    tone: 'negative',
    isWhole: true,
  });
});

test('less than a day is a warning, and late is said to both', () => {
  const soon = { dueAt: '2026-11-21T17:00:00.000Z' };
  expect(note('seller', soon)).toEqual({ words: 'Due in 5 hours', tone: 'warning' });
  const late = { dueAt: '2026-11-19T12:00:00.000Z', isLate: true };
  expect(note('seller', late)).toEqual({ words: 'Late', tone: 'negative' });
  expect(note('buyer', late)).toEqual({ words: 'Late', tone: 'negative' });
  // It has become late since the backend was asked.
  expect(note('buyer', { ...late, isLate: false })).toMatchObject({ words: 'Late' });
});

// Shows X28.
test('a proposal or a dispute waits for the side whose turn it is', () => {
  const late = { dueAt: '2026-11-19T12:00:00.000Z' };
  const asked = { ...late, turn: 'buyer' } as const;
  expect(note('buyer', asked)).toEqual({ words: 'Proposal to answer', tone: 'primary' });
  // Nobody is late while the buyer thinks about it.
  expect(note('seller', asked)).toEqual({ words: 'Waits for an answer' });
  expect(note('seller', { stage: 'completed', turn: 'seller' })).toEqual({
    words: 'Proposal to answer',
    tone: 'primary',
  });

  const disputed = { stage: 'disputed', turn: 'seller' } as const;
  expect(note('seller', disputed)).toEqual({ words: 'In dispute: your turn', tone: 'primary' });
  expect(note('buyer', disputed)).toEqual({ words: 'In dispute' });
  expect(note('seller', { stage: 'disputed', turn: null })).toEqual({ words: 'In dispute' });
});
