import { Button, Card, FormLayout, OrderSummary, TextField } from '@market/ui';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CheckoutLayout } from '../../shared/CheckoutLayout.tsx';
import { orderInfoEntered } from '../../shared/checkoutSlice.ts';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { NoCheckout } from '../../shared/NoCheckout.tsx';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { useCheckout } from '../../shared/useCheckout.ts';
import { useTitle } from '../../shared/useTitle.ts';

/** The first step of the checkout: how the seller reaches the buyer. */
export function OrderInfoScreen() {
  useTitle('Order Info');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { cartItem, orderInfo } = useCheckout();
  const draft = useDraft();

  if (!cartItem) return <NoCheckout />;

  const keep = ({ target }: ChangeEvent<HTMLInputElement>) =>
    draft.keepTexts({ phoneNumber: target.value });

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form stays until the next step has come, whose address is there already: a second press
    // would be a second step.
    if (location.pathname === paths.confirmOrder) return;
    dispatch(orderInfoEntered(readForm(event.currentTarget, ['phoneNumber'])));
    draft.finish();
    void navigate(paths.confirmOrder);
  };
  const { service } = cartItem;

  return (
    <CheckoutLayout
      step={1}
      title="Order Info"
      summary={<OrderSummary service={service} total={service.price} />}
    >
      <Card>
        <FormLayout onSubmit={goOn}>
          <TextField
            label="Phone Number"
            hint="The seller reaches you here about your order."
            type="tel"
            name="phoneNumber"
            autoComplete="tel"
            inputMode="tel"
            defaultValue={draft.texts?.['phoneNumber'] ?? orderInfo?.phoneNumber}
            onChange={keep}
          />
          <Button type="submit" variant="primary" size="large" isBlock>
            Continue
          </Button>
        </FormLayout>
      </Card>
    </CheckoutLayout>
  );
}
