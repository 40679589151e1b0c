import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { priceLines } from '../../testing/samples.ts';
import { PriceLines } from './PriceLines.tsx';

afterEach(cleanup);

test.each([{}, { days: 11 }, { days: 11, revisions: null }])(
  'nothing moves when two lines have been loaded, with %o',
  (terms) => {
    const { container } = render(
      <MarketProvider>
        <PriceLines lines={priceLines.slice(0, 2)} total={12_000} {...terms} />
        <PriceLines lines={[]} total={0} {...terms} isLoading />
      </MarketProvider>,
    );

    const [lines, placeholders] = [...container.querySelectorAll('dl')];

    expect(placeholders?.offsetHeight).toBe(lines?.offsetHeight);
  },
);
