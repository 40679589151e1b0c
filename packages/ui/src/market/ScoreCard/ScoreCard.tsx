'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { toNumberFormat } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Bar, Part, Parts, Score, ScoreFrame } from './ScoreCard.styles.ts';
import { scoreCardTexts } from './ScoreCard.texts.ts';

/** What a score is made up of. */
export interface ScoreCardPart {
  label: string;
  points: number;
  /** What it can bring at best. */
  of: number;
}

export interface ScoreCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From 0 to 100; null while there is none. */
  score: number | null;
  parts: readonly ScoreCardPart[];
  /** Beside the score, such as a `LevelBadge`. */
  level?: ReactNode;
}

/** A score, and what its parts bring. */
export const ScoreCard = forwardRef<HTMLDivElement, ScoreCardProps>(function ScoreCard(
  { score, parts, level, ...cardProps },
  ref,
) {
  const { locale } = useMarket();
  const texts = useTexts('ScoreCard', scoreCardTexts);
  const write = (number: number) =>
    toNumberFormat(locale, { maximumFractionDigits: 1 }).format(number);

  return (
    <ScoreFrame {...cardProps} ref={ref}>
      <header>
        <Score>{score === null ? texts.none : texts.of(write(score))}</Score>
        {level}
      </header>
      {parts.length > 0 && (
        <Parts>
          {parts.map(({ label, points, of }) => (
            <Part key={label}>
              <span>{label}</span>
              <b>{texts.points(write(points), write(of))}</b>
              <Bar $share={of > 0 ? Math.min(1, points / of) : 0} aria-hidden />
            </Part>
          ))}
        </Parts>
      )}
    </ScoreFrame>
  );
});
