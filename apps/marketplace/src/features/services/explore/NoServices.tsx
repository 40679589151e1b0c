import { EmptyState, formatPriceBound, LinkButton, useMarket } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { everything, type ServiceFilter, toExplorePath } from '../serviceFilter.ts';
import { useCategories } from '../useCategories.ts';
import { texts } from './texts.ts';

interface NoServicesProps {
  filter: ServiceFilter;
}

/** Says what was not found, and how to find something. */
export function NoServices({ filter }: NoServicesProps) {
  const market = useMarket();
  const { keyword, category, minimumPrice, maximumPrice } = filter;
  const { nameOf } = useCategories();
  const categoryName = category && nameOf(category);

  if (!keyword && !category) {
    return (
      <EmptyState
        title={texts.none.title}
        text={texts.none.text}
        action={<LinkButton href={paths.newService}>{texts.none.sell}</LinkButton>}
      />
    );
  }

  const isNarrowed =
    minimumPrice !== everything.minimumPrice || maximumPrice !== everything.maximumPrice;
  if (!keyword && !isNarrowed) {
    return (
      <EmptyState
        title={texts.none.title}
        text={texts.none.inCategory(categoryName ?? '')}
        action={<LinkButton href={paths.home}>{texts.none.all}</LinkButton>}
      />
    );
  }

  return (
    <EmptyState
      title={texts.none.title}
      text={texts.none.sought({
        keyword,
        category: categoryName,
        prices: isNarrowed
          ? [formatPriceBound(minimumPrice, market), formatPriceBound(maximumPrice, market)]
          : undefined,
      })}
      action={<LinkButton href={toExplorePath({ category })}>{texts.none.clear}</LinkButton>}
    />
  );
}
