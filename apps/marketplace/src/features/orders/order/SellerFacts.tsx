import { type Order, stateOfOrder } from '@market/api';
import { LinkButton } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { Ways } from './SellerFacts.styles.ts';

/** Who sold what was ordered, and what the buyer may want of them or say about it. */
export function SellerFacts({ order }: { order: Order }) {
  const { seller, service } = order;
  return (
    <div>
      {seller !== undefined && (
        <>
          <dt>Seller</dt>
          <dd>{seller?.fullname ?? 'This account is gone.'}</dd>
        </>
      )}
      {seller === undefined && <dt>What next</dt>}
      <dd>
        <Ways>
          {seller?.email && (
            <LinkButton href={toMail(seller.email, service)} size="small">
              Message
            </LinkButton>
          )}
          {seller && (
            <LinkButton href={paths.person(seller._id)} size="small">
              View Profile
            </LinkButton>
          )}
          {service && (
            <LinkButton
              href={paths.review(service._id)}
              size="small"
              variant={stateOfOrder(order).isDelivered ? 'primary' : undefined}
            >
              Review
            </LinkButton>
          )}
        </Ways>
      </dd>
    </div>
  );
}

const toMail = (email: string, service: Order['service']) =>
  service
    ? `mailto:${email}?subject=${encodeURIComponent(`My order of “${service.title}”`)}`
    : `mailto:${email}`;
