import type { MarketClient, Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createServiceReviewQueries } from './serviceReviewQueries.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let writer: TestPerson;
let visitor: MarketClient;
let logo: Service;
let key: { id: string; personId: string };

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
  visitor = market.createVisitor();
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  writer = await market.createPerson('Ben Okafor');
  logo = await shop.offer(seller);
  key = { id: logo._id, personId: writer._id };
});

afterAll(() => market.close());

const review = (by: MarketClient, rating: number, comment = `${rating} stars.`) =>
  by.reviewService({ serviceId: logo._id, rating, comment });

const listed = async (wish: Omit<Parameters<MarketClient['listReviews']>[0], 'id'> = {}) =>
  (await visitor.listReviews({ id: logo._id, ...wish })).reviews.map(({ comment }) => comment);

// Shows X33.
test('the seller answers a review once, in the first weeks, and nobody else does', async () => {
  await review(writer, 2);
  await expect(writer.replyToReview({ ...key, text: 'Me.' })).rejects.toMatchObject({
    code: 'reviewNotFound',
  });
  await Promise.allSettled([
    seller.replyToReview({ ...key, text: 'I am sorry.' }),
    seller.replyToReview({ ...key, text: 'I am sorry.' }),
  ]);
  await expect(seller.replyToReview({ ...key, text: 'And.' })).rejects.toMatchObject({
    code: 'replyGiven',
  });
  const { reviews } = await visitor.listReviews({ id: logo._id });
  expect(reviews).toMatchObject([{ reply: { text: 'I am sorry.' }, canReply: false }]);
  const { notifications } = await writer.listNotifications();
  expect(notifications).toMatchObject([
    { name: 'ratingAnswered', subject: { type: 'service', _id: logo._id } },
  ]);

  // What they say later takes its place, with a reply of its own.
  await review(writer, 5);
  expect((await visitor.listReviews({ id: logo._id })).reviews).toMatchObject([{ canReply: true }]);
  await sql`update reviews set created_at = now() - interval '28 days'`.execute(market.database);
  await expect(seller.replyToReview({ ...key, text: 'Late.' })).rejects.toMatchObject({
    code: 'replyTooLate',
  });
});

// Shows X33.
test('everybody finds a review helpful once, but its writer and the seller', async () => {
  await review(writer, 4);
  const others = await Promise.all(
    ['Chen Li', 'Dana Levi', 'Sven Olsen'].map((name) => market.createPerson(name)),
  );
  await Promise.all(others.flatMap((other) => [other.voteReview(key), other.voteReview(key)]));
  expect((await visitor.listReviews({ id: logo._id })).reviews[0]?.helpfulCount).toBe(3);
  const [chen] = others;
  expect((await chen?.getMyReview({ id: logo._id }))?.helpful).toEqual([writer._id]);
  expect(await chen?.takeVoteBack(key)).toEqual({ helpfulCount: 2 });
  expect(await chen?.takeVoteBack(key)).toEqual({ helpfulCount: 2 });
  await expect(writer.voteReview(key)).rejects.toMatchObject({ code: 'ownReviewFound' });
  await expect(seller.voteReview(key)).rejects.toMatchObject({ code: 'ownServiceFound' });
  await expect(
    chen?.voteReview({ ...key, personId: seller._id }) ?? Promise.resolve(),
  ).rejects.toMatchObject({ code: 'reviewNotFound' });
});

