import type { Order } from '@market/api';
import type { QueryFailure } from '../../../backend/failure.ts';
import {
  useAcceptDeliveryMutation,
  useCancelOrderMutation,
  useDeliverOrderMutation,
  useExtendReviewMutation,
  useRequestRevisionMutation,
  useStartWorkMutation,
} from '../../../backend/market.ts';
import type { DisagreementStep, OrderAction } from './actions.ts';

/** What moves an order on by a press and, at most, a few words. */
export type OrderStep = Exclude<OrderAction, 'answerRequirements' | DisagreementStep>;

/** What the member says and sends with a step. */
export interface Said {
  text: string;
  /** The ids. */
  files: string[];
}

/** Makes a step. */
type Make = (said: Said) => Promise<{ error?: QueryFailure | undefined }>;

/** Gives the calls that move an order on, by the names of what they do. */
export function useOrderCalls({ _id: id, progress }: Order): Record<OrderStep, Make> {
  const [startWork] = useStartWorkMutation();
  const [deliverOrder] = useDeliverOrderMutation();
  const [requestRevision] = useRequestRevisionMutation();
  const [acceptDelivery] = useAcceptDeliveryMutation();
  const [extendReview] = useExtendReviewMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const delivery = progress?.delivery?._id ?? '';

  const sendBack =
    (kind: 'change' | 'nothingDelivered'): Make =>
    (said) =>
      requestRevision({ id, kind, delivery, ...said });
  const cancel: Make = ({ text }) => cancelOrder({ id, text });

  return {
    startWork: () => startWork({ id }),
    deliver: (said) => deliverOrder({ id, ...said }),
    requestRevision: sendBack('change'),
    reportNothingDelivered: sendBack('nothingDelivered'),
    accept: () => acceptDelivery({ id, delivery }),
    extendReview: () => extendReview({ id }),
    cancelEarly: cancel,
    cancelLate: cancel,
    cancelUnanswered: cancel,
  };
}
