import { type PriceRange, PriceSlider } from '@market/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ServiceFilter } from '../../shared/serviceFilter.ts';

interface PriceFilterProps {
  filter: ServiceFilter;
  /** Told the prices, in rupees, once they have been chosen. */
  onChange: (change: Pick<ServiceFilter, 'minimumPrice' | 'maximumPrice'>) => void;
}

/** Narrows the prices. While a thumb moves nothing is asked. */
export function PriceFilter({ filter, onChange }: PriceFilterProps) {
  const { key } = useLocation();
  const [draft, setDraft] = useState<{ key: string; range: PriceRange }>();
  const chosen = { minimum: filter.minimumPrice, maximum: filter.maximumPrice };

  return (
    <PriceSlider
      value={draft?.key === key ? draft.range : chosen}
      onChange={(range) => setDraft({ key, range })}
      onCommit={({ minimum, maximum }) =>
        onChange({ minimumPrice: minimum, maximumPrice: maximum })
      }
    />
  );
}
