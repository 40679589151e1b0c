import type { ListServices } from '../ListServices.ts';

const address =
  'https://market.example/api/services?keyword=logo&page=1&price[gte]=298&price[lte]=50000';

/** Nothing is checked, and nothing is made of a failure. */
export const createListServices =
  (answering: typeof fetch): ListServices =>
  async () => {
    const response = await answering(address, { credentials: 'include' });
    return (await response.json()) as Awaited<ReturnType<ListServices>>;
  };
