import { ListEditor, QuestionEditor, Stack, TextArea, TextField } from '@market/ui';
import type { StepProps } from './DraftScreen.tsx';
import { faultsWithin } from './draftSteps.ts';
import { texts } from './texts.ts';

/** What the seller asks buyers, and what buyers often ask. */
export function QuestionsStep({ written: { content, change }, faults }: StepProps) {
  return (
    <Stack gap={32}>
      <QuestionEditor
        name="questions"
        value={content.questions}
        onValueChange={(questions) => change({ questions })}
        error={faults['questions']}
        faults={faultsWithin(faults, 'questions')}
      />
      <ListEditor
        label={texts.faqs}
        addLabel={texts.addFaq}
        most={10}
        entries={content.faqs}
        onEntriesChange={(faqs) => change({ faqs })}
        createEntry={() => ({ question: '', answer: '' })}
        keyOf={(_faq, index) => `${index}`}
        nameOf={({ question }, index) => question || texts.faq(index + 1)}
        error={faults['faqs']}
        renderEntry={(faq, changeFaq, { index }) => (
          <>
            <TextField
              label={texts.question}
              value={faq.question}
              onChange={({ target }) => changeFaq({ ...faq, question: target.value })}
              error={faults[`faqs.${index}.question`]}
            />
            <TextArea
              label={texts.answer}
              rows={3}
              value={faq.answer}
              onChange={({ target }) => changeFaq({ ...faq, answer: target.value })}
              error={faults[`faqs.${index}.answer`]}
            />
          </>
        )}
      />
    </Stack>
  );
}
