import { Button, formatPrice, FormLayout, TextField, useMarket, VisuallyHidden } from '@market/ui';
import type { ChangeEvent, Ref, SubmitEvent } from 'react';
import type { useCoupon } from './useCoupon.ts';
import { texts } from './texts.ts';

interface CouponFormProps {
  coupon: ReturnType<typeof useCoupon>;
  /** What is typed. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onSubmit: () => void;
  error: string | undefined;
  form: Ref<HTMLFormElement>;
}

/** The code of a coupon, with the button that applies it or takes it off again. */
export function CouponForm(props: CouponFormProps) {
  const { coupon, value, onChange, onSubmit, error, form } = props;
  const market = useMarket();
  const { isApplied, isApplying, wasRemoved, saved } = coupon;
  const words = texts.orderInfo.coupon;
  const applied = saved === undefined ? words.applied : words.saved(formatPrice(saved, market));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <FormLayout ref={form} onSubmit={submit}>
      <TextField
        label={words.label}
        hint={isApplied ? applied : words.hint}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isApplied}
        value={isApplied ? coupon.code : value}
        onChange={onChange}
        error={error}
        action={
          <Button type="submit" size="small" isLoading={isApplying}>
            {isApplied ? words.remove : words.apply}
          </Button>
        }
      />
      <VisuallyHidden role="status">
        {isApplied && applied}
        {!isApplied && wasRemoved && words.removed}
      </VisuallyHidden>
    </FormLayout>
  );
}
