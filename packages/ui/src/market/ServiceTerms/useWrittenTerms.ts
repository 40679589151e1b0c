import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { serviceTermsTexts } from './ServiceTerms.texts.ts';

/** Gives functions that write days and revisions for people. */
export function useWrittenTerms() {
  const { locale } = useMarket();
  const texts = useTexts('ServiceTerms', serviceTermsTexts);

  return {
    texts,
    /** Not a number, as where none was entered yet, is written as a dash. */
    writeDays: (days: number) =>
      Number.isNaN(days) ? '–' : texts.days(days, formatFigures(days, locale)),
    /** Null means any number. */
    writeRevisions: (revisions: number | null) => {
      if (revisions === null) return texts.anyRevisions;
      return revisions === 0 ? texts.noRevisions : formatFigures(revisions, locale);
    },
  };
}
