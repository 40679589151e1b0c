import type { MarketClient, Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createOrderReviewQueries } from './orderReviewQueries.ts';
import { createPublishReviews } from './publishReviews.ts';
import { usualReviewTerms } from './reviewTerms.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logo: Service;

beforeAll(async () => {
  // No mail server: nothing is sent while a test looks.
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logo = await shop.offer(seller);
});

afterAll(() => market.close());

/** Buys a service and accepts what is delivered. Gives the order's id. */
async function complete(service = logo, by = buyer): Promise<string> {
  const id = await buy(service, by);
  await seller.deliverOrder({ id, text: 'Two logos.' });
  const { order } = await by.getOrder({ id });
  await by.acceptDelivery({ id, delivery: order.progress?.delivery?._id ?? '' });
  return id;
}

async function buy(service = logo, by = buyer) {
  const { secret, intentId } = await shop.start(by, service);
  await shop.charge(secret);
  return (await shop.order(by, service, intentId)).order._id;
}

const reviewsOf = async (reader: MarketClient, id: string) =>
  (await reader.getOrder({ id })).order.reviews;

const shownOf = async (service = logo) =>
  (await market.createVisitor().getService({ id: service._id })).service;

/** Lets days go by for an order that is over, and has done what is due. */
async function pass(orderId: string, days: number) {
  await sql`
    update orders set stage_since = stage_since - ${days} * interval '1 day',
        refund_requested_at = refund_requested_at - ${days} * interval '1 day'
      where id = ${orderId}`.execute(market.database);
  await sql`
    update order_reviews set publish_at = publish_at - ${days} * interval '1 day',
        published_at = published_at - ${days} * interval '1 day'
      where order_id = ${orderId}`.execute(market.database);
  const job = createPublishReviews(createOrderReviewQueries(market.database), usualReviewTerms);
  await job.run(market.surroundings);
}

const namesToldTo = async (person: TestPerson) =>
  (await person.listNotifications()).notifications
    .map(({ name }) => name)
    .filter((name) => name.startsWith('rating'));

const secretWords = 'Only for the eyes of its writer';

// Shows X33.
test('either side writes first, and both are published at once', async () => {
  for (const [first, second, rating] of [
    [buyer, seller, 4],
    [seller, buyer, 2],
  ] as const) {
    const id = await complete(await shop.offer(seller));
    expect(await reviewsOf(first, id)).toMatchObject({ mine: null, theirs: null, canWrite: true });

    await first.reviewOrder({ id, rating, comment: 'First.' });
    expect(await reviewsOf(first, id)).toMatchObject({
      mine: { rating, comment: 'First.', publishedAt: null },
      theirs: null,
      canWrite: true,
    });
    expect(await reviewsOf(second, id)).toMatchObject({ mine: null, theirs: null });

    await second.reviewOrder({ id, rating: 5, comment: 'Second.' });
    expect(await reviewsOf(first, id)).toMatchObject({
      mine: { publishedAt: expect.any(String) as string },
      theirs: { rating: 5, comment: 'Second.' },
    });
    expect(await reviewsOf(second, id)).toMatchObject({ theirs: { comment: 'First.' } });
  }
  expect(await namesToldTo(buyer)).toEqual(['ratingPublished', 'ratingPublished']);
  expect(await namesToldTo(seller)).toEqual(['ratingPublished', 'ratingPublished']);
});

