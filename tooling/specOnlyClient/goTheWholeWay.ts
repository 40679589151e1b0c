import { deepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listedService, order, person, profile, service } from './entities.ts';
import { expectAnswer, expectRefusal, listOf } from './expectAnswer.ts';
import type { SpecOnlyClient } from './SpecOnlyClient.ts';
import {
  type CartItem,
  createAccount,
  orderInfo,
  pay,
  publish,
  signUp,
  toFields,
  wish,
} from './steps.ts';

/** The market in which somebody goes the whole way. */
export interface Surroundings {
  /** Opens a browser of their own for each of the three. */
  openClient: (who: 'seller' | 'buyer' | 'visitor') => SpecOnlyClient | Promise<SpecOnlyClient>;
  /** Gives the newest mail to an address. Throws as long as there is none. */
  readMail: (email: string) => Promise<string>;
  /** Two of them, as data URLs. */
  pictures: string[];
}

/** In milliseconds. */
const patienceForMails = 20_000;

async function findResetToken(readMail: Surroundings['readMail'], email: string): Promise<string> {
  const deadline = Date.now() + patienceForMails;
  for (;;) {
    const mail = await readMail(email).catch(() => '');
    const [, token] = /\/password\/reset\/([\w-]+)/.exec(mail) ?? [];
    if (token) return token;
    if (Date.now() > deadline) throw new Error(`No link to reset the password came to ${email}.`);
    await wait(100);
  }
}

/**
 * Sells, buys, delivers and reviews with each call of section 7, exactly as the specification writes
 * them. Every answer must hold what it specifies; whatever else it holds is ignored. Throws what is
 * not so.
 */
