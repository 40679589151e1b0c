import { refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { TextGuard } from '../guard/index.ts';
import type { ServiceQueries } from '../services/index.ts';
import type { OrderReviewQueries } from './orderReviewQueries.ts';
import type { FindReviewTerms } from './reviewTerms.ts';
import type { ServiceReviewQueries } from './serviceReviewQueries.ts';

interface ReviewParts {
  services: ServiceQueries;
  orderReviews: OrderReviewQueries;
  serviceReviews: ServiceReviewQueries;
  findTerms: FindReviewTerms;
  findGuard: () => Promise<TextGuard>;
}

/** What somebody is told whose review is held. */
const waits =
  'Your review waits: somebody of the market looks at it first. Nothing of it is lost, and you are told.';

const refuseBlank = (comment: string) => {
  if (!comment.trim()) throw new CallRefusal(refusals.unfilledReview, { field: 'comment' });
};

/** Answers the calls about reviews but the one that lists those of a service. Other people’s orders count as not found. */
export function createReviewHandlers({
  services,
  orderReviews,
  serviceReviews,
  findTerms,
  findGuard,
}: ReviewParts) {
  return {
    reviewService: async ({ serviceId, ...opinion }, { _id }) => {
      refuseBlank(opinion.comment);
      if (await services.isSeller(serviceId, _id)) {
        throw new CallRefusal(refusals.ownServiceReviewed);
      }
      const guard = await findGuard();
      const terms = await findTerms();
      const isHeld = await orderReviews.writeOpen(serviceId, _id, opinion, terms, guard);
      return isHeld ? { message: waits } : {};
    },

    reviewOrder: async ({ id, ...opinion }, { _id: personId }, { address }) => {
      refuseBlank(opinion.comment);
      await orderReviews.write(id, { personId, address }, opinion, await findTerms());
      return {};
    },

    getMyReview: async ({ id }, { _id }) => {
      if (!(await services.isOffered(id))) throw new CallRefusal(refusals.serviceNotFound);
      const isOwn = await services.isSeller(id, _id);
      const right = isOwn
        ? { canReview: false, order: null }
        : await orderReviews.findRight(id, _id, await findTerms());
      return {
        review: (await serviceReviews.find(id, _id)) ?? null,
        ...right,
        helpful: await serviceReviews.listVotes(id, _id),
      };
    },

    replyToReview: async ({ id: serviceId, personId: writerId, text }, { _id }) => {
      await serviceReviews.reply({ serviceId, writerId }, _id, text);
      return {};
    },

    voteReview: async ({ id: serviceId, personId: writerId }, { _id }) => {
      if (writerId === _id) throw new CallRefusal(refusals.ownReviewFound);
      if (await services.isSeller(serviceId, _id)) throw new CallRefusal(refusals.ownServiceFound);
      return { helpfulCount: await serviceReviews.vote({ serviceId, writerId }, _id, true) };
    },

    takeVoteBack: async ({ id: serviceId, personId: writerId }, { _id }) => ({
      helpfulCount: await serviceReviews.vote({ serviceId, writerId }, _id, false),
    }),

    listReviewsOfPerson: async ({ id, as, cursor }) => {
      if (!(await services.hasPerson(id))) throw new CallRefusal(refusals.personNotFound);
      return orderReviews.listAbout(id, as, cursor);
    },

    removeReview: async ({ writer, service, order, reasons }, { _id: personId }, { address }) => {
      const by = { personId, address };
      if (order) {
        await serviceReviews.removeFromOrder({ orderId: order, writerId: writer }, reasons, by);
      } else if (service) {
        await serviceReviews.remove({ serviceId: service, writerId: writer }, reasons, by);
      } else {
        throw new CallRefusal(refusals.reviewNotFound);
      }
      return {};
    },
  } satisfies Partial<Handlers>;
}