// Shows X33.
test('a review that is hidden is in no answer that anybody else gets', async () => {
  const id = await complete();
  const mailed = market.database.selectFrom('outbox').select(['subject', 'body', 'letter']);
  const readAll = async (reader: TestPerson) => {
    const answers = await Promise.all([
      reader.getOrder({ id }),
      reader.listOrderEvents({ id }),
      reader.listSales(),
      reader.listMyOrders(),
      reader.listNotifications(),
      reader.getUnread(),
      reader.getService({ id: logo._id }),
      reader.listReviews({ id: logo._id }),
      reader.getMyReview({ id: logo._id }),
      reader.listReviewsOfPerson({ id: seller._id }),
      reader.listReviewsOfPerson({ id: buyer._id, as: 'buyer' }),
      reader.getPerson({ id: seller._id }),
      reader.listServices({ keyword: 'logo' }),
    ]);
    const exported = await createPersonalDataQueries(market.database).collect(reader._id);
    const { events: _own, ...rest } = exported;
    return structuredClone([answers, rest]) as unknown;
  };
  const newsTo = async (person: TestPerson) => {
    const { count } = await market.database
      .selectFrom('news')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('person_id', '=', person._id)
      .executeTakeFirstOrThrow();
    return count;
  };

  for (const [writer, other] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    await sql`delete from order_reviews`.execute(market.database);
    const [before, newsBefore] = [await readAll(other), await newsTo(other)];
    const mailsBefore = (await mailed.execute()).length;
    await writer.reviewOrder({ id, rating: 1, comment: secretWords });

    // Not even that there is one can be told from any answer.
    expect(await readAll(other)).toEqual(before);
    expect(await newsTo(other)).toBe(newsBefore);
    expect(await mailed.execute()).toHaveLength(mailsBefore);
    expect(JSON.stringify(await readAll(writer))).toContain(secretWords);
  }
  const stranger = await market.createPerson('Sven Olsen');
  await expect(stranger.reviewOrder({ id, rating: 5, comment: 'Me.' })).rejects.toMatchObject({
    code: 'orderNotFound',
  });
});

// Shows X33.
test('two who write at the same moment publish both, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await complete(await shop.offer(seller));
    await Promise.all([
      buyer.reviewOrder({ id, rating: 4, comment: 'Buyer.' }),
      seller.reviewOrder({ id, rating: 5, comment: 'Seller.' }),
      buyer.reviewOrder({ id, rating: 3, comment: 'Buyer again.' }).catch(() => undefined),
    ]);
    const reviews = await reviewsOf(buyer, id);
    expect(reviews?.theirs?.publishedAt).toBe(reviews?.mine?.publishedAt);
    expect(reviews?.mine?.publishedAt).toEqual(expect.any(String));
  }
  const five = Array.from({ length: 5 }, () => 'ratingPublished');
  expect([await namesToldTo(buyer), await namesToldTo(seller)]).toEqual([five, five]);
});

// Shows X33.
test('what one side has said is published when the time is over, and the other is too late', async () => {
  const id = await complete();
  await buyer.reviewOrder({ id, rating: 2, comment: 'Late.' });
  await pass(id, 13);
  expect(await reviewsOf(seller, id)).toMatchObject({ theirs: null, canWrite: true });
  expect(await shownOf()).toMatchObject({ numOfReviews: 0 });

  await pass(id, 1);
  expect(await reviewsOf(seller, id)).toMatchObject({ theirs: { rating: 2 }, canWrite: false });
  expect(await shownOf()).toMatchObject({
    numOfReviews: 1,
    ratings: 2,
    numOfVerified: 1,
    verifiedRatings: 2,
    reviews: [{ comment: 'Late.', isVerified: true, ordersCount: 1 }],
  });
  await expect(seller.reviewOrder({ id, rating: 1, comment: 'Revenge.' })).rejects.toMatchObject({
    code: 'reviewTimeOver',
  });
  expect(await market.createVisitor().listReviewsOfPerson({ id: seller._id })).toMatchObject({
    reviews: [{ name: 'Ben Okafor', rating: 2, service: { _id: logo._id } }],
  });
});

