import type { MarketAnswer, Order, OrderProgress } from '@market/api';
import type { Dispute } from '@market/api/contract';
import { Alert, Card, DisputePanel, Notice } from '@market/ui';
import { useState } from 'react';
import { useTakeDisputeMutation } from '../../../backend/adminMarket.ts';
import { Deadline } from '../../orders/life/Deadline.tsx';
import { lookAhead } from '../../orders/life/deadlines.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { Sections } from '../../orders/OrderDetails.styles.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { Taking } from '../Taking.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Part } from './Inspect.styles.ts';
import { texts } from './texts.ts';

interface DisputeDeskProps {
  order: Order;
  progress: OrderProgress;
  dispute: Dispute;
  takenBy: MarketAnswer<'inspectOrder'>['takenBy'];
}

/** What the sides of an order could not agree about, who looks at it, and the decision. */
export function DisputeDesk({ order, progress, dispute, takenBy }: DisputeDeskProps) {
  const own = useSignedInPerson()?._id;
  const [take, { isLoading }] = useTakeDisputeMutation();
  const [refusal, setRefusal] = useState<string>();
  const isOpen = progress.stage === 'disputed' && dispute.decision === null;
  const isOthers = takenBy !== null && takenBy._id !== own;
  const canDecide = progress.actions.includes('decideDispute');

  return (
    <Card>
      <Sections>
        <Part>
          <h2>{texts.dispute.title}</h2>
          {isOpen && <Standing dispute={dispute} canDecide={canDecide} />}
          {refusal && (
            <Alert tone="negative" onDismiss={() => setRefusal(undefined)}>
              {refusal}
            </Alert>
          )}
          <DisputePanel dispute={dispute} isOver={progress.stage !== 'disputed'} />
          {isOpen && progress.proposal && <Notice>{texts.dispute.proposal}</Notice>}
          {isOpen && (
            <Taking
              takenBy={takenBy}
              isTaking={isLoading}
              words={{ mine: texts.dispute.mine, took: texts.dispute.took }}
              onTake={() => take({ id: order._id })}
            />
          )}
        </Part>
        {isOpen && canDecide && !isOthers && (
          <DecisionForm
            order={order}
            terms={progress.terms}
            isFinal={dispute.appeal !== null}
            onRefused={setRefusal}
          />
        )}
      </Sections>
    </Card>
  );
}

/** Whether it can be decided, and from when on. */
function Standing({ dispute, canDecide }: { dispute: Dispute; canDecide: boolean }) {
  const now = useNow();
  const { by, answer, answerBy, appeal } = dispute;

  if (appeal) return <Notice tone="warning">{texts.dispute.again}</Notice>;
  if (answer !== null) return <p>{texts.dispute.ready}</p>;
  if (canDecide || lookAhead(answerBy, now).isPast) return <p>{texts.dispute.silent}</p>;
  return (
    <Deadline
      label={texts.dispute.waitsFor[by === 'buyer' ? 'seller' : 'buyer']}
      moment={answerBy}
      now={now}
      past={() => texts.dispute.over}
    />
  );
}
