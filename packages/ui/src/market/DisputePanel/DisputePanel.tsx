'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import type { DisputeSummary } from '../../entities.ts';
import type { Formats } from '../../formatting/Formats.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import type { Texts } from '../../texts/Texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import {
  Appeal,
  Decision,
  DisputeFrame,
  Side,
  Silence,
  Wanted,
  Words,
} from './DisputePanel.styles.ts';
import { disputePanelTexts } from './DisputePanel.texts.ts';

export interface DisputePanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  dispute: DisputeSummary;
  /** Which side of the order reads it; left out for somebody else, such as who decides. */
  side?: DisputeSummary['by'] | undefined;
  /** Whether what was decided has happened. Defaults to false. */
  isOver?: boolean | undefined;
  /** Where the sides stand in the outline of the page. Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/** What the two sides of an order say, side by side, and what was decided, with its reasons. */
export const DisputePanel = forwardRef<HTMLElement, DisputePanelProps>(
  function DisputePanel(props, ref) {
    const { dispute, side, isOver = false, headingLevel = 3, ...frameProps } = props;
    const { by, openedAt, text, wanted, answerBy, answer, decision, appeal } = dispute;
    const market = useMarket();
    const texts = useTexts('DisputePanel', disputePanelTexts);
    const other = by === 'buyer' ? 'seller' : 'buyer';
    const nameOf = (who: DisputeSummary['by']) => (who === side ? texts.reader : texts[who]);
    const appealOf = (who: DisputeSummary['by']) => (appeal?.by === who ? appeal.text : undefined);

    return (
      <DisputeFrame aria-label={texts.label} {...frameProps} ref={ref}>
        <Party
          name={nameOf(by)}
          note={texts.opened(formatDate(openedAt, market))}
          level={headingLevel}
          appeal={appealOf(by)}
        >
          <Words>{text}</Words>
          {wanted !== null && (
            <Wanted>
              <dt>{texts.wanted}</dt>
              <dd>{wanted === 0 ? texts.nothing : formatPrice(wanted, market)}</dd>
            </Wanted>
          )}
        </Party>
        <Party
          name={nameOf(other)}
          note={answer === null ? undefined : texts.answer}
          level={headingLevel}
          appeal={appealOf(other)}
        >
          {answer === null ? (
            <Silence>
              {texts.noAnswer}{' '}
              {decision === null && <span>{texts.answerBy(formatDate(answerBy, market))}</span>}
            </Silence>
          ) : (
            <Words>{answer}</Words>
          )}
        </Party>
        {decision && (
          <Decided
            decision={decision}
            isFinal={appeal !== null}
            isOver={isOver}
            level={headingLevel}
          />
        )}
      </DisputeFrame>
    );
  },
);

interface PartyProps {
  name: string;
  note?: string | undefined;
  level: NonNullable<DisputePanelProps['headingLevel']>;
  /** Why they want another decision. */
  appeal?: string | undefined;
  children: ReactNode;
}

/** What one side says. */
function Party({ name, note, level, appeal, children }: PartyProps) {
  const texts = useTexts('DisputePanel', disputePanelTexts);
  const nameId = useId();
  const Name = `h${level}` as const;
  const Below = `h${(level + 1) as 3 | 4 | 5 | 6}` as const;

  return (
    <Side aria-labelledby={nameId}>
      <header>
        <Name id={nameId}>{name}</Name>
        {note && <span>{note}</span>}
      </header>
      {children}
      {appeal && (
        <Appeal>
          <Below>{texts.appeal}</Below>
          <Words>{appeal}</Words>
        </Appeal>
      )}
    </Side>
  );
}

interface DecidedProps {
  decision: NonNullable<DisputeSummary['decision']>;
  isFinal: boolean;
  isOver: boolean;
  level: NonNullable<DisputePanelProps['headingLevel']>;
}

/** What was decided, why, and when it happens. */
function Decided({ decision, isFinal, isOver, level }: DecidedProps) {
  const { reasons, decidedAt, takesEffectAt } = decision;
  const market = useMarket();
  const texts = useTexts('DisputePanel', disputePanelTexts);
  const titleId = useId();
  const Title = `h${level}` as const;

  return (
    <Decision aria-labelledby={titleId}>
      <header>
        <Title id={titleId}>{texts.market}</Title>
        <span>{texts.decided(formatDate(decidedAt, market))}</span>
      </header>
      <strong>{writeOutcome(decision, texts, market)}</strong>
      <Words>{reasons}</Words>
      {!isOver && (
        <footer>
          {isFinal ? texts.isFinal : texts.takesEffect(formatDate(takesEffectAt, market))}
        </footer>
      )}
    </Decision>
  );
}

function writeOutcome(
  { outcome, amount }: DecidedProps['decision'],
  texts: Texts['DisputePanel'],
  formats: Formats,
) {
  return outcome === 'part' ? texts.part(formatPrice(amount, formats)) : texts[outcome];
}
