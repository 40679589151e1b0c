import type { Category, Service } from '@market/api';
import {
  Button,
  Card,
  FormActions,
  FormLayout,
  ImagePicker,
  NumberField,
  Select,
  TextArea,
  TextField,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { DraftNotice } from '../../../drafts/DraftNotice.tsx';
import { useDraft } from '../../../drafts/useDraft.ts';
import { readForm } from '../../../shared/readForm.ts';
import { UploadProgress } from '../../pictures/UploadProgress.tsx';
import { type Sending, useUpload } from '../../pictures/useUpload.ts';
import { isChosen } from '../../pictures/isChosen.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { usePictures } from '../../pictures/usePictures.ts';
import { useUnsavedWork } from '../../../routing/useUnsavedWork.tsx';
import { Requirement, TitleAndPrice } from './ServiceForm.styles.ts';
import { useCategories } from '../useCategories.ts';
import { texts } from './ServiceForm.texts.ts';

/** What is sent of a service. */
export interface ServiceDraft {
  title: string;
  /** In rupees. */
  price: number;
  description: string;
  category: Category;
  /** As data URLs; undefined leaves them as they are. */
  images: string[] | undefined;
}

interface ServiceFormProps {
  /** What it is so far; none for a new one. */
  service?: Service;
  submitLabel: string;
  /** Sends it. */
  save: (draft: ServiceDraft) => Sending<unknown>;
  onSaved: () => void;
}

const fields = ['title', 'price', 'description', 'category'] as const;

/** What can be chosen. Before it is known what there is, what was chosen before can be kept. */
function useCategoryOptions(chosen: Category | undefined) {
  const { market } = useMarketSettings();
  const { categories, nameOf } = useCategories();
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  const isMissing = !market && chosen && !options.some(({ value }) => value === chosen);
  return isMissing ? [...options, { value: chosen, label: nameOf(chosen) }] : options;
}

/** The form for a service. The server decides what it accepts. */
export function ServiceForm({ service, submitLabel, save, onSaved }: ServiceFormProps) {
  const draft = useDraft();
  const pictures = usePictures(service?.images.filter(isChosen) ?? [], draft);
  const [isTextChanged, setTextChanged] = useState(draft.texts !== undefined);
  const { faults, form, tell } = useFaults([...fields, 'images']);
  const { step, upload, cancel } = useUpload();
  const { question, release } = useUnsavedWork(isTextChanged || pictures.isChanged, draft.finish);
  const { title, price, category, description } = { ...service, ...draft.texts };
  const categoryOptions = useCategoryOptions(category);

  const noteText = (event: FormEvent<HTMLFormElement>) => {
    setTextChanged(true);
    draft.keepTexts(readForm(event.currentTarget, fields));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = readForm(event.currentTarget, fields);

    const result = await upload({
      prepare: pictures.read,
      send: (images) =>
        save({
          ...entered,
          // An empty field means no price, not a price of 0.
          price: Number.parseFloat(entered.price),
          category: entered.category as Category,
          images: pictures.isChanged && !pictures.isEmptied ? images : undefined,
        }),
    });
    if (result === 'notSent') return;
    if (result.failure) return tell(result.failure);
    release();
    onSaved();
  };

  return (
    <Card>
      <FormLayout ref={form} onSubmit={submit} onInput={noteText}>
        <DraftNotice draft={draft} />
        <Requirement>{service ? texts.form.required : texts.form.requiredWithPicture}</Requirement>
        <TitleAndPrice>
          <TextField
            label={texts.form.title}
            name="title"
            defaultValue={title}
            error={faults.title}
            required
          />
          <NumberField
            label={texts.form.price}
            name="price"
            prefix={texts.form.rupees}
            min={0}
            step="any"
            defaultValue={price}
            error={faults.price}
            required
          />
        </TitleAndPrice>
        <Select
          label={texts.form.category}
          name="category"
          placeholder={texts.form.chooseCategory}
          options={categoryOptions}
          defaultValue={category}
          error={faults.category}
          required
        />
        <TextArea
          label={texts.form.description}
          name="description"
          rows={6}
          defaultValue={description}
          error={faults.description}
          required
        />
        <ImagePicker
          label={texts.form.pictures}
          hint={texts.form.picturesHint}
          name="images"
          isMultiple
          value={pictures.pictures}
          onValueChange={pictures.choose}
          error={
            pictures.problem ??
            faults.images ??
            (pictures.isEmptied ? texts.form.oldPicturesStay : undefined)
          }
          disabled={step !== undefined}
        />
        {step && <UploadProgress step={step} onCancel={cancel} />}
        <FormActions>
          <Button type="submit" variant="primary" size="large" isLoading={step !== undefined}>
            {submitLabel}
          </Button>
        </FormActions>
      </FormLayout>
      {question}
    </Card>
  );
}
