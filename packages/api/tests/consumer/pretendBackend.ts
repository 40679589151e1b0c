import { setupServer } from 'msw/node';
import { createMarketClient } from '@market/api';
import { createService, marketReplies, slow } from '@market/api/testing';
import { check } from './check.js';

/** A test of somebody else: the backend is pretended. */
async function main() {
  const mocks = setupServer(...marketReplies());
  mocks.listen({ onUnhandledFrame: 'error' });
  const client = createMarketClient({ host: 'https://market.example/api' });

  check((await client.listWishlist()).cartItemsCount === 2, 'There is a wishlist.');
  mocks.use(slow('getService', 5, ({ id }) => ({ service: createService({ _id: id }) })));
  const { service } = await client.getService({ id: 'mine' });
  check(service._id === 'mine', 'An answer follows from the request.');
  mocks.close();
}

void main();
