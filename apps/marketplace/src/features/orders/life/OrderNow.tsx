import type { Order, OrderProgress } from '@market/api';
import { Alert, Button, DisputePanel, Menu } from '@market/ui';
import { useState } from 'react';
import { useGetOrderQuery } from '../../../backend/market.ts';
import { useUploads } from '../../files/useUploads.ts';
import { type DisagreementStep, type OrderSide, sortActions } from './actions.ts';
import { DisagreementDialog } from './DisagreementDialog.tsx';
import { disagreementTexts } from './disagreements.texts.ts';
import { LastDelivery } from './LastDelivery.tsx';
import { OpenProposal } from './OpenProposal.tsx';
import { Actions, Panel } from './OrderLife.styles.ts';
import { RequirementsForm } from './RequirementsForm.tsx';
import { findAdvice, findPause } from './SentFiles.tsx';
import { findStageTone, Stage } from './Stage.tsx';
import { StepDialog } from './StepDialog.tsx';
import { texts } from './texts.ts';
import { useDisagreementCalls } from './useDisagreementCalls.ts';
import { useKeptWords } from './useKeptWords.ts';
import { useNow } from './useNow.ts';
import { type OrderStep, useOrderCalls } from './useOrderCalls.ts';

interface OrderNowProps {
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
}

/** Says where an order stands, and lets the reader do what they may do now. */
export function OrderNow({ order, progress, side }: OrderNowProps) {
  const now = useNow();
  const kept = useKeptWords();
  const uploads = useUploads('order');
  const calls = useOrderCalls(order);
  const disagreementCalls = useDisagreementCalls(order);
  const [asked, setAsked] = useState<{ step: Step; isOpen: boolean }>();
  const [refusal, setRefusal] = useState<string>();
  const { stage, delivery, questions = [], terms, proposal, dispute } = progress;
  const { next, others, answers } = sortActions(progress);
  // What was asked is answered in a form, whatever else is next.
  const isAnswering = progress.actions.includes('answerRequirements');
  const nextStep = next === 'answerRequirements' ? undefined : next;
  useGetOrderQuery({ id: order._id }, { pollingInterval: findPause(delivery ? [delivery] : []) });
  const steps = others.filter((action) => action !== 'answerRequirements');

  const ask = (step: Step) => {
    setRefusal(undefined);
    setAsked({ step, isOpen: true });
  };
  const close = () => asked && setAsked({ ...asked, isOpen: false });

  return (
    <Panel data-tone={findStageTone({ order, progress, side, now })}>
      <Stage order={order} progress={progress} side={side} now={now} />
      {proposal && (
        <OpenProposal
          proposal={proposal}
          order={order}
          progress={progress}
          side={side}
          now={now}
          answers={answers}
          onAsk={ask}
        />
      )}
      {stage === 'disputed' && dispute && <DisputePanel dispute={dispute} side={side} />}
      {delivery && (
        <LastDelivery
          delivery={delivery}
          advice={stage === 'delivered' ? findAdvice(delivery, side) : undefined}
        />
      )}
      {refusal && (
        <Alert tone="negative" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Alert>
      )}
      {isAnswering ? (
        <RequirementsForm id={order._id} questions={questions} kept={kept} onRefused={setRefusal}>
          <StepButtons others={steps} side={side} onAsk={ask} />
        </RequirementsForm>
      ) : (
        <Actions>
          <StepButtons next={nextStep} others={steps} side={side} onAsk={ask} />
        </Actions>
      )}
      {asked && isDisagreement(asked.step) && (
        <DisagreementDialog
          step={asked.step}
          isOpen={asked.isOpen}
          order={order}
          progress={progress}
          side={side}
          kept={kept}
          make={disagreementCalls[asked.step]}
          onRefused={setRefusal}
          onClose={close}
        />
      )}
      {asked && !isDisagreement(asked.step) && (
        <StepDialog
          step={asked.step}
          isOpen={asked.isOpen}
          terms={terms}
          words={kept.words[asked.step] ?? ''}
          onWordsChange={(words) => kept.keep({ [asked.step]: words })}
          uploads={uploads}
          make={calls[asked.step]}
          onRefused={setRefusal}
          onClose={close}
        />
      )}
    </Panel>
  );
}

/** What is asked about before it is done. */
type Step = OrderStep | DisagreementStep;

const isDisagreement = (step: Step): step is DisagreementStep => step in disagreementTexts.steps;

interface StepButtonsProps {
  next?: Step | undefined;
  others: readonly Step[];
  side: OrderSide;
  onAsk: (step: Step) => void;
}

/** The one thing to do next, and the others: the first beside it, from three on in a menu. */
function StepButtons({ next, others, side, onAsk }: StepButtonsProps) {
  const labelOf = (step: Step) =>
    isDisagreement(step) ? disagreementTexts.steps[step][side].action : texts.steps[step].action;
  const seen = others.length > 2 ? others.slice(0, 1) : others;
  const hidden = others.slice(seen.length);

  return (
    <>
      {next && (
        <Button variant="primary" onClick={() => onAsk(next)}>
          {labelOf(next)}
        </Button>
      )}
      {seen.map((step) => (
        <Button key={step} onClick={() => onAsk(step)}>
          {labelOf(step)}
        </Button>
      ))}
      {hidden.length > 0 && (
        <Menu
          trigger={<Button variant="quiet">{texts.more}</Button>}
          items={hidden.map((step) => ({
            label: labelOf(step),
            onSelect: () => onAsk(step),
          }))}
        />
      )}
    </>
  );
}
