import { useGetMarketQuery } from '../backend/market.ts';

/** Placeholder until the market branch comes. */
export function useMarketSettings() {
  const { data } = useGetMarketQuery();
  const market = data?.market;
  return { market, hasFeature: (name: string) => market?.features[name] === true };
}
