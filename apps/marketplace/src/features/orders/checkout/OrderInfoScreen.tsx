import {
  Button,
  Card,
  formatPrice,
  FormLayout,
  OrderSummary,
  TextField,
  useMarket,
} from '@market/ui';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from '../../../routing/router.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { couponEntered, orderInfoEntered, quoteSeen } from './checkoutSlice.ts';
import { toTotal, toWish } from './toOrder.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { useQuoteOrderMutation } from '../../../backend/market.ts';
import { NoCheckout } from './NoCheckout.tsx';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useCheckout } from './useCheckout.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

const fields = ['phoneNumber', 'coupon'] as const;

/** Whether the backend lacks this call: it then checks an order only once it is paid for. */
const isUnknownCall = (failure: QueryFailure) =>
  toKind(failure) === 'notFound' &&
  (!('code' in failure && failure.code) || failure.code === 'unknownCall');

/** Refusals of coupons that name no field: somebody was quicker. */
const isAboutCoupon = (failure: QueryFailure) =>
  'code' in failure && (failure.code === 'couponUsedUp' || failure.code === 'couponUsedByYou');

/** The first step of the checkout: how the seller reaches the buyer. */
export function OrderInfoScreen() {
  const market = useMarket();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const { hasFeature } = useMarketSettings();
  const { cartItem, orderInfo, coupon } = checkout;
  const draft = useDraft();
  const [quoteOrder, { isLoading }] = useQuoteOrderMutation();
  const { faults, form, show, tell } = useFaults(fields);

  if (!cartItem) return <NoCheckout title={texts.orderInfo.title} />;

  const keep = ({ target }: ChangeEvent<HTMLInputElement>) => {
    draft.keepTexts({ ...draft.texts, [target.name]: target.value });
    if (faults.phoneNumber || faults.coupon) show({});
  };

  const goOn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form stays until the next step has loaded, while the address is already that step's: a
    // second press would go one step too far.
    if (location.pathname === paths.confirmOrder) return;
    const { phoneNumber, coupon: code } = readForm(event.currentTarget, fields);
    const entered = { phoneNumber };
    const { pathname } = location;
    const wish = toWish({ cartItem, coupon: code.trim() });
    const { data, error } = await quoteOrder({ ...wish, orderInfo: entered });
    // Somebody who has moved on meanwhile stays where they are.
    if (location.pathname !== pathname) return;
    if (error && isAboutCoupon(error)) return show({ coupon: toMessage(error) });
    if (error && !isUnknownCall(error)) return tell(error);
    if (data) dispatch(quoteSeen(data));
    // A coupon changes it, too, and whoever has typed one knows.
    if (data && !code && data.totalPrice !== shown) {
      const price = formatPrice(data.totalPrice, market);
      showToast({ kind: 'info', message: texts.orderInfo.priceChanged(price) });
    }
    dispatch(couponEntered(code.trim()));
    dispatch(orderInfoEntered(entered));
    draft.finish();
    void navigate(paths.confirmOrder);
  };
  const { service } = cartItem;
  const shown = toTotal({ cartItem, quote: null });

  return (
    <CheckoutLayout
      step={1}
      title={texts.orderInfo.title}
      summary={<OrderSummary service={service} total={shown} />}
    >
      <Card>
        <FormLayout ref={form} onSubmit={(event) => void goOn(event)}>
          <TextField
            label={orderTexts.phoneNumber}
            hint={texts.orderInfo.phoneNumberHint}
            type="tel"
            name="phoneNumber"
            autoComplete="tel"
            inputMode="tel"
            defaultValue={draft.texts?.['phoneNumber'] ?? orderInfo?.phoneNumber}
            onChange={keep}
            error={faults.phoneNumber}
          />
          {hasFeature('coupons') && !cartItem.offer && (
            <TextField
              label={texts.orderInfo.coupon}
              hint={texts.orderInfo.couponHint}
              name="coupon"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={draft.texts?.['coupon'] ?? coupon}
              onChange={keep}
              error={faults.coupon}
            />
          )}
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {texts.orderInfo.goOn}
          </Button>
        </FormLayout>
      </Card>
    </CheckoutLayout>
  );
}
