import type { Order, ProposalKind } from '@market/api';
import type { QueryFailure } from '../../../backend/failure.ts';
import {
  useAnswerDisputeMutation,
  useAnswerProposalMutation,
  useAppealDisputeMutation,
  useOpenDisputeMutation,
  useProposeChangeMutation,
  useWithdrawDisputeMutation,
} from '../../../backend/market.ts';
import type { DisagreementStep } from './actions.ts';

/** What the member says with a step. */
export interface DisagreementInput {
  text: string;
  /** How many days more, or how many rupees the buyer gets back; left out for neither. */
  figure?: number | undefined;
}

/** Makes a step. */
export type MakeDisagreementStep = (
  input: DisagreementInput,
) => Promise<{ error?: QueryFailure | undefined }>;

/** Gives the calls with which the sides of an order settle what they do not agree about. */
export function useDisagreementCalls({
  _id: id,
  progress,
}: Order): Record<DisagreementStep, MakeDisagreementStep> {
  const [proposeChange] = useProposeChangeMutation();
  const [answerProposal] = useAnswerProposalMutation();
  const [openDispute] = useOpenDisputeMutation();
  const [answerDispute] = useAnswerDisputeMutation();
  const [withdrawDispute] = useWithdrawDisputeMutation();
  const [appealDispute] = useAppealDisputeMutation();
  const proposal = progress?.proposal?._id ?? '';

  const propose =
    (kind: ProposalKind): MakeDisagreementStep =>
    ({ text, figure }) =>
      proposeChange({ id, kind, text, ...(figure !== undefined && toFields(kind, figure)) });
  const answer = (word: 'accept' | 'decline' | 'withdraw') => () =>
    answerProposal({ id, proposal, answer: word });

  return {
    proposeExtension: propose('extension'),
    proposeCancellation: propose('cancellation'),
    proposeRefund: propose('refund'),
    acceptExtension: answer('accept'),
    acceptCancellation: answer('accept'),
    acceptRefund: answer('accept'),
    declineProposal: answer('decline'),
    withdrawProposal: answer('withdraw'),
    openDispute: ({ text, figure: wanted }) => openDispute({ id, text, wanted }),
    answerDispute: ({ text }) => answerDispute({ id, text }),
    withdrawDispute: () => withdrawDispute({ id }),
    appeal: ({ text }) => appealDispute({ id, text }),
  };
}

const toFields = (kind: ProposalKind, figure: number) =>
  kind === 'extension' ? { days: figure } : { amount: figure };
