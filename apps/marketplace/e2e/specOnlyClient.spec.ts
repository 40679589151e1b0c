import { randomUUID } from 'node:crypto';
import { readMail } from './support/mails.ts';
import { expect, test } from './support/people.ts';
import {
  type PlainAsk,
  type PlainCartItem,
  type PlainOrder,
  type PlainPerson,
  type PlainService,
  measurePicture,
  openPlainClient,
  pictureTexts,
} from './support/specOnlyClient.ts';

const text = expect.any(String);
const number = expect.any(Number);
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const picture = expect.objectContaining({ url: text });

/** A person as section 3 has them: with a picture and text, whether or not they have said anything. */
const owner = expect.objectContaining({
  _id: text,
  fullname: text,
  email: text,
  bio: text,
  from: text,
  avatar: picture,
  createdAt: date,
});

/** A service, as section 3 has it in lists. */
const listedService = expect.objectContaining({
  _id: text,
  title: text,
  category: text,
  price: number,
  ratings: number,
  numOfReviews: number,
  images: expect.arrayContaining([picture]),
  user: [owner],
  seller: text,
});

const createAccount = (fullname: string) => ({
  fullname,
  email: `${randomUUID()}@example.com`,
  password: 'a long enough password',
});
type Account = ReturnType<typeof createAccount>;

const signUp = (ask: PlainAsk, { fullname, email, password }: Account) =>
  ask<{ user: PlainPerson }>('POST', '/auth/new', {
    multipart: [
      ['fullname', fullname],
      ['email', email],
      ['password', password],
      ['passwordverify', password],
    ],
  });

/** Publishes a service with two pictures, as the form of the old client does. */
async function publish(ask: PlainAsk, title: string, price: number) {
  const { status, answer } = await ask<{ success: boolean; service: PlainService }>(
    'POST',
    '/services/new',
    {
      multipart: [
        ['title', title],
        ['price', String(price)],
        ['description', 'Three concepts, one of them finished for print.'],
        ['category', 'Graphics-And-Design'],
        ...pictureTexts.map((url): [string, string] => ['images', url]),
      ],
    },
  );
  expect({ status, answer }).toMatchObject({
    status: 200,
    answer: { success: true, service: { title, price } },
  });
  return answer.service;
}

/** Puts a service on the wishlist and gives the item with what an order needs. */
async function wish(ask: PlainAsk, serviceId: string) {
  const { answer } = await ask<{ cart: PlainCartItem }>('POST', `/cart/new/${serviceId}`);
  expect(answer).toMatchObject({ success: true, cart: { _id: text } });
  const { answer: list } = await ask<{ myCartItems: PlainCartItem[] }>(
    'GET',
    '/cart/getMyCartItems',
  );
  const item = list.myCartItems.find(({ service }) => service._id === serviceId);
  if (!item) throw new Error('What was wished is not on the list.');
  expect(item).toEqual({
    _id: answer.cart._id,
    service: expect.objectContaining({
      _id: serviceId,
      title: text,
      price: number,
      images: expect.arrayContaining([picture]),
      user: [owner],
    }),
  });
  return item;
}

/** Pays by amount alone and lets the card provider charge, with the holder's name and address. */
async function pay(ask: PlainAsk, price: number, holder: PlainPerson, token = 'tok_visa') {
  const { answer: started } = await ask<{ client_secret: string }>('POST', '/payment/process', {
    json: { amount: Math.round(price * 100) },
  });
  expect(started).toMatchObject({ success: true, client_secret: text });

  // What the card provider's own script does in the page: no call of the specification.
  const { answer } = await ask<{ paymentIntent: { id: string; status: string; amount: number } }>(
    'POST',
    '/sandbox/payment_intents/confirm',
    {
      json: {
        client_secret: started.client_secret,
        token,
        billing_name: holder.fullname,
        billing_email: holder.email,
      },
    },
  );
  expect(answer.paymentIntent.amount).toBe(Math.round(price * 100));
  return { id: answer.paymentIntent.id, status: answer.paymentIntent.status };
}

const orderInfo = { phoneNumber: '9800000001' };

