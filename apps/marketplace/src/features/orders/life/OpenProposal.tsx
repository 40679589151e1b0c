import type { Order, OrderProgress, Proposal } from '@market/api';
import { Button, ProposalCard } from '@market/ui';
import type { DisagreementStep, OrderSide } from './actions.ts';
import { Deadline } from './Deadline.tsx';
import { disagreementTexts } from './disagreements.texts.ts';
import { dueWith, leftOf } from './orderFigures.ts';

interface OpenProposalProps {
  proposal: Proposal;
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
  /** How it can be answered, the likely answer first. */
  answers: readonly DisagreementStep[];
  onAsk: (step: DisagreementStep) => void;
}

/** What one side has proposed, with what the reader can do about it. */
export function OpenProposal(props: OpenProposalProps) {
  const { proposal, order, progress, side, now, answers, onAsk } = props;
  const { days, expiresAt } = proposal;

  return (
    <ProposalCard
      proposal={proposal}
      side={side}
      left={leftOf(order)}
      dueAt={days === null ? null : dueWith(progress, days)}
      deadline={
        <Deadline
          label={disagreementTexts.lapses}
          moment={expiresAt}
          now={now}
          past={() => disagreementTexts.soon}
        />
      }
      actions={
        answers.length > 0 &&
        answers.map((answer) => (
          <Button
            key={answer}
            variant={answer.startsWith('accept') ? 'primary' : 'secondary'}
            onClick={() => onAsk(answer)}
          >
            {disagreementTexts.steps[answer][side].action}
          </Button>
        ))
      }
    />
  );
}
