import { EmptyState, formatPrice, LinkButton } from '@market/ui';
import { paths } from '../../shared/paths.ts';
import { everything, type ServiceFilter } from '../../shared/serviceFilter.ts';

interface NoServicesProps {
  filter: ServiceFilter;
  /** How many services there are on other pages. */
  count: number;
}

/** Says that nothing was found, for what, and how to find something. */
export function NoServices({ filter, count }: NoServicesProps) {
  const { keyword, category, minimumPrice, maximumPrice } = filter;

  if (count > 0) {
    return (
      <EmptyState
        title="No services found."
        text="There are fewer pages than that."
        action={<LinkButton href={paths.explore({ ...filter, page: 1 })}>First page</LinkButton>}
      />
    );
  }
  if (!keyword && !category) {
    return (
      <EmptyState
        title="No services found."
        text="Nobody offers anything yet. Yours could be the first."
        action={<LinkButton href={paths.newService}>Become a seller</LinkButton>}
      />
    );
  }

  const wanted = [keyword && `“${keyword}”`, category && `in ${category}`]
    .filter(Boolean)
    .join(' ');
  const isNarrowed =
    minimumPrice !== everything.minimumPrice || maximumPrice !== everything.maximumPrice;
  const prices = isNarrowed
    ? ` between ${formatPrice(minimumPrice)} and ${formatPrice(maximumPrice)}`
    : '';

  return (
    <EmptyState
      title="No services found."
      text={`Nothing matches ${wanted}${prices}. Try ${isNarrowed ? 'a wider price or ' : ''}another word.`}
      action={<LinkButton href={paths.home}>Clear filters</LinkButton>}
    />
  );
}
