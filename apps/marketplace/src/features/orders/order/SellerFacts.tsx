import { type Order, stateOfOrder } from '@market/api';
import { LinkButton } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { Ways } from './SellerFacts.styles.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

/** The seller of an order, and what its buyer may do: get in touch, or review. */
export function SellerFacts({ order }: { order: Order }) {
  // Where the sides review each other, there is a place of its own for it.
  const { seller, service, progress, reviews } = order;
  // What was delivered is looked at first.
  const isToReview = stateOfOrder(order).isDelivered && progress?.stage !== 'delivered';
  return (
    <div>
      {seller !== undefined && (
        <>
          <dt>{texts.seller}</dt>
          <dd>{seller?.fullname ?? orderTexts.accountGone}</dd>
        </>
      )}
      {seller === undefined && <dt>{texts.whatNext}</dt>}
      <dd>
        <Ways>
          {seller?.email && (
            <LinkButton href={toMail(seller.email, service)} size="small">
              {texts.message}
            </LinkButton>
          )}
          {seller && (
            <LinkButton href={paths.person(seller._id)} size="small">
              {orderTexts.viewProfile}
            </LinkButton>
          )}
          {service && !reviews && (
            <LinkButton
              href={paths.review(service._id)}
              size="small"
              variant={isToReview ? 'primary' : undefined}
            >
              {texts.review}
            </LinkButton>
          )}
        </Ways>
      </dd>
    </div>
  );
}

const toMail = (email: string, service: Order['service']) =>
  service
    ? `mailto:${email}?subject=${encodeURIComponent(texts.mailSubject(service.title))}`
    : `mailto:${email}`;
