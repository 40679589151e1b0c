import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ServiceExtra, ServicePackage, ServiceQuestion } from '../entities.ts';
import { ExtraEditor } from '../market/ExtraEditor/ExtraEditor.tsx';
import { PackageEditor } from '../market/PackageEditor/PackageEditor.tsx';
import { QuestionEditor } from '../market/QuestionEditor/QuestionEditor.tsx';
import { Button } from './Button/Button.tsx';
import { PictureSorter, type SortedPicture } from './PictureSorter/PictureSorter.tsx';
import { TagInput } from './TagInput/TagInput.tsx';

/* The parts of a seller's form, as react-hook-form and as the browser sends them. */

interface Entered {
  tags: string[];
  images: SortedPicture[];
  packages: ServicePackage[];
  extras: ServiceExtra[];
  questions: ServiceQuestion[];
}

const mark = { name: 'Mark', description: 'One mark', price: 4500, days: 5, revisions: null };
const poster = { id: 'poster', url: 'data:,', alt: 'A poster' };

function Form({ onSubmit }: { onSubmit: (entered: Entered) => void }) {
  const { control, handleSubmit, formState } = useForm<Entered>({
    defaultValues: { tags: [], images: [poster], packages: [mark], extras: [], questions: [] },
  });
  const rules = { validate: (list: unknown[]) => list.length > 0 || 'One at least.' };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((entered) => onSubmit(entered))(event)}>
      <Controller
        name="tags"
        control={control}
        rules={rules}
        render={({ field: { onChange, ...field } }) => (
          <TagInput
            label="Tags"
            {...field}
            onValueChange={onChange}
            error={formState.errors.tags?.message}
          />
        )}
      />
      <Controller
        name="images"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <PictureSorter label="Pictures" {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        name="packages"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <PackageEditor {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        name="extras"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <ExtraEditor {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        name="questions"
        control={control}
        rules={rules}
        render={({ field: { onChange, ...field } }) => (
          <QuestionEditor
            {...field}
            onValueChange={onChange}
            error={formState.errors.questions?.message}
          />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

afterEach(cleanup);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('with react-hook-form what is missing takes the focus, and everything arrives', async () => {
  const onSubmit = vi.fn<(entered: Entered) => void>();
  render(<Form onSubmit={onSubmit} />);

  await send();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tags' })),
  );
  await userEvent.keyboard('logo{Enter}');
  await send();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Questions to the buyer' }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.keyboard('Which colours?');
  await userEvent.click(screen.getByRole('button', { name: 'Add a package' }));
  await userEvent.keyboard('Identity');
  await userEvent.fill(screen.getByRole('textbox', { name: 'What the picture shows' }), 'A sun');
  await send();

  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      tags: ['logo'],
      images: [{ ...poster, alt: 'A sun' }],
      packages: [
        mark,
        { name: 'Identity', description: '', price: Number.NaN, days: 7, revisions: 1 },
      ],
      extras: [],
      questions: [
        { _id: 'new-1', text: 'Which colours?', kind: 'text', options: [], isRequired: true },
      ],
    }),
  );
});

test('a plain form sends fields that are called by their path', () => {
  const extra = { _id: 'card', title: 'A card', price: 800, days: -2, revisions: 1, most: 5 };
  const question = { _id: 'mood', text: 'Mood?', kind: 'choice' as const, isRequired: true };
  render(
    <form aria-label="Service">
      <TagInput label="Tags" name="tags" defaultValue={['logo', 'print']} />
      <ExtraEditor name="extras" defaultValue={[extra]} />
      <QuestionEditor
        name="questions"
        defaultValue={[{ ...question, options: ['Warm', 'Strict'] }]}
      />
    </form>,
  );

  const sent = [...new FormData(screen.getByRole<HTMLFormElement>('form')).entries()];
  expect(sent).toEqual([
    ['tags', 'logo'],
    ['tags', 'print'],
    ['extras.0.title', 'A card'],
    ['extras.0.price', '800'],
    ['extras.0.days', '-2'],
    ['extras.0.revisions', '1'],
    ['extras.0.most', '5'],
    ['questions.0.text', 'Mood?'],
    ['questions.0.kind', 'choice'],
    ['questions.0.isRequired', 'on'],
    ['questions.0.options.0', 'Warm'],
    ['questions.0.options.1', 'Strict'],
  ]);
});
