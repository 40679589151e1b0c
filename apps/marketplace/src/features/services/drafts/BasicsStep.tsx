import { FormLayout, NumberField, Select, TagInput, TextArea, TextField } from '@market/ui';
import { useCategories } from '../useCategories.ts';
import type { StepProps } from './DraftScreen.tsx';
import { faultsWithin } from './draftSteps.ts';
import { texts } from './texts.ts';
import { useLanguages } from './useLanguages.ts';

/** What a service is called and about. */
export function BasicsStep({ written: { content, change }, faults }: StepProps) {
  const { categories } = useCategories();
  const languages = useLanguages(content.languages);

  return (
    <FormLayout onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={texts.title}
        name="title"
        value={content.title}
        onChange={({ target }) => change({ title: target.value })}
        error={faults['title']}
      />
      <Select
        label={texts.category}
        name="category"
        placeholder={texts.chooseCategory}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={content.category}
        onChange={({ target }) => change({ category: target.value })}
        error={faults['category']}
      />
      <TextArea
        label={texts.description}
        name="description"
        rows={8}
        value={content.description}
        onChange={({ target }) => change({ description: target.value })}
        error={faults['description']}
      />
      <TagInput
        label={texts.tags}
        hint={texts.tagsHint}
        name="tags"
        value={content.tags}
        onValueChange={(tags) => change({ tags })}
        faults={faultsWithin(faults, 'tags')}
        error={faults['tags']}
      />
      <TagInput
        label={texts.languages}
        hint={texts.languagesHint}
        name="languages"
        maxTags={10}
        options={languages}
        value={content.languages}
        onValueChange={(chosen) => change({ languages: chosen })}
        faults={faultsWithin(faults, 'languages')}
        error={faults['languages']}
      />
      <NumberField
        label={texts.queueLimit}
        hint={texts.queueHint}
        name="queueLimit"
        min={1}
        max={1000}
        step={1}
        value={content.queueLimit ?? ''}
        onValueChange={(queueLimit) => change({ queueLimit })}
        error={faults['queueLimit']}
      />
    </FormLayout>
  );
}
