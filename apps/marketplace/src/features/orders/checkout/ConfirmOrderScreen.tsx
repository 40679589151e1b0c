import { Card, Link, LinkButton, OrderSummary, PriceLines } from '@market/ui';
import { Navigate } from '../../../routing/router.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { NoCheckout } from './NoCheckout.tsx';
import { Sections } from '../OrderDetails.styles.ts';
import { OrderedItem } from '../OrderedItem.tsx';
import { paths } from '../../../routing/paths.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { toTotal } from './toOrder.ts';
import { useCheckout } from './useCheckout.ts';
import { Buyer } from './ConfirmOrderScreen.styles.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

/** The second step of the checkout: everything once more before the payment. */
export function ConfirmOrderScreen() {
  const { cartItem, orderInfo, quote } = useCheckout();
  const buyer = useSignedInPerson();

  if (!cartItem) return <NoCheckout title={texts.confirm.title} />;
  if (!orderInfo) return <Navigate to={paths.orderInfo} replace />;
  const { service } = cartItem;
  const total = toTotal({ cartItem, quote });

  return (
    <CheckoutLayout
      step={2}
      title={texts.confirm.title}
      summary={
        <OrderSummary
          service={service}
          total={total}
          action={
            <LinkButton href={paths.payment} variant="primary" size="large" isBlock>
              {texts.confirm.goOn}
            </LinkButton>
          }
        />
      }
    >
      <Card>
        <Sections>
          <Buyer>
            <div>
              <dt>{orderTexts.name}</dt>
              <dd>{buyer?.fullname}</dd>
            </div>
            <div>
              <dt>{orderTexts.phoneNumber}</dt>
              <dd>{orderInfo.phoneNumber || texts.confirm.noPhoneNumber}</dd>
              <dd>
                <Link href={paths.orderInfo}>{texts.confirm.change}</Link>
              </dd>
            </div>
          </Buyer>
          <OrderedItem service={service} price={total} />
          {quote?.lines && (
            <PriceLines
              lines={quote.lines}
              total={quote.totalPrice}
              days={quote.days}
              revisions={quote.revisions}
            />
          )}
        </Sections>
      </Card>
    </CheckoutLayout>
  );
}
