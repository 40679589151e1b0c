import { EmptyState, formatPriceBound, LinkButton, Stack, useMarket } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { marketApi } from '../../../backend/market.ts';
import { everything, toExplorePath, toServiceRequest } from '../serviceFilter.ts';
import { useCategories } from '../useCategories.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { texts } from './NoServices.texts.ts';
import { texts as toolTexts } from './SearchTools.texts.ts';
import { useFilterNames } from './useFilterNames.ts';

const { listServices } = marketApi.endpoints;

/** Says what was not found, and how to find something. */
export function NoServices() {
  const { filter, canRefine } = useServiceFilter();
  const market = useMarket();
  const { keyword, category, minimumPrice, maximumPrice } = filter;
  const { nameOf } = useCategories();
  const { listChosen } = useFilterNames();
  const categoryName = category && nameOf(category);
  const { facets, didYouMean = [] } =
    listServices.useQueryState(toServiceRequest(filter, canRefine)).currentData ?? {};
  const ways = listChosen(filter)
    .map((chosen) => ({ ...chosen, count: facets?.without[chosen.kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

  if (ways.length > 0) {
    return (
      <EmptyState
        title={texts.title}
        text={texts.ways}
        action={
          <Stack gap={8} align="center">
            {ways.map(({ kind, name, without, count }, index) => (
              <LinkButton
                key={kind}
                href={toExplorePath({ ...filter, page: 1, ...without })}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {toolTexts.without(name, count)}
              </LinkButton>
            ))}
          </Stack>
        }
      />
    );
  }

  if (didYouMean.length > 0) {
    return (
      <EmptyState
        title={texts.title}
        text={texts.didYouMean}
        action={
          <Stack gap={8} align="center">
            {didYouMean.map((guess, index) => (
              <LinkButton
                key={guess.keyword}
                href={toExplorePath({ keyword: guess.keyword })}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {texts.guess(guess.keyword, guess.count)}
              </LinkButton>
            ))}
          </Stack>
        }
      />
    );
  }

  if (!keyword && !category) {
    return (
      <EmptyState
        title={texts.title}
        text={texts.text}
        action={<LinkButton href={paths.newService}>{texts.sell}</LinkButton>}
      />
    );
  }

  const isNarrowed =
    minimumPrice !== everything.minimumPrice || maximumPrice !== everything.maximumPrice;
  if (!keyword && !isNarrowed) {
    return (
      <EmptyState
        title={texts.title}
        text={texts.inCategory(categoryName ?? '')}
        action={<LinkButton href={paths.home}>{texts.all}</LinkButton>}
      />
    );
  }

  return (
    <EmptyState
      title={texts.title}
      text={texts.sought({
        keyword,
        category: categoryName,
        prices: isNarrowed
          ? [formatPriceBound(minimumPrice, market), formatPriceBound(maximumPrice, market)]
          : undefined,
      })}
      action={<LinkButton href={toExplorePath({ category })}>{texts.clear}</LinkButton>}
    />
  );
}
