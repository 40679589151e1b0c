import { refusals } from '../contract/refusals.ts';
import type { Service } from '../services/calls.ts';
import { needed, refused, same } from '../conformance/findings.ts';
import { toUnknown } from '../conformance/Stage.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';

/** Keeping a service for later. */
export async function checkWishlist(
  stage: Stage,
  { sellerId }: Ids,
  { _id: serviceId, title }: Service,
) {
  const { look, visitor, seller, buyer } = stage;
  await look('listWishlist', 'refuses a visitor without words', () =>
    refused(visitor.listWishlist(), { kind: 'unauthorized', message: '' }),
  );
  await look('addToWishlist', 'does not know an id that nothing has', () =>
    refused(
      buyer.addToWishlist({ serviceId: toUnknown(serviceId) }),
      refusals.wantedServiceNotFound,
    ),
  );
  const cartItem = await needed(async () => (await buyer.addToWishlist({ serviceId })).cart);
  await look('addToWishlist', 'answers with the item', async () =>
    same(cartItem, { service: { _id: serviceId, title, price: 4800 } }),
  );
  await look('listWishlist', 'lists the item with its owner', async () =>
    same(await buyer.listWishlist(), {
      cartItemsCount: 1,
      myCartItems: [{ _id: cartItem._id, service: { _id: serviceId, user: [{ _id: sellerId }] } }],
    }),
  );
  await look('addToWishlist', 'keeps a service once', async () => {
    const again = await buyer.addToWishlist({ serviceId });
    const { cartItemsCount } = await buyer.listWishlist();
    if (again.cart._id !== cartItem._id)
      await buyer.removeFromWishlist({ cartItemId: again.cart._id });
    same({ cartItemsCount }, { cartItemsCount: 1 });
  });
  await look('removeFromWishlist', 'is the owner’s alone', async () => {
    const removal = seller.removeFromWishlist({ cartItemId: cartItem._id });
    await refused(removal, refusals.itemNotFound);
  });
  await look('removeFromWishlist', 'drops the item', async () => {
    const { myCartItems } = await buyer.listWishlist();
    for (const { _id } of myCartItems) await buyer.removeFromWishlist({ cartItemId: _id });
    same(await buyer.listWishlist(), { cartItemsCount: 0 });
  });
}
