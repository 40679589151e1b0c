import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button/Button.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { FormLayout } from './FormLayout/FormLayout.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PriceSlider } from './PriceSlider/PriceSlider.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { RatingInput } from './RatingInput/RatingInput.tsx';
import { Select } from './Select/Select.tsx';
import { Switch } from './Switch/Switch.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';

/* With react-hook-form: `register` for native controls, `Controller` for the others. */

interface Entered {
  title: string;
  secret: string;
  text: string;
  price: number;
  category: string;
  plan: string;
  agrees: boolean;
  hides: boolean;
  rating: number;
  range: { minimum: number; maximum: number };
}

const range = { minimum: 298, maximum: 50_000 };
const options = ['design', 'web'].map((value) => ({ value, label: value }));
const needed = 'Please fill this in.';

function Form({ onSubmit }: { onSubmit: (entered: Entered) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Entered>({
    defaultValues: { rating: 0, range, hides: true },
  });
  const errorOf = (name: keyof Entered) => formState.errors[name]?.message;
  const field = (name: keyof Entered) => ({
    ...register(name, { required: needed }),
    error: errorOf(name),
  });

  return (
    <FormLayout onSubmit={(event) => void handleSubmit((entered) => onSubmit(entered))(event)}>
      <TextField label="Title" {...field('title')} />
      <PasswordField label="Secret" {...field('secret')} />
      <TextArea label="Text" {...field('text')} />
      <NumberField
        label="Price"
        {...register('price', { required: needed, valueAsNumber: true })}
        error={errorOf('price')}
      />
      <Select label="Category" placeholder="Choose" options={options} {...field('category')} />
      <RadioGroup label="Plan" options={options} {...field('plan')} />
      <Checkbox label="I agree" {...field('agrees')} />
      <Switch label="Hide" {...register('hides')} />
      <Controller
        name="rating"
        control={control}
        rules={{ min: { value: 1, message: needed } }}
        render={({ field: { ref, name, value, onChange } }) => (
          <RatingInput
            label="Rating"
            ref={ref}
            name={name}
            value={value}
            onValueChange={onChange}
            error={errorOf('rating')}
          />
        )}
      />
      <Controller
        name="range"
        control={control}
        render={({ field: { value, onChange } }) => (
          <PriceSlider label="Range" value={value} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Send</Button>
    </FormLayout>
  );
}

afterEach(cleanup);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('what is missing is said, and the focus goes from one to the next', async () => {
  const onSubmit = vi.fn<(entered: Entered) => void>();
  render(<Form onSubmit={onSubmit} />);

  await send();
  await waitFor(() => expect(screen.getAllByText(needed)).toHaveLength(8));
  const fillIn = [
    [() => screen.getByLabelText('Title'), 'A logo'],
    [() => screen.getByLabelText('Secret'), 'Sesame'],
    [() => screen.getByLabelText('Text'), 'By hand'],
    [() => screen.getByLabelText('Price'), '4500'],
  ] as const;
  for (const [find, text] of fillIn) {
    await waitFor(() => expect(document.activeElement).toBe(find()));
    await userEvent.keyboard(text);
    await send();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Category')));
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'web');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  await userEvent.keyboard(' ');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('I agree')));
  await userEvent.keyboard(' ');
  await send();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('rating'));
  await userEvent.keyboard('{ArrowRight}');
  await send();

  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      title: 'A logo',
      secret: 'Sesame',
      text: 'By hand',
      price: 4500,
      category: 'web',
      plan: 'design',
      agrees: true,
      hides: true,
      rating: 2,
      range,
    }),
  );
});
