import { EmptyState, formatPriceBound, LinkButton } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { everything, type ServiceFilter, toExplorePath } from '../serviceFilter.ts';

interface NoServicesProps {
  filter: ServiceFilter;
}

/** Says what was not found, and how to find something. */
export function NoServices({ filter }: NoServicesProps) {
  const { keyword, category, minimumPrice, maximumPrice } = filter;

  if (!keyword && !category) {
    return (
      <EmptyState
        title="No services found."
        text="Nobody offers anything yet. Yours could be the first."
        action={<LinkButton href={paths.newService}>Become a seller</LinkButton>}
      />
    );
  }

  const isNarrowed =
    minimumPrice !== everything.minimumPrice || maximumPrice !== everything.maximumPrice;
  if (!keyword && !isNarrowed) {
    return (
      <EmptyState
        title="No services found."
        text={`Nobody offers anything in ${category} yet.`}
        action={<LinkButton href={paths.home}>All services</LinkButton>}
      />
    );
  }

  const wanted = [keyword && `“${keyword}”`, category && `in ${category}`]
    .filter(Boolean)
    .join(' ');
  const prices = isNarrowed
    ? ` between ${formatPriceBound(minimumPrice)} and ${formatPriceBound(maximumPrice)}`
    : '';
  const others = [isNarrowed && 'a wider price', keyword && 'another word'].filter(Boolean);

  return (
    <EmptyState
      title="No services found."
      text={`Nothing matches ${wanted}${prices}. Try ${others.join(' or ')}.`}
      action={<LinkButton href={toExplorePath({ category })}>Clear filters</LinkButton>}
    />
  );
}