// Shows C1-C27.
test('a client that knows only the specification sells, buys, delivers and reviews', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const sunil = createAccount('Sunil Karki');
  const bina = createAccount('Bina Shrestha');
  const askAsSeller = await openPlainClient((await openBrowser()).page);
  const { page } = await openBrowser();
  const ask = await openPlainClient(page);
  const word = `poster${randomUUID().slice(0, 8)}`;
  const title = `I will paint a ${word} for your festival`;

  const seller = await test.step('somebody signs up and says who they are', async () => {
    const { answer } = await signUp(askAsSeller, sunil);
    expect(answer.user).toMatchObject({ fullname: sunil.fullname, email: sunil.email });

    const updated = await askAsSeller('PUT', '/auth/me/update', {
      multipart: [
        ['fullname', sunil.fullname],
        ['email', sunil.email],
        ['bio', 'I paint.'],
        ['from', 'Pokhara'],
        ['avatar', pictureTexts[0] ?? ''],
      ],
    });
    expect(updated).toMatchObject({ status: 200, answer: { success: true } });
    expect(await askAsSeller('GET', '/auth/me')).toMatchObject({
      status: 200,
      answer: {
        user: {
          ...answer.user,
          bio: 'I paint.',
          from: 'Pokhara',
          avatar: picture,
          createdAt: date,
        },
      },
    });
    return answer.user;
  });

  const service = await test.step('they publish a service and change it', async () => {
    const published = await publish(askAsSeller, title, 2400);
    const changed = await askAsSeller('PUT', `/services/${published._id}`, {
      multipart: [
        ['title', title],
        ['price', '2500.5'],
        ['description', 'Two concepts.'],
        ['category', 'Graphics-And-Design'],
        ...pictureTexts.map((url): [string, string] => ['images', url]),
      ],
    });
    expect(changed).toMatchObject({ answer: { success: true } });
    const { answer } = await askAsSeller<{ services: PlainService[] }>('GET', '/services/me');
    expect(answer.services).toMatchObject([{ _id: published._id, title, price: 2500.5 }]);
    expect(await askAsSeller('GET', '/auth/me')).toMatchObject({
      answer: { user: { services: [{ _id: published._id }] } },
    });
    return published;
  });

  const buyer = await test.step('somebody else signs up, leaves, and logs in again', async () => {
    const { answer } = await signUp(ask, bina);
    expect(answer.user).toEqual(owner);
    expect(await measurePicture(page, answer.user.avatar.url)).toBeGreaterThan(0);
    await ask('GET', '/auth/logout');
    expect(await ask('GET', '/auth/me')).toMatchObject({ status: 401 });
    const loggedIn = await ask<{ user: PlainPerson }>('POST', '/auth/login', {
      json: { email: bina.email, password: bina.password },
    });
    expect(loggedIn.answer.user._id).toBe(answer.user._id);
    return answer.user;
  });

  await test.step('a start asks for the user, the card provider’s key and the wishlist', async () => {
    expect(await ask('GET', '/auth/me')).toMatchObject({ answer: { user: { _id: buyer._id } } });
    expect(await ask('GET', '/payment/stripeApiKey')).toMatchObject({
      answer: { stripeApiKey: expect.stringMatching(/^pk_/) },
    });
    expect(await ask('GET', '/cart/getMyCartItems')).toMatchObject({ answer: { myCartItems: [] } });
  });

  await test.step('the service is found and read, and so is who offers it', async () => {
    const filter = 'price[gte]=298&price[lte]=50000';
    const { answer: first } = await ask<{ services: PlainService[] }>(
      'GET',
      `/services?keyword=&page=1&${filter}`,
    );
    expect(first).toMatchObject({
      services: first.services.map(() => listedService),
      servicesCount: number,
      resDataPerPage: number,
      filteredServiceCount: number,
    });
    for (const { images, user } of first.services) {
      expect(await measurePicture(page, images[0]?.url ?? '')).toBeGreaterThan(0);
      expect(await measurePicture(page, user[0]?.avatar.url ?? '')).toBeGreaterThan(0);
    }
    const category = 'category=Graphics-And-Design';
    const { answer: found } = await ask(
      'GET',
      `/services?keyword=${word}&page=1&${filter}&${category}`,
    );
    expect(found).toMatchObject({ services: [listedService], filteredServiceCount: 1 });
    expect(found).toMatchObject({ services: [{ _id: service._id, title, price: 2500.5 }] });

    const { answer: detail } = await ask('GET', `/services/${service._id}`);
    expect(detail).toMatchObject({
      service: {
        _id: service._id,
        description: 'Two concepts.',
        images: [
          { url: text, public_id: text },
          { url: text, public_id: text },
        ],
        user: [{ _id: seller._id, fullname: sunil.fullname, from: 'Pokhara', avatar: picture }],
        seller: sunil.fullname,
        sellerBio: 'I paint.',
        ratings: 0,
        numOfReviews: 0,
        reviews: [],
      },
    });
    expect(await ask('GET', `/auth/user/${seller._id}`)).toMatchObject({
      answer: { user: { _id: seller._id, bio: 'I paint.', services: [{ _id: service._id }] } },
    });
  });

  await test.step('it is wished, dropped, and wished again', async () => {
    const item = await wish(ask, service._id);
    const dropped = await ask('DELETE', `/cart/deleteCartItem/${item._id}`);
    expect(dropped).toMatchObject({ status: 200, answer: { message: text } });
    expect(await ask('GET', '/cart/getMyCartItems')).toMatchObject({ answer: { myCartItems: [] } });
  });

  /** Orders what is on the wishlist: pays its price and says what for, in one of the two ways. */
  async function order(name: (item: PlainCartItem) => { service: unknown; adminUser: unknown }) {
    const item = await wish(ask, service._id);
    const { price } = item.service;
    const paymentInfo = await pay(ask, price, buyer);
    expect(paymentInfo.status).toBe('succeeded');
    const { status, answer } = await ask<{ order: PlainOrder }>('POST', '/order/new', {
      json: { ...name(item), orderInfo, totalPrice: price, paymentInfo },
    });
    expect({ status, answer }).toMatchObject({ status: 200, answer: { success: true } });
    return answer.order._id;
  }
  const orders =
    await test.step('it is paid by amount alone, and ordered by ids and by objects', async () => [
      await order(({ service: wished }) => ({
        service: wished._id,
        adminUser: wished.user[0]?._id,
      })),
      await order(({ service: wished }) => ({ service: wished, adminUser: wished.user[0] })),
    ]);

  await test.step('buyer and seller see the orders', async () => {
    const listed = {
      totalPrice: 2500.5,
      orderStatus: 'Processing',
      orderInfo,
      paymentInfo: { id: text, status: 'succeeded' },
      service: { _id: service._id, title, images: [picture] },
      user: { _id: buyer._id, fullname: bina.fullname, email: bina.email },
    };
    for (const [asking, path] of [
      [ask, '/order/me'],
      [askAsSeller, '/order/myOrders'],
    ] as const) {
      const { answer } = await asking<{ orders: PlainOrder[] }>('GET', path);
      expect(answer.orders).toMatchObject([listed, listed]);
      expect(answer.orders.map(({ _id }) => _id).toSorted()).toEqual(orders.toSorted());
    }
    expect(await askAsSeller('GET', '/order/myOrders')).toMatchObject({
      answer: { totalAmount: 5001 },
    });
    expect(await ask('GET', `/order/${orders[0]}`)).toMatchObject({ answer: { order: listed } });
  });

  await test.step('the seller delivers, and the buyer sees it', async () => {
    const path = `/order/myOrders/${orders[0]}`;
    const form = { orderStatus: 'Delivered' };
    expect(await askAsSeller('PUT', path, { form })).toMatchObject({ answer: { success: true } });
    expect(await askAsSeller('PUT', path, { form })).toMatchObject({
      answer: { message: 'This order is already delivered' },
    });
    const multipart: [string, string][] = [['orderStatus', 'Delivered']];
    const other = await askAsSeller('PUT', `/order/myOrders/${orders[1]}`, { multipart });
    expect(other).toMatchObject({ answer: { success: true } });

    const { answer } = await ask<{ orders: PlainOrder[] }>('GET', '/order/me');
    expect(answer.orders.map(({ orderStatus }) => orderStatus)).toEqual(['Delivered', 'Delivered']);
  });

  await test.step('the buyer reviews, and everybody reads it', async () => {
    const review = { rating: 4, comment: 'Calm and quick.', serviceId: service._id };
    expect(await ask('PUT', '/services/review', { json: review })).toMatchObject({
      answer: { success: true },
    });
    const { answer } = await askAsSeller('GET', `/services/${service._id}`);
    expect(answer).toMatchObject({
      service: {
        ratings: 4,
        numOfReviews: 1,
        reviews: [
          { user: { _id: buyer._id }, name: bina.fullname, rating: 4, comment: 'Calm and quick.' },
        ],
      },
    });
  });

  await test.step('passwords are changed, forgotten and chosen anew', async () => {
    const newPassword = 'another long password';
    const json = { oldPassword: bina.password, newPassword, verifyNewPassword: newPassword };
    expect(await ask('PUT', '/auth/password/update', { json })).toMatchObject({ status: 200 });

    const { email } = sunil;
    expect(await ask('POST', '/auth/password/forgot', { json: { email } })).toMatchObject({
      answer: { message: text },
    });
    await expect(async () => expect(await readMail(email)).toContain('/password/reset/')).toPass();
    const [, token] = /\/password\/reset\/([\w-]+)/.exec(await readMail(email)) ?? [];
    const password = 'a third long password';
    const reset = await askAsSeller('POST', `/auth/password/reset/${token}`, {
      json: { password },
    });
    expect(reset).toMatchObject({ status: 200, answer: { success: true } });
    const again = await askAsSeller('POST', '/auth/login', { json: { email, password } });
    expect(again).toMatchObject({ answer: { user: { _id: seller._id } } });
  });

  await test.step('the service leaves the market, and the orders stay', async () => {
    expect(await askAsSeller('DELETE', `/services/${service._id}`)).toMatchObject({
      answer: { success: true },
    });
    expect(await ask('GET', `/services/${service._id}`)).toMatchObject({
      status: 404,
      answer: { message: text },
    });
    const { answer } = await ask<{ orders: PlainOrder[] }>('GET', '/order/me');
    expect(answer.orders).toMatchObject([{ service: { title } }, { service: { title } }]);
  });
});

