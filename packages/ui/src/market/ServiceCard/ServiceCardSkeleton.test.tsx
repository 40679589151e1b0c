import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { brandService } from '../../testing/samples.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceCardSkeleton } from './ServiceCardSkeleton.tsx';

afterEach(cleanup);

/** Longer titles take more lines, which nobody knows before. */
const service = { ...brandService, title: 'I will design a timeless brand', price: 50_000 };

const widths = [264, 292, 358].flatMap((width) => [[width, 1] as const, [width, 3] as const]);

test.each(widths)(
  'nothing moves when a card %d px wide, of %d packages, has been loaded',
  (width, packagesCount) => {
    const { container } = render(
      <MarketProvider>
        <div style={{ display: 'flex', alignItems: 'start' }}>
          <div style={{ flex: 'none', inlineSize: width }}>
            <ServiceCard service={service} packagesCount={packagesCount} href="#/service/brand" />
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
  },
);
