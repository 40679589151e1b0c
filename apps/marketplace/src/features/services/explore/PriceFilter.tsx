import { type PriceRange, PriceSlider } from '@market/ui';
import { useState } from 'react';
import { useLocation } from '../../../routing/router.ts';
import { useServiceFilter } from '../useServiceFilter.ts';

/** Narrows the prices. Nothing is fetched while a thumb moves. */
export function PriceFilter() {
  const { key } = useLocation();
  const { filter, changeFilter } = useServiceFilter();
  const [draft, setDraft] = useState<{ key: string; range: PriceRange }>();
  const chosen = { minimum: filter.minimumPrice, maximum: filter.maximumPrice };

  return (
    <PriceSlider
      value={draft?.key === key ? draft.range : chosen}
      onValueChange={(range) => setDraft({ key, range })}
      onCommit={({ minimum, maximum }) =>
        changeFilter({ minimumPrice: minimum, maximumPrice: maximum })
      }
    />
  );
}
