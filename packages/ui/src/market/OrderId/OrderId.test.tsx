import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { OrderId } from './OrderId.tsx';

afterEach(cleanup);

/** Where the last words of an element stand, without what its styles put before them. */
function findWords(element: Element) {
  const range = document.createRange();
  if (element.lastChild) range.selectNodeContents(element.lastChild);
  return range.getBoundingClientRect();
}

test.each(['ltr', 'rtl'])('what is left out of a short number is marked at its left, %s', (dir) => {
  const { container } = render(
    <MarketProvider>
      <p dir={dir}>
        <OrderId value="01923456-7701-7123-9053-20302090a400" isShort />
      </p>
    </MarketProvider>,
  );
  const id = container.querySelector('[data-short]');
  if (!id) throw new Error('There is no number.');
  const [frame, words] = [id.getBoundingClientRect(), findWords(id)];

  expect(words.right).toBeCloseTo(frame.right, 0);
  expect(words.left).toBeGreaterThan(frame.left + 2);
});
