import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

const market = await createTestMarket();
let buyer: TestPerson;
let stranger: TestPerson;

beforeEach(async () => {
  await market.empty();
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
});
afterAll(market.close);

async function offer(title: string): Promise<string> {
  const { service } = await stranger.createService({
    title,
    price: 4500,
    category: 'Graphics-And-Design',
    description: 'A logo for your shop.',
    images: [anyPicture],
  });
  return service._id;
}

async function addCartItem(title: string): Promise<string> {
  const { cart } = await buyer.addToWishlist({ serviceId: await offer(title) });
  return cart._id;
}

test('what was added last comes first, with all that a row shows', async () => {
  await addCartItem('Logo design');
  await addCartItem('Poster');
  const { myCartItems, cartItemsCount } = await buyer.listWishlist();

  expect(cartItemsCount).toBe(2);
  expect(myCartItems.map(({ service }) => service.title)).toEqual(['Poster', 'Logo design']);
  expect(myCartItems[0]?.service).toMatchObject({ price: 4500, user: [{ _id: stranger._id }] });
});

test('adding a service twice, or twenty times at once, keeps it once', async () => {
  const serviceId = await offer('Logo design');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.addToWishlist({ serviceId })),
  );

  expect(new Set(answers.map(({ cart }) => cart._id)).size).toBe(1);
  expect((await buyer.listWishlist()).cartItemsCount).toBe(1);
});

test('nobody keeps their own service', async () => {
  const serviceId = await offer('Logo design');

  await expect(stranger.addToWishlist({ serviceId })).rejects.toMatchObject({
    status: 400,
    message: 'You cannot keep your own service in your wishlist.',
  });
  expect((await stranger.listWishlist()).cartItemsCount).toBe(0);
});

test('what was removed is gone, and cannot be removed again', async () => {
  const cartItemId = await addCartItem('Logo design');
  await buyer.removeFromWishlist({ cartItemId });

  expect((await buyer.listWishlist()).myCartItems).toEqual([]);
  await expect(buyer.removeFromWishlist({ cartItemId })).rejects.toThrow('Item not found');
});

test('lets nobody remove an item from the wishlist of another', async () => {
  const cartItemId = await addCartItem('Logo design');

  await expect(stranger.removeFromWishlist({ cartItemId })).rejects.toThrow('Item not found');
  expect((await buyer.listWishlist()).myCartItems).toHaveLength(1);
  expect((await stranger.listWishlist()).myCartItems).toEqual([]);
});

test('a service that does not exist cannot be kept', async () => {
  for (const serviceId of ['xyz', buyer._id, '507f1f77bcf86cd799439011']) {
    await expect(buyer.addToWishlist({ serviceId })).rejects.toThrow('Service Not Found!!');
  }
});