// Shows X33.
test('reviews are narrowed and put in order, page by page', async () => {
  await sql`
    insert into people (id, fullname, email, password_hash)
      select md5('p' || number)::uuid, 'Person ' || number, 'p' || number || '@example.com', 'x'
      from generate_series(1, 45) as number`.execute(market.database);
  await sql`
    insert into reviews (service_id, person_id, rating, comment, created_at)
      select ${logo._id}, md5('p' || number)::uuid, 1 + number % 5, number::text,
        now() - number * interval '1 minute'
      from generate_series(1, 45) as number`.execute(market.database);
  await sql`
    insert into review_votes (service_id, reviewer_id, person_id)
      select ${logo._id}, md5('p' || number)::uuid, md5('p' || voter)::uuid
      from generate_series(1, 45) as number, generate_series(1, 45) as voter
      where voter <= number % 7`.execute(market.database);
  await sql`update reviews set is_verified = true where rating = 3`.execute(market.database);

  const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
  const wishes = [
    [{ sort: 'newest' }, () => 0],
    [{ sort: 'helpful' }, (number) => number % 7],
    [{ sort: 'highest' }, (number) => number % 5],
    [{ sort: 'lowest' }, (number) => -(number % 5)],
  ] as const satisfies readonly [
    Omit<Parameters<MarketClient['listReviews']>[0], 'id'>,
    (number: number) => number,
  ][];
  for (const [wish, rankOf] of wishes) {
    const pages: string[][] = [];
    const back: string[] = [];
    let answer = await visitor.listReviews({ id: logo._id, ...wish });
    for (;;) {
      pages.push(answer.reviews.map(({ comment }) => comment));
      if (!answer.nextCursor) break;
      answer = await visitor.listReviews({ id: logo._id, ...wish, cursor: answer.nextCursor });
    }
    for (;;) {
      back.unshift(...answer.reviews.map(({ comment }) => comment));
      if (!answer.previousCursor) break;
      answer = await visitor.listReviews({ id: logo._id, ...wish, cursor: answer.previousCursor });
    }
    const expected = numbers.toSorted((one, other) => rankOf(other) - rankOf(one)).map(String);
    expect(pages.flat()).toEqual(expected);
    expect(back).toEqual(expected);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 10, 5]);
  }
  expect(await listed({ stars: 3 })).toEqual(['2', '7', '12', '17', '22', '27', '32', '37', '42']);
  expect(await listed({ stars: 3, verified: true })).toHaveLength(9);
  expect(await listed({ stars: 2, verified: true })).toEqual([]);
  // A cursor of another order stands for the first page.
  const { nextCursor } = await visitor.listReviews({ id: logo._id, sort: 'helpful' });
  expect(await listed({ cursor: nextCursor ?? '' })).toEqual(await listed());
  await expect(visitor.listReviews({ id: logo._id, stars: 6 })).rejects.toMatchObject({
    kind: 'validation',
  });
});

// Shows X34.
test('a review that was removed counts no more, and says why', async () => {
  const moderator = await market.createPerson('Mona Berg');
  const other = await market.createPerson('Chen Li');
  await review(writer, 1, 'Rude words.');
  await review(other, 5);
  const reviews = createServiceReviewQueries(market.database);
  const by = { personId: moderator._id, address: '10.0.0.1' };
  await reviews.remove({ serviceId: logo._id, writerId: writer._id }, 'It is rude.', by);

  const { service } = await visitor.getService({ id: logo._id });
  expect(service).toMatchObject({ ratings: 5, numOfReviews: 1, ratingCounts: [0, 0, 0, 0, 1] });
  expect(JSON.stringify(service)).not.toContain('Rude words.');
  expect(service.reviews[1]).toMatchObject({ removal: 'It is rude.', comment: 'It is rude.' });
  expect(await listed({ stars: 1 })).toEqual([]);
  expect(await listed({ sort: 'lowest' })).toEqual(['5 stars.']);

  await expect(review(writer, 1)).rejects.toMatchObject({ code: 'reviewRemoved' });
  expect((await writer.getMyReview({ id: logo._id })).canReview).toBe(false);
  await expect(other.voteReview(key)).rejects.toMatchObject({ code: 'reviewNotFound' });
  await expect(seller.replyToReview({ ...key, text: 'Ha.' })).rejects.toMatchObject({
    code: 'reviewRemoved',
  });
  expect((await writer.listNotifications()).notifications).toMatchObject([
    { name: 'ratingRemoved' },
  ]);
  const audited = await market.database
    .selectFrom('audit_events')
    .select(['person_id', 'reason'])
    .where('what', '=', 'review.removed')
    .execute();
  expect(audited).toEqual([{ person_id: moderator._id, reason: 'It is rude.' }]);
  await expect(
    reviews.remove({ serviceId: logo._id, writerId: writer._id }, 'Again.', by),
  ).rejects.toMatchObject({ code: 'reviewRemoved' });
});

// Shows X34.
test('nobody but a moderator removes a review', async () => {
  await review(writer, 1);
  await expect(
    seller.removeReview({ writer: writer._id, service: logo._id, reasons: 'I do not like it.' }),
  ).rejects.toMatchObject({ kind: 'notFound' });
  expect((await visitor.getService({ id: logo._id })).service.numOfReviews).toBe(1);
});