const refused = (status: number, message: string) => ({
  status,
  answer: { success: false, message },
});

// Shows C21, C22.
test('what such a client may get wrong when it pays is refused in words', async ({
  openBrowser,
}) => {
  const askAsSeller = await openPlainClient((await openBrowser()).page);
  const ask = await openPlainClient((await openBrowser()).page);
  const { user: seller } = (await signUp(askAsSeller, createAccount('Sunil Karki'))).answer;
  const { user: buyer } = (await signUp(ask, createAccount('Bina Shrestha'))).answer;
  const service = await publish(askAsSeller, 'I will draw a mark', 900);
  const order = (paymentInfo: object, change: object = {}) =>
    ask('POST', '/order/new', {
      json: {
        service: service._id,
        orderInfo,
        totalPrice: 900,
        adminUser: seller._id,
        paymentInfo,
        ...change,
      },
    });
  expect(await ask('POST', '/payment/process', { json: { amount: 0 } })).toMatchObject(
    refused(400, 'No service costs this amount.'),
  );
  const declined = await pay(ask, 900, buyer, 'tok_visa_chargeDeclined');
  expect(declined.status).toBe('requires_payment_method');
  expect(await order(declined)).toMatchObject(refused(402, 'This payment has not succeeded.'));
  expect(await order(await pay(ask, 800, buyer))).toMatchObject(
    refused(409, 'The price of this service has changed.'),
  );

  const paid = await pay(ask, 900, buyer);
  expect(await order(paid, { orderInfo: { phoneNumber: '' } })).toMatchObject(
    refused(400, 'Please enter your phone number!'),
  );
  expect(await order(paid, { totalPrice: 9 })).toMatchObject(
    refused(409, 'The price of this service has changed.'),
  );
  expect(await order(paid)).toMatchObject({ status: 200, answer: { success: true } });

  const other = await publish(askAsSeller, 'I will draw another mark', 900);
  expect(await order(paid, { service: other._id })).toMatchObject(
    refused(409, 'This payment does not belong to this order.'),
  );
  const { answer } = await ask<{ orders: PlainOrder[] }>('GET', '/order/me');
  expect(answer.orders).toHaveLength(1);
});
