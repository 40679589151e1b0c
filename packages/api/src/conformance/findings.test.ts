import { expect, test } from 'vitest';
import { CallError } from '../client/CallError.ts';
import { refusals } from '../contract/refusals.ts';
import { judge, refused } from './findings.ts';

const lookAt = (code: string | undefined, message = 'No order found with this ID') => {
  const failure = { kind: 'notFound', status: 404, code, message } as const;
  return judge('getOrder', () =>
    refused(Promise.reject(new CallError('getOrder', failure)), refusals.orderNotFound),
  );
};

test('a backend that knows no codes refuses in words', async () => {
  expect(await lookAt(undefined)).toMatchObject({ outcome: 'holds' });
  expect(await lookAt(undefined, 'Gone.')).toMatchObject({ outcome: 'differs' });
});

test('a code must be the one of the refusal, and in the contract', async () => {
  expect(await lookAt('orderNotFound')).toMatchObject({ outcome: 'holds' });
  expect(await lookAt('serviceGone')).toMatchObject({
    outcome: 'differs',
    detail: 'code: "serviceGone" instead of "orderNotFound"',
  });
  expect(await lookAt('orderAway')).toMatchObject({
    outcome: 'differs',
    detail: 'the code orderAway is not in the contract',
  });
});

test('values in the words are for each backend to say', async () => {
  const failure = {
    kind: 'validation',
    status: 400,
    message: 'Password mustt be more than 12 characters!',
  } as const;
  const look = judge('signUp', () =>
    refused(Promise.reject(new CallError('signUp', failure)), refusals.shortPassword),
  );
  expect(await look).toMatchObject({ outcome: 'holds' });
});
