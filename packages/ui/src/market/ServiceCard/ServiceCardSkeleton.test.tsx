import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { brandService } from '../../testing/samples.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceCardSkeleton } from './ServiceCardSkeleton.tsx';

afterEach(cleanup);

/** Longer titles take more lines, which nobody knows before. */
const service = { ...brandService, title: 'I will design a timeless brand' };

test.each([264, 292, 358])('nothing moves when a card %d px wide has been loaded', (width) => {
  const { container } = render(
    <MarketProvider>
      <div style={{ display: 'flex', alignItems: 'start' }}>
        <div style={{ flex: 'none', inlineSize: width }}>
          <ServiceCard service={service} href="#/service/brand" />
        </div>
        <div style={{ flex: 'none', inlineSize: width }}>
          <ServiceCardSkeleton />
        </div>
      </div>
    </MarketProvider>,
  );

  const heights = [...container.querySelectorAll('article')].map(
    ({ offsetHeight }) => offsetHeight,
  );

  expect(heights[1]).toBe(heights[0]);
});
