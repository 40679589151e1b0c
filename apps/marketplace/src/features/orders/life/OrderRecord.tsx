import type { OrderProgress } from '@market/api';
import { Card, DisputePanel } from '@market/ui';
import { Sections } from '../OrderDetails.styles.ts';
import type { OrderSide } from './actions.ts';
import { disagreementTexts } from './disagreements.texts.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { Answers, Part, Terms, Words } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

interface OrderRecordProps {
  /** Of the order. */
  id: string;
  progress: OrderProgress;
  side: OrderSide;
}

/** What is agreed about an order, what was asked and answered, and all that has happened to it. */
export function OrderRecord({ id, progress, side }: OrderRecordProps) {
  const { questions = [], actions, stage, dispute } = progress;
  // A reader who may answer has them as a form.
  const isAnswering = actions.includes('answerRequirements');

  return (
    <Card>
      <Sections>
        <Part>
          <h2>{texts.agreed.title}</h2>
          <TermsOfOrder progress={progress} />
        </Part>
        {questions.length > 0 && !isAnswering && (
          <Part>
            <h2>{texts.requirements.title[side]}</h2>
            <Answers>
              {questions.map(({ _id, text, answer }) => (
                <div key={_id}>
                  <dt>{text}</dt>
                  <Words as="dd" data-soft={!answer || undefined}>
                    {answer || texts.requirements.unanswered}
                  </Words>
                </div>
              ))}
            </Answers>
          </Part>
        )}
        {dispute?.decision && stage !== 'disputed' && (
          <Part>
            <h2>{disagreementTexts.record}</h2>
            <DisputePanel dispute={dispute} side={side} isOver />
          </Part>
        )}
        <OrderHistory id={id} side={side} />
      </Sections>
    </Card>
  );
}

function TermsOfOrder({ progress: { terms, revisionsUsed } }: Pick<OrderRecordProps, 'progress'>) {
  const { agreed } = texts;
  const facts = [
    [agreed.days, agreed.countDays(terms.days)],
    [agreed.revisions, writeRevisions(terms.revisions, revisionsUsed)],
    [agreed.review, agreed.countDays(terms.acceptDays)],
  ];

  return (
    <Terms>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Terms>
  );
}

function writeRevisions(all: number | null, used: number) {
  if (all === null) return texts.agreed.anyNumber;
  if (all === 0) return texts.agreed.noRevisions;
  return texts.agreed.revisionsLeft(Math.max(0, all - used), all);
}