// Shows X33.
test('both are reminded before the time is over, once, unless they have written', async () => {
  const id = await complete();
  await seller.reviewOrder({ id, rating: 5, comment: 'Clear wishes.' });
  await pass(id, 10);
  expect([await namesToldTo(buyer), await namesToldTo(seller)]).toEqual([[], []]);
  await pass(id, 1.5);
  await pass(id, 0.5);
  expect([await namesToldTo(buyer), await namesToldTo(seller)]).toEqual([['ratingWanted'], []]);
  const mails = await market.database
    .selectFrom('outbox')
    .select('recipient')
    .where('subject', '=', 'Market: how was it?')
    .execute();
  expect(mails).toEqual([{ recipient: buyer.email }]);
});

// Shows X33.
test('a review can be changed until it is published, and then once more', async () => {
  const id = await complete();
  await buyer.reviewOrder({ id, rating: 1, comment: 'Bad.' });
  await buyer.reviewOrder({ id, rating: 2, comment: 'Not so bad.' });
  await seller.reviewOrder({ id, rating: 5, comment: 'Good.' });
  expect(await reviewsOf(buyer, id)).toMatchObject({
    mine: { rating: 2, changedAt: null },
    canWrite: true,
  });

  await buyer.reviewOrder({ id, rating: 4, comment: 'She made it good.' });
  expect(await reviewsOf(seller, id)).toMatchObject({
    theirs: { rating: 4, changedAt: expect.any(String) as string },
  });
  expect(await shownOf()).toMatchObject({
    ratings: 4,
    ratingCounts: [0, 0, 0, 1, 0],
    verifiedRatings: 4,
    reviews: [{ comment: 'She made it good.', changedAt: expect.any(String) as string }],
  });
  await expect(buyer.reviewOrder({ id, rating: 5, comment: 'No.' })).rejects.toMatchObject({
    code: 'reviewFinal',
  });
  await pass(id, 31);
  await expect(seller.reviewOrder({ id, rating: 1, comment: 'No.' })).rejects.toMatchObject({
    code: 'reviewFinal',
  });
});

// Shows X33.
test('an order is reviewed once it is over, and not where its seller is not at fault', async () => {
  const id = await buy();
  const review = { rating: 5, comment: 'Good.' };
  const refusal = { code: 'reviewNotOpen' };
  await expect(buyer.reviewOrder({ id, ...review })).rejects.toMatchObject(refusal);
  expect(await reviewsOf(buyer, id)).toBeUndefined();
  await seller.deliverOrder({ id, text: 'Two logos.' });
  await expect(buyer.reviewOrder({ id, ...review })).rejects.toMatchObject(refusal);

  const givenUp = await buy();
  await seller.refundOrder({ id: givenUp });
  await buyer.reviewOrder({ id: givenUp, rating: 1, comment: 'She has given up.' });

  const agreed = await buy();
  await seller.proposeChange({ id: agreed, kind: 'cancellation', text: 'Let us end it.' });
  const { order } = await buyer.getOrder({ id: agreed });
  const proposal = order.progress?.proposal?._id ?? '';
  await buyer.answerProposal({ id: agreed, proposal, answer: 'accept' });
  await expect(buyer.reviewOrder({ id: agreed, ...review })).rejects.toMatchObject(refusal);
});

// Shows X33.
test('everybody has one voice: the newest counts, however many orders there are', async () => {
  for (const rating of [1, 2, 5]) {
    const id = await complete();
    await buyer.reviewOrder({ id, rating, comment: `Order of ${rating}.` });
    await seller.reviewOrder({ id, rating: 5, comment: 'Good.' });
  }
  const other = await market.createPerson('Chen Li');
  await other.reviewService({ serviceId: logo._id, rating: 3, comment: 'I have seen it.' });
  expect(await shownOf()).toMatchObject({
    numOfReviews: 2,
    ratings: 4,
    numOfVerified: 1,
    verifiedRatings: 5,
    reviews: [
      { comment: 'I have seen it.', isVerified: false },
      { comment: 'Order of 5.', isVerified: true, ordersCount: 3 },
    ],
  });
  const { reviews } = await market.createVisitor().listReviewsOfPerson({ id: seller._id });
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 2, 1]);
});

