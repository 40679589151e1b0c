import type { Dispute } from '@market/api';
import { formatPrice, type Market, useMarket } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { Deadline } from './Deadline.tsx';
import { lookAhead } from './deadlines.ts';
import { disagreementTexts } from './disagreements.texts.ts';
import { Sentences } from './OrderLife.styles.ts';

interface DisputedStageProps {
  dispute: Dispute;
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
}

/** Says in a sentence where a dispute stands, and until when. */
export function DisputedStage({ dispute, side, now }: DisputedStageProps) {
  const market = useMarket();
  const { decision, appeal, answerBy } = dispute;
  const { decided, soon } = disagreementTexts;

  if (decision) {
    return (
      <Sentences>
        <h2>{decided.title}</h2>
        <p>{writeOutcome(decision, side, market)}</p>
        <Deadline
          label={decided.until}
          moment={decision.takesEffectAt}
          now={now}
          past={() => soon}
        />
        <p>{appeal ? decided.isFinal : decided.canAppeal}</p>
      </Sentences>
    );
  }
  const { title, text, until } = findTexts(dispute, side, now);
  return (
    <Sentences>
      <h2>{title}</h2>
      <p>{text}</p>
      {until && <Deadline label={until} moment={answerBy} now={now} past={() => soon} />}
    </Sentences>
  );
}

interface WaitingTexts {
  title: string;
  text: string;
  /** Stands in front of the moment until which the other side can answer. */
  until?: string;
}

function findTexts({ by, appeal, answer, answerBy }: Dispute, side: OrderSide, now: number) {
  const { stages } = disagreementTexts;
  const find = (): Record<OrderSide, WaitingTexts> => {
    if (appeal) return stages.appealed;
    if (answer !== null) return stages.heard;
    // The other side can still answer late, as long as nothing is decided.
    if (by === side && lookAhead(answerBy, now).isPast) return stages.unheard;
    return by === side ? stages.openedByReader : stages.openedByOther;
  };
  return find()[side];
}

function writeOutcome(
  { outcome, amount }: NonNullable<Dispute['decision']>,
  side: OrderSide,
  market: Market,
) {
  const { decided } = disagreementTexts;
  return outcome === 'part'
    ? decided.part[side](formatPrice(amount, market))
    : decided[outcome][side];
}
