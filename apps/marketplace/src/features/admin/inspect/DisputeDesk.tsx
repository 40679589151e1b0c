import type { MarketAnswer, Order, OrderProgress } from '@market/api';
import type { Dispute } from '@market/api/contract';
import { Alert, Button, Card, DisputePanel, Notice } from '@market/ui';
import { useState } from 'react';
import { useTakeDisputeMutation } from '../../../backend/adminMarket.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { Deadline } from '../../orders/life/Deadline.tsx';
import { lookAhead } from '../../orders/life/deadlines.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { Sections } from '../../orders/OrderDetails.styles.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { Bar, Part } from './Inspect.styles.ts';
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
          {isOpen && <Taking id={order._id} takenBy={takenBy} isOwn={takenBy?._id === own} />}
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

interface TakingProps {
  id: string;
  takenBy: DisputeDeskProps['takenBy'];
  /** Whether whoever reads has taken it. */
  isOwn: boolean;
}

/** Who is looking at it, so that two do not begin at once. */
function Taking({ id, takenBy, isOwn }: TakingProps) {
  const [takeDispute, { isLoading }] = useTakeDisputeMutation();

  const take = async () => {
    const { error } = await takeDispute({ id });
    if (error) return showFailure(error);
    showToast({ kind: 'success', message: texts.dispute.took });
  };

  if (isOwn) {
    return <Bar>{texts.dispute.mine}</Bar>;
  }
  if (takenBy) {
    return <Bar>{texts.dispute.taken(takenBy.fullname)}</Bar>;
  }
  return (
    <Bar>
      {texts.dispute.free}
      <Button size="small" isLoading={isLoading} onClick={() => void take()}>
        {texts.dispute.take}
      </Button>
    </Bar>
  );
}
