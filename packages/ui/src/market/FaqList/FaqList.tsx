'use client';

import { type ComponentPropsWithRef, forwardRef, useId } from 'react';
import type { ServiceFaq } from '../../entities.ts';
import { Accordion } from '../../layout/Accordion/Accordion.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Answer, FaqFrame } from './FaqList.styles.ts';
import { faqListTexts } from './FaqList.texts.ts';

export interface FaqListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  faqs: readonly ServiceFaq[];
  /** The level of the title; the questions are one below. Defaults to 2. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/**
 * What buyers often ask about a service, each answer behind its question. Works without scripts, and
 * renders nothing without questions.
 */
export const FaqList = forwardRef<HTMLElement, FaqListProps>(function FaqList(props, ref) {
  const { faqs, headingLevel = 2, ...sectionProps } = props;
  const { title } = useTexts('FaqList', faqListTexts);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  if (faqs.length === 0) return null;

  return (
    <FaqFrame aria-labelledby={titleId} {...sectionProps} ref={ref}>
      <Title id={titleId}>{title}</Title>
      <Accordion
        headingLevel={(headingLevel + 1) as 3 | 4 | 5 | 6}
        items={faqs.map(({ question, answer }, index) => ({
          id: String(index),
          title: question,
          content: <Answer>{answer}</Answer>,
        }))}
      />
    </FaqFrame>
  );
});
