import { Button, Card, formatPrice, FormLayout, Stack, TextField, useMarket } from '@market/ui';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from '../../../routing/router.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CouponForm } from './CouponForm.tsx';
import { couponEntered, couponRemoved, orderInfoEntered, quoteSeen } from './checkoutSlice.ts';
import { toTotal, toWish } from './toOrder.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { useQuoteOrderMutation } from '../../../backend/market.ts';
import { NoCheckout } from './NoCheckout.tsx';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useCheckout } from './useCheckout.ts';
import { useCoupon } from './useCoupon.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

const fields = ['phoneNumber'] as const;
const couponFields = ['coupon'] as const;

/** Whether the backend lacks this call: it then checks an order only once it is paid for. */
const isUnknownCall = (failure: QueryFailure) =>
  toKind(failure) === 'notFound' &&
  (!('code' in failure && failure.code) || failure.code === 'unknownCall');

const isAboutCoupon = (failure: QueryFailure) =>
  'code' in failure && failure.code?.startsWith('coupon') === true;

/** The first step of the checkout: how the seller reaches the buyer, and what the order costs. */
export function OrderInfoScreen() {
  const market = useMarket();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const { hasFeature } = useMarketSettings();
  const { cartItem, orderInfo } = checkout;
  const draft = useDraft();
  const [entered, setEntered] = useState(draft.texts ?? {});
  const typedCode = entered['coupon'] ?? checkout.coupon;
  const coupon = useCoupon(typedCode);
  const formId = useId();
  const [quoteOrder, { isLoading }] = useQuoteOrderMutation();
  const { faults, form, show, tell } = useFaults(fields);
  const ofCoupon = useFaults(couponFields);

  if (!cartItem) return <NoCheckout title={texts.orderInfo.title} />;

  const keep = (change: Record<string, string>) => {
    const now = { ...entered, ...change };
    setEntered(now);
    draft.keepTexts(now);
    if ('phoneNumber' in change && faults.phoneNumber) show({});
    if ('coupon' in change && ofCoupon.faults.coupon) ofCoupon.show({});
  };
  const keepField = ({ target }: ChangeEvent<HTMLInputElement>) =>
    keep({ [target.name]: target.value });

  const explain = (error: QueryFailure) => {
    if (isAboutCoupon(error)) ofCoupon.show({ coupon: toMessage(error) });
    else tell(error);
  };

  const applyOrRemove = async () => {
    if (coupon.isApplied) {
      keep({ coupon: '' });
      return coupon.remove();
    }
    if (!coupon.code) return ofCoupon.show({ coupon: texts.orderInfo.coupon.none });
    const error = await coupon.apply();
    if (error) explain(error);
    else ofCoupon.show({});
  };

  const goOn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form stays until the next step has loaded, while the address is already that step's: a
    // second press would go one step too far.
    if (location.pathname === paths.confirmOrder) return;
    const { phoneNumber } = readForm(event.currentTarget, fields);
    const { pathname } = location;
    const wish = toWish({ cartItem, coupon: coupon.code });
    const { data, error } = await quoteOrder({ ...wish, orderInfo: { phoneNumber } });
    // Somebody who has moved on meanwhile stays where they are.
    if (location.pathname !== pathname) return;
    if (error && !isUnknownCall(error)) {
      // What no longer holds does not stay in the sum.
      if (coupon.isApplied && isAboutCoupon(error)) dispatch(couponRemoved());
      return explain(error);
    }
    if (data) dispatch(quoteSeen(data));
    const isKnown = coupon.isApplied || !coupon.code;
    if (data && isKnown && data.totalPrice !== toTotal(checkout)) {
      const price = formatPrice(data.totalPrice, market);
      showToast({ kind: 'info', message: texts.orderInfo.priceChanged(price) });
    }
    dispatch(couponEntered(coupon.code));
    dispatch(orderInfoEntered({ phoneNumber }));
    draft.finish();
    void navigate(paths.confirmOrder);
  };

  return (
    <CheckoutLayout step={1} title={texts.orderInfo.title} summary={<CheckoutSummary />}>
      <Card>
        <Stack>
          <FormLayout id={formId} ref={form} onSubmit={(event) => void goOn(event)}>
            <TextField
              label={orderTexts.phoneNumber}
              hint={texts.orderInfo.phoneNumberHint}
              type="tel"
              name="phoneNumber"
              autoComplete="tel"
              inputMode="tel"
              defaultValue={draft.texts?.['phoneNumber'] ?? orderInfo?.phoneNumber}
              onChange={keepField}
              error={faults.phoneNumber}
            />
          </FormLayout>
          {hasFeature('coupons') && !cartItem.offer && (
            <CouponForm
              coupon={coupon}
              form={ofCoupon.form}
              value={typedCode}
              onChange={keepField}
              onSubmit={() => void applyOrRemove()}
              error={ofCoupon.faults.coupon}
            />
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            isBlock
            isLoading={isLoading}
          >
            {texts.orderInfo.goOn}
          </Button>
        </Stack>
      </Card>
    </CheckoutLayout>
  );
}
