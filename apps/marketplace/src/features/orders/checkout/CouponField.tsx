import { Button, formatPrice, TextField, useMarket, VisuallyHidden } from '@market/ui';
import type { ChangeEvent } from 'react';
import type { useCoupon } from './useCoupon.ts';
import { texts } from './texts.ts';

interface CouponFieldProps {
  coupon: ReturnType<typeof useCoupon>;
  /** The id of the form that it belongs to: Enter applies the code and does not go on. */
  form: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
}

/** The code of a coupon, with the button that applies it or takes it off again. */
export function CouponField({ coupon, form, value, onChange, error }: CouponFieldProps) {
  const market = useMarket();
  const { isApplied, isApplying, wasRemoved, saved } = coupon;
  const words = texts.orderInfo.coupon;
  const applied = saved === undefined ? words.applied : words.saved(formatPrice(saved, market));

  return (
    <div>
      <TextField
        label={words.label}
        hint={isApplied ? applied : words.hint}
        name="coupon"
        form={form}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isApplied}
        value={isApplied ? coupon.code : value}
        onChange={onChange}
        error={error}
        action={
          <Button type="submit" form={form} size="small" isLoading={isApplying}>
            {isApplied ? words.remove : words.apply}
          </Button>
        }
      />
      <VisuallyHidden role="status">
        {isApplied && applied}
        {!isApplied && wasRemoved && words.removed}
      </VisuallyHidden>
    </div>
  );
}