// Shows X33, C16.
test('an open word of a buyer is their review of the order, and the seller may only answer', async () => {
  const id = await complete();
  await buyer.reviewService({ serviceId: logo._id, rating: 2, comment: 'Openly.' });
  expect(await reviewsOf(seller, id)).toMatchObject({ theirs: { rating: 2 }, canWrite: false });
  await expect(seller.reviewOrder({ id, rating: 1, comment: 'Revenge.' })).rejects.toMatchObject({
    code: 'reviewTimeOver',
  });
  await seller.replyToReview({ id: logo._id, personId: buyer._id, text: 'I am sorry.' });
  expect(await shownOf()).toMatchObject({ reviews: [{ reply: { text: 'I am sorry.' } }] });

  // What was written before that, blind, is published with it.
  const second = await complete();
  await seller.reviewOrder({ id: second, rating: 5, comment: 'Good.' });
  await buyer.reviewService({ serviceId: logo._id, rating: 4, comment: 'Better.' });
  expect(await reviewsOf(buyer, second)).toMatchObject({ theirs: { rating: 5 } });
});

// Shows X33.
test('an open word becomes verified when its writer has completed an order', async () => {
  await buyer.reviewService({ serviceId: logo._id, rating: 3, comment: 'Before.' });
  expect(await shownOf()).toMatchObject({ numOfVerified: 0, reviews: [{ isVerified: false }] });
  await complete();
  expect(await shownOf()).toMatchObject({
    numOfVerified: 1,
    verifiedRatings: 3,
    reviews: [{ isVerified: true }],
  });
});

// Shows X33.
test('the owner may let only buyers say something openly', async () => {
  await market.set({ 'reviews.openTo': 'buyers' });
  const stranger = await market.createPerson('Sven Olsen');
  const word = { serviceId: logo._id, rating: 1, comment: 'Never seen it.' };
  await expect(stranger.reviewService(word)).rejects.toMatchObject({
    status: 403,
    message: 'Only people who bought this service may review it.',
  });
  expect((await stranger.getMyReview({ id: logo._id })).canReview).toBe(false);
  expect((await market.createVisitor().getMarket()).market.reviews).toEqual({
    days: 14,
    openTo: 'buyers',
  });
  const order = await complete();
  expect(await buyer.getMyReview({ id: logo._id })).toMatchObject({ canReview: true, order });
  await buyer.reviewService({ ...word, comment: 'I have bought it.' });
});

// Shows X33.
test('where the feature is off all is as it was', async () => {
  await market.set({ 'features.verifiedReviews': false });
  const id = await complete();
  expect(await reviewsOf(buyer, id)).toBeUndefined();
  await expect(buyer.reviewOrder({ id, rating: 5, comment: 'x' })).rejects.toMatchObject({
    code: 'featureOff',
  });
  await buyer.reviewService({ serviceId: logo._id, rating: 5, comment: 'Openly.' });
  const { count } = await market.database
    .selectFrom('order_reviews')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
  expect((await market.createVisitor().getMarket()).market).not.toHaveProperty('reviews');
});

// Shows X33.
test('who deletes their account takes their reviews along, and those about them', async () => {
  const id = await complete();
  await buyer.reviewOrder({ id, rating: 2, comment: secretWords });
  await seller.reviewOrder({ id, rating: 5, comment: 'Good.' });
  expect(await shownOf()).toMatchObject({ numOfReviews: 1, numOfVerified: 1 });
  const personalData = createPersonalDataQueries(market.database);
  expect(JSON.stringify(await personalData.collect(buyer._id))).toContain(secretWords);
  await personalData.erase(buyer._id);
  expect(await shownOf()).toMatchObject({
    numOfReviews: 0,
    numOfVerified: 0,
    ratingCounts: [0, 0, 0, 0, 0],
  });
  expect(await reviewsOf(seller, id)).toBeUndefined();
});
