import { createMarketClient } from '@market/api';
import type { ListServices } from '../ListServices.ts';

export const createListServices = (answering: typeof fetch): ListServices => {
  const client = createMarketClient({ host: 'https://market.example/api', fetch: answering });
  return () => client.listServices({ keyword: 'logo', page: 1, price: { gte: 298, lte: 50_000 } });
};
