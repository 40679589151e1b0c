import { categories, type Category, type Service } from '@market/api';
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
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type QueryFailure, toMessage } from '../../shared/failure.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { UploadProgress } from '../../shared/upload/UploadProgress.tsx';
import { type Sending, useUpload } from '../../shared/upload/useUpload.ts';
import { usePictures } from '../../shared/usePictures.ts';
import { useUnsavedWork } from '../../shared/useUnsavedWork.tsx';
import { TitleAndPrice } from './ServiceForm.styles.ts';

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
  save: (draft: ServiceDraft) => Sending;
  onSaved: () => void;
}

interface Fields {
  title: string;
  price: string;
  description: string;
  category: string;
}

const categoryOptions = categories.map((category) => ({ value: category, label: category }));

/** What the server does not take, by field. */
const readFaults = (failure: QueryFailure | undefined): Record<string, string> =>
  (failure && 'kind' in failure && failure.kind === 'validation' && failure.fields) || {};

/** Everything there is to say about a service. The server decides what it accepts. */
export function ServiceForm({ service, submitLabel, save, onSaved }: ServiceFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: {
      title: service?.title ?? '',
      price: service ? String(service.price) : '',
      description: service?.description ?? '',
      category: service?.category ?? '',
    },
  });
  const pictures = usePictures(service?.images);
  const [failure, setFailure] = useState<QueryFailure>();
  const { step, upload, cancel } = useUpload();
  const { question, release } = useUnsavedWork(formState.isDirty || pictures.isChanged);
  const faults = readFaults(failure);

  const submit = async (fields: Fields) => {
    const result = await upload({
      prepare: pictures.read,
      send: (images) =>
        save({
          ...fields,
          // Nothing is no price, not a price of nothing.
          price: Number.parseFloat(fields.price),
          category: fields.category as Category,
          images: pictures.isChanged && !pictures.isEmptied ? images : undefined,
        }),
    });
    if (result === 'notSent') return;
    setFailure(result.failure);
    if (result.failure) return showFailure(result.failure);
    release();
    onSaved();
  };

  return (
    <Card>
      <FormLayout
        onSubmit={(event) => void handleSubmit(submit)(event)}
        problems={Object.entries(faults).map(([name, message]) => ({ name, message }))}
        error={failure && Object.keys(faults).length === 0 ? toMessage(failure) : undefined}
      >
        <TitleAndPrice>
          <TextField label="Title" error={faults['title']} {...register('title')} />
          <NumberField
            label="Price"
            prefix="Rs."
            min={0}
            step="any"
            error={faults['price']}
            {...register('price')}
          />
        </TitleAndPrice>
        <Select
          label="Category"
          placeholder="Choose a category"
          options={categoryOptions}
          error={faults['category']}
          {...register('category')}
        />
        <TextArea
          label="Description"
          rows={6}
          error={faults['description']}
          {...register('description')}
        />
        <ImagePicker
          label="Images(less then 700kb)"
          hint="JPEG, PNG or WebP. Larger photos are made smaller for you."
          name="images"
          isMultiple
          value={pictures.pictures}
          onChange={pictures.choose}
          error={
            pictures.problem ??
            faults['images'] ??
            (pictures.isEmptied ? 'Without new pictures the old ones stay.' : undefined)
          }
          isDisabled={step !== undefined}
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
