import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Message, MessageList } from './MessageList.tsx';

afterEach(cleanup);

const createMessages = (count: number, from = 0): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    text: `Message ${from + index}`,
    author: 'Mira Shrestha',
    date: '2026-11-18T09:12:00.000Z',
  }));

const countElements = (messages: Message[]) => {
  const { container, unmount } = render(<MessageList messages={messages} />);
  const count = container.querySelectorAll('*').length;
  unmount();
  return count;
};
const pressOlder = () =>
  userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
const texts = () =>
  [...screen.getByRole('log').children].map((bubble) => bubble.textContent?.match(/\d+/)?.[0]);

// All ten thousand are 50,000 elements: they took forty times as long, and another message sixty times.
test('ten thousand messages take as many elements as a hundred, and one button', () => {
  expect(countElements(createMessages(10_000)) - countElements(createMessages(100))).toBe(2);
});

test('every message is reached by the button, without a height to scroll in', async () => {
  render(<MessageList messages={createMessages(250)} />);

  expect(texts()).toHaveLength(100);
  await pressOlder();
  await pressOlder();
  expect(texts()).toHaveLength(250);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was hidden comes before what the page has to bring', async () => {
  const onShowOlder = vi.fn<() => void>();
  const messages = createMessages(150, 50);
  const { rerender } = render(<MessageList messages={messages} onShowOlder={onShowOlder} />);

  await pressOlder();
  expect(onShowOlder).not.toHaveBeenCalled();
  await pressOlder();
  expect(onShowOlder).toHaveBeenCalledOnce();
  rerender(
    <MessageList messages={[...createMessages(50), ...messages]} onShowOlder={onShowOlder} />,
  );
  expect(texts()).toHaveLength(200);
});

test('a message that comes takes none away', () => {
  const messages = createMessages(150);
  const { rerender } = render(<MessageList messages={messages} />);
  const [oldest] = texts();

  rerender(<MessageList messages={[...messages, ...createMessages(1, 150)]} />);
  expect(texts()).toHaveLength(101);
  expect(texts()[0]).toBe(oldest);
});
