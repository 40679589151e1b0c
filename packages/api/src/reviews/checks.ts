import { refused, same } from '../conformance/findings.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';

/** What becomes of a review once it is there: it is found helpful, and answered. */
export async function checkReviewLife(
  { look, visitor, seller, buyer, createClient }: Stage,
  { buyerId, sellerId }: Ids,
  serviceId: string,
) {
  const review = { id: serviceId, personId: buyerId };
  await look('listReviews', 'narrows reviews to those with so many stars', async () => {
    const found = await visitor.listReviews({ id: serviceId, stars: 5, sort: 'highest' });
    same(found, { reviews: [{ user: { _id: buyerId }, rating: 5, isVerified: false }] });
    same((await visitor.listReviews({ id: serviceId, stars: 1 })).reviews, []);
    same((await visitor.listReviews({ id: serviceId, verified: true })).reviews, []);
  });
  await look('getMyReview', 'tells the writer of theirs, and nobody else', async () => {
    same(await buyer.getMyReview({ id: serviceId }), { review: { rating: 5 }, canReview: true });
    same(await seller.getMyReview({ id: serviceId }), { review: null, canReview: false });
    await refused(createClient().getMyReview({ id: serviceId }), { kind: 'unauthorized' });
  });
  await look('voteReview', 'is nothing for the writer or the seller', async () => {
    await refused(buyer.voteReview(review), refusals.ownReviewFound);
    await refused(seller.voteReview(review), refusals.ownServiceFound);
    await refused(visitor.voteReview(review), { kind: 'unauthorized' });
  });
  await look('takeVoteBack', 'changes nothing where there is no vote', async () => {
    same(await buyer.takeVoteBack(review), { helpfulCount: 0 });
  });
  await look('replyToReview', 'is the seller’s alone, once', async () => {
    await refused(buyer.replyToReview({ ...review, text: 'Me.' }), refusals.reviewNotFound);
    await seller.replyToReview({ ...review, text: 'Thank you.' });
    await refused(seller.replyToReview({ ...review, text: 'Again.' }), refusals.replyGiven);
    same(await visitor.listReviews({ id: serviceId }), {
      reviews: [{ reply: { text: 'Thank you.' } }],
    });
  });
  await look('listReviewsOfPerson', 'lists none for somebody without an order', async () => {
    same((await visitor.listReviewsOfPerson({ id: sellerId })).reviews, []);
  });
  await look('removeReview', 'is no call for anybody else', () =>
    refused(
      seller.removeReview({ writer: buyerId, service: serviceId, reasons: 'I do not like it.' }),
      { kind: 'notFound' },
    ),
  );
}

/** What the sides of an order think of each other, before it is over. */
export async function checkOrderReview(
  { look, seller, buyer, createClient }: Stage,
  orderId: string | undefined,
) {
  await look('reviewOrder', 'waits until the order is over, and is for its sides', async () => {
    const id = orderId ?? 'order-1';
    const request = { id, rating: 5, comment: 'Good.' };
    await refused(createClient().reviewOrder(request), { kind: 'unauthorized' });
    const expected = orderId === undefined ? refusals.orderNotFound : refusals.reviewNotOpen;
    await refused(buyer.reviewOrder(request), expected);
    await refused(seller.reviewOrder(request), expected);
  });
}
