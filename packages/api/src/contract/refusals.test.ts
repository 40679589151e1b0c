import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import type { CallName } from './contract.ts';
import { fillIn, listRefusals } from './refusal.ts';
import { refusals } from './refusals.ts';

const entries = Object.values(refusals);

test('a list names each refusal by its key', () => {
  expect(listRefusals({ orderNotFound: [404, 'No order'] })).toEqual({
    orderNotFound: { code: 'orderNotFound', status: 404, message: 'No order' },
  });
});

test('every refusal stands once: no code and no sentence twice', () => {
  const sentences = entries.map(({ message }) => message).filter((words) => words !== '{reason}');

  expect(new Set(sentences).size).toBe(sentences.length);
  for (const [name, { code, status }] of Object.entries(refusals)) {
    expect(code).toBe(name);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test.each(Object.keys(contract) as CallName[])(
  '%s refuses only with what is listed',
  (callName) => {
    for (const refusal of contract[callName].refusals) expect(entries).toContain(refusal);
  },
);

test('values are put where a message has their names', () => {
  expect(fillIn('At most {limit} of {what}.', { limit: 5, what: 'these' })).toBe(
    'At most 5 of these.',
  );
  expect(fillIn('At most {limit}.')).toBe('At most {limit}.');
});
