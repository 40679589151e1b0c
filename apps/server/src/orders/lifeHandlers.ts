import { type OrderQuestion, type OrderTransition, refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { RefundPayment } from '../payments/index.ts';
import type { OrderLife } from './createOrderLife.ts';
import type { MoveInput } from './moveOrder.ts';
import { sendFiles } from './orderFiles.ts';
import type { OrderQueries } from './orderQueries.ts';

/** Finds what the files of one order may have together, in bytes. */
export type FindOrderBytes = () => Promise<number>;

/** What they may have where the owner of the market has set nothing. */
export const usualOrderBytes: FindOrderBytes = async () => 1_000_000_000;

/** Answers the calls that move orders on. Other people's orders count as not found. */
export function createLifeHandlers(
  orders: OrderQueries,
  life: OrderLife,
  refundPayment: RefundPayment,
  findOrderBytes: FindOrderBytes,
) {
  async function move(
    { id, personId, address }: { id: string; personId: string; address: string },
    name: OrderTransition,
    input?: MoveInput,
  ) {
    await life.moveOn(id, personId, address, () => name, input);
    return {};
  }

  /** What is said and sent with it. */
  async function say(
    { id, text, files }: { id: string; text: string; files: readonly string[] },
    owner: string,
  ): Promise<MoveInput> {
    const sent = { files, owner, orderId: id, orderBytes: await findOrderBytes() };
    return { text, attach: (transaction, eventId) => sendFiles(transaction, eventId, sent) };
  }

  return {
    listOrderEvents: async ({ id, cursor }, person) => {
      const hasBegun = await orders.hasBegun(id, person._id);
      if (hasBegun === undefined) throw new CallRefusal(refusals.orderNotFound);
      if (!hasBegun) await life.begin(id);
      return orders.listEvents(id, person._id, cursor);
    },

    answerRequirements: ({ id, answers }, { _id: personId }, { address }) =>
      move({ id, personId, address }, 'answerRequirements', {
        answer: (questions) => answerQuestions(questions, answers),
      }),

    startWork: ({ id }, { _id: personId }, { address }) =>
      move({ id, personId, address }, 'startWork'),

    deliverOrder: async ({ id, ...said }, { _id: personId }, { address }) =>
      move({ id, personId, address }, 'deliver', await say({ id, ...said }, personId)),

    requestRevision: async ({ id, kind, delivery, ...said }, { _id: personId }, { address }) =>
      move(
        { id, personId, address },
        kind === 'change' ? 'requestRevision' : 'reportNothingDelivered',
        { ...(await say({ id, ...said }, personId)), delivery },
      ),

    acceptDelivery: ({ id, delivery }, { _id: personId }, { address }) =>
      move({ id, personId, address }, 'accept', { delivery }),

    extendReview: ({ id }, { _id: personId }, { address }) =>
      move({ id, personId, address }, 'extendReview'),

    cancelOrder: async ({ id, text }, { _id: personId }, { address }) => {
      const payment = await life.moveOn(id, personId, address, chooseCancellation, { text });
      if (payment) await refundPayment(payment, address);
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** By which right an order is cancelled: the one that holds now, or the one whose refusal says why not. */
function chooseCancellation(
  side: 'buyer' | 'seller',
  actions: readonly OrderTransition[],
): OrderTransition {
  if (side === 'seller') return 'cancelUnanswered';
  return actions.includes('cancelEarly') ? 'cancelEarly' : 'cancelLate';
}

/** Puts answers to what was asked, or refuses those that are missing or not offered. */
function answerQuestions(
  questions: readonly OrderQuestion[],
  answers: Readonly<Record<string, string>>,
): OrderQuestion[] {
  const fields: Record<string, string> = {};
  const answered = questions.map((question): OrderQuestion => {
    const { _id, kind, options, isRequired } = question;
    const answer = answers[_id] || null;
    if (answer === null && isRequired) fields[`answers.${_id}`] = refusals.answerMissing.message;
    if (answer !== null && kind === 'choice' && !options.includes(answer)) {
      fields[`answers.${_id}`] = refusals.answerNotOffered.message;
    }
    return { ...question, answer };
  });
  if (Object.keys(fields).length === 0) return answered;
  throw new CallRefusal(refusals.answerMissing, { fields });
}
