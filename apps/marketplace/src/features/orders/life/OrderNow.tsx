import type { Order, OrderProgress } from '@market/api';
import { Alert, Button, Menu } from '@market/ui';
import { useState } from 'react';
import { type OrderSide, sortActions } from './actions.ts';
import { LastDelivery } from './LastDelivery.tsx';
import { Actions, Panel } from './OrderLife.styles.ts';
import { RequirementsForm } from './RequirementsForm.tsx';
import { findStageTone, Stage } from './Stage.tsx';
import { StepDialog } from './StepDialog.tsx';
import { texts } from './texts.ts';
import { useKeptWords } from './useKeptWords.ts';
import { useNow } from './useNow.ts';
import { type OrderStep, useOrderCalls } from './useOrderCalls.ts';

interface OrderNowProps {
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
}

/** Says where an order stands, and lets whoever reads do what they may do now. */
export function OrderNow({ order, progress, side }: OrderNowProps) {
  const now = useNow();
  const kept = useKeptWords();
  const calls = useOrderCalls(order);
  const [asked, setAsked] = useState<{ step: OrderStep; isOpen: boolean }>();
  const [refusal, setRefusal] = useState<string>();
  const { delivery, questions = [], terms } = progress;
  const { next, others } = sortActions(progress);
  const steps = others.filter((action) => action !== 'answerRequirements');

  const ask = (step: OrderStep) => {
    setRefusal(undefined);
    setAsked({ step, isOpen: true });
  };

  return (
    <Panel data-tone={findStageTone({ progress, side, now })}>
      <Stage progress={progress} side={side} now={now} />
      {delivery && <LastDelivery delivery={delivery} />}
      {refusal && (
        <Alert tone="negative" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Alert>
      )}
      {next === 'answerRequirements' ? (
        <RequirementsForm id={order._id} questions={questions} kept={kept} onRefused={setRefusal}>
          <StepButtons others={steps} onAsk={ask} />
        </RequirementsForm>
      ) : (
        <Actions>
          <StepButtons next={next} others={steps} onAsk={ask} />
        </Actions>
      )}
      {asked && (
        <StepDialog
          step={asked.step}
          isOpen={asked.isOpen}
          terms={terms}
          words={kept.words[asked.step] ?? ''}
          onWordsChange={(words) => kept.keep({ [asked.step]: words })}
          make={calls[asked.step]}
          onRefused={setRefusal}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </Panel>
  );
}

interface StepButtonsProps {
  next?: OrderStep | undefined;
  others: readonly OrderStep[];
  onAsk: (step: OrderStep) => void;
}

/** The one thing to do next, and the others: the first beside it, from three on in a menu. */
function StepButtons({ next, others, onAsk }: StepButtonsProps) {
  const seen = others.length > 2 ? others.slice(0, 1) : others;
  const hidden = others.slice(seen.length);

  return (
    <>
      {next && (
        <Button variant="primary" onClick={() => onAsk(next)}>
          {texts.steps[next].action}
        </Button>
      )}
      {seen.map((step) => (
        <Button key={step} onClick={() => onAsk(step)}>
          {texts.steps[step].action}
        </Button>
      ))}
      {hidden.length > 0 && (
        <Menu
          trigger={<Button variant="quiet">{texts.more}</Button>}
          items={hidden.map((step) => ({
            label: texts.steps[step].action,
            onSelect: () => onAsk(step),
          }))}
        />
      )}
    </>
  );
}
