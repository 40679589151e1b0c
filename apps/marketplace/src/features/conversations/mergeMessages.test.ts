import { createConversation, createMessage } from '@market/api/testing';
import { expect, test } from 'vitest';
import {
  type MessagePage,
  nothingKnown,
  takeMessage,
  takeNewest,
  takeOlder,
} from './mergeMessages.ts';

const say = (number: number) =>
  createMessage({ _id: `message-${number}`, number, text: String(number) });

/** The messages from one number down to another. */
const pageOf = (from: number, to: number, nextCursor: string | null = null): MessagePage => ({
  conversation: createConversation(),
  messages: Array.from({ length: from - to + 1 }, (_, index) => say(from - index)),
  nextCursor,
  previousCursor: null,
});
const numbers = ({ messages }: { messages: readonly { number: number | null }[] }) =>
  messages.map(({ number }) => number);

test('what comes pushes nothing out that was known', () => {
  const known = takeNewest(takeNewest(nothingKnown, pageOf(5, 3, 'to-2')), pageOf(6, 4, 'to-3'));

  expect(numbers(known)).toEqual([6, 5, 4, 3]);
  expect(known.olderCursor).toBe('to-2');
});

test('older ones go on where the known ones end', () => {
  const known = takeOlder(takeNewest(nothingKnown, pageOf(6, 4, 'to-3')), pageOf(4, 1));

  expect(numbers(known)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(known.olderCursor).toBeNull();
});

test('a gap is not bridged', () => {
  const known = takeNewest(takeNewest(nothingKnown, pageOf(3, 1)), pageOf(9, 7, 'to-6'));

  expect(numbers(known)).toEqual([9, 8, 7]);
  expect(known.olderCursor).toBe('to-6');
});

test('what was just sent is there at once, and once', () => {
  const sent = takeMessage(takeNewest(nothingKnown, pageOf(2, 1)), say(3));

  expect(numbers(sent)).toEqual([3, 2, 1]);
  expect(numbers(takeNewest(sent, pageOf(3, 1)))).toEqual([3, 2, 1]);
});