export async function goTheWholeWay({
  openClient,
  readMail,
  pictures,
}: Surroundings): Promise<void> {
  const [seller, buyer, visitor] = [
    await openClient('seller'),
    await openClient('buyer'),
    await openClient('visitor'),
  ];
  const sunil = createAccount('Sunil Karki');
  const bina = createAccount('Bina Shrestha');
  const word = `poster${randomUUID().slice(0, 8)}`;
  const title = `I will paint a ${word} for your festival`;

  // Somebody signs up and says who they are.
  const { _id: sellerId } = await signUp(seller, sunil);
  const { fullname, email } = sunil;
  const said = { fullname, email, bio: 'I paint.', from: 'Pokhara' };
  const multipart = Object.entries({ ...said, avatar: pictures[0] ?? '' });
  expectAnswer(await seller.ask('PUT', '/auth/me/update', { multipart }), { success: true });
  expectAnswer(await seller.ask('GET', '/auth/me'), { user: { ...profile, ...said } });

  // They publish a service and change it.
  const form = { title, price: 2400, description: 'Three concepts, one for print.', pictures };
  const serviceId = await publish(seller, form);
  const changed = { title, price: 2500.5, description: 'Two concepts.', pictures };
  expectAnswer(
    await seller.ask('PUT', `/services/${serviceId}`, { multipart: toFields(changed) }),
    {
      success: true,
    },
  );
  expectAnswer(await seller.ask('GET', '/services/me'), {
    services: [{ ...listedService, _id: serviceId, title, price: 2500.5 }],
  });
  expectAnswer(await seller.ask('GET', '/auth/me'), { user: { services: [{ _id: serviceId }] } });

  // Somebody else signs up, leaves, and logs in again.
  const customer = await signUp(buyer, bina);
  await buyer.showPicture(customer.avatar.url);
  expectAnswer(await buyer.ask('GET', '/auth/logout'), {});
  expectRefusal(await buyer.ask('GET', '/auth/me'), 401);
  const logIn = { json: { email: bina.email, password: bina.password } };
  expectAnswer(await buyer.ask('POST', '/auth/login', logIn), {
    user: { ...person, _id: customer._id },
  });

  // A start asks for the user, the card provider's key and the wishlist.
  expectAnswer(await buyer.ask('GET', '/auth/me'), { user: { ...profile, _id: customer._id } });
  expectAnswer(await buyer.ask('GET', '/payment/stripeApiKey'), { stripeApiKey: /^pk_/ });
  expectAnswer(await buyer.ask('GET', '/cart/getMyCartItems'), { myCartItems: [] });

  // Everybody finds the service and reads about it and who offers it.
  const range = 'price[gte]=298&price[lte]=50000';
  const list = {
    services: listOf(listedService),
    servicesCount: Number,
    resDataPerPage: Number,
    filteredServiceCount: Number,
  };
  const category = 'category=Graphics-And-Design';
  for (const client of [buyer, visitor]) {
    const { services } = expectAnswer(
      await client.ask('GET', `/services?keyword=&page=1&${range}`),
      list,
    );
    for (const { images, user } of services) {
      await client.showPicture(images[0]?.url ?? '');
      await client.showPicture(user[0].avatar.url);
    }
    expectAnswer(await client.ask('GET', `/services?keyword=${word}&page=1&${range}&${category}`), {
      ...list,
      services: [{ ...listedService, _id: serviceId, title, price: 2500.5 }],
      filteredServiceCount: 1,
    });
    const dearer = 'price[gte]=2501&price[lte]=50000';
    expectAnswer(await client.ask('GET', `/services?keyword=${word}&page=1&${dearer}`), {
      ...list,
      services: [],
      filteredServiceCount: 0,
    });
    expectAnswer(await client.ask('GET', `/services/${serviceId}`), {
      service: {
        ...service,
        _id: serviceId,
        description: 'Two concepts.',
        images: [service.images.entry, service.images.entry],
        user: [{ ...person, ...said, _id: sellerId }],
        seller: fullname,
        sellerBio: 'I paint.',
        ratings: 0,
        numOfReviews: 0,
        reviews: [],
      },
    });
    expectAnswer(await client.ask('GET', `/auth/user/${sellerId}`), {
      user: { ...profile, ...said, _id: sellerId, services: [{ _id: serviceId, title }] },
    });
  }

  // It is wished and dropped.
  const wished = await wish(buyer, serviceId);
  expectAnswer(await buyer.ask('DELETE', `/cart/deleteCartItem/${wished._id}`), {
    message: String,
  });
  expectAnswer(await buyer.ask('GET', '/cart/getMyCartItems'), { myCartItems: [] });

  // It is wished again, paid by amount alone, and ordered by ids and by objects.
  async function placeOrder(name: (item: CartItem) => object): Promise<string> {
    const item = await wish(buyer, serviceId);
    const { price } = item.service;
    const paymentInfo = await pay(buyer, price, customer);
    const json = { ...name(item), orderInfo, totalPrice: price, paymentInfo };
    const made = { success: true, order: { _id: String } };
    return expectAnswer(await buyer.ask('POST', '/order/new', { json }), made).order._id;
  }
  const orderIds = [
    await placeOrder(({ service: { _id, user } }) => ({ service: _id, adminUser: user[0]._id })),
    await placeOrder((item) => ({ service: item.service, adminUser: item.service.user[0] })),
  ];

  // Buyer and seller see the orders.
  const placed = {
    ...order,
    totalPrice: 2500.5,
    orderInfo,
    paymentInfo: { id: String, status: 'succeeded' },
    service: { ...order.service, _id: serviceId, title },
    user: { _id: customer._id, fullname: bina.fullname, email: bina.email },
  };
  async function expectOrders(orderStatus: 'Processing' | 'Delivered') {
    const orders = listOf({ ...placed, orderStatus });
    const bought = expectAnswer(await buyer.ask('GET', '/order/me'), { orders });
    const sales = await seller.ask('GET', '/order/myOrders');
    const sold = expectAnswer(sales, { orders, totalAmount: 5001 });
    for (const listed of [bought, sold]) {
      const ids = listed.orders.map(({ _id }) => _id);
      deepStrictEqual(ids.toSorted(), orderIds.toSorted());
    }
  }
  await expectOrders('Processing');
  for (const client of [buyer, seller])
    expectAnswer(await client.ask('GET', `/order/${orderIds[0]}`), { order: placed });

  // The seller delivers, and the buyer sees it.
  const [first, second] = orderIds.map((id) => `/order/myOrders/${id}`) as [string, string];
  const delivery = { orderStatus: 'Delivered' };
  expectAnswer(await seller.ask('PUT', first, { form: delivery }), { success: true });
  const again = await seller.ask('PUT', first, { form: delivery });
  expectRefusal(again, 409, 'This order is already delivered');
  const asForm = { multipart: Object.entries(delivery) };
  expectAnswer(await seller.ask('PUT', second, asForm), { success: true });
  await expectOrders('Delivered');

  // The buyer reviews, and everybody reads it.
  const review = { rating: 4, comment: 'Calm and quick.' };
  expectAnswer(await buyer.ask('PUT', '/services/review', { json: { ...review, serviceId } }), {
    success: true,
  });
  for (const client of [seller, visitor]) {
    expectAnswer(await client.ask('GET', `/services/${serviceId}`), {
      service: {
        ...service,
        ratings: 4,
        numOfReviews: 1,
        reviews: [{ ...review, user: { _id: customer._id }, name: bina.fullname }],
      },
    });
  }

  // Passwords are changed, forgotten and chosen anew.
  const newPassword = 'another long password';
  const change = { oldPassword: bina.password, newPassword, verifyNewPassword: newPassword };
  expectAnswer(await buyer.ask('PUT', '/auth/password/update', { json: change }), {});
  expectAnswer(await seller.ask('POST', '/auth/password/forgot', { json: { email } }), {
    message: String,
  });
  const json = { password: 'a third long password' };
  const token = await findResetToken(readMail, email);
  expectAnswer(await seller.ask('POST', `/auth/password/reset/${token}`, { json }), {
    success: true,
  });
  expectAnswer(await seller.ask('POST', '/auth/login', { json: { email, ...json } }), {
    user: { ...person, _id: sellerId },
  });

  // The service leaves the market, and the orders stay.
  expectAnswer(await seller.ask('DELETE', `/services/${serviceId}`), { success: true });
  expectRefusal(await visitor.ask('GET', `/services/${serviceId}`), 404, /./);
  await expectOrders('Delivered');
}
