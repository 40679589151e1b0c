import type { Offer } from '@market/api';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  LinkButton,
  Notice,
  OfferCard,
  PageHeader,
  PageLayout,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useEndOfferMutation, useGetOfferQuery } from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { checkoutStarted, type OrderedItem } from '../../orders/checkout/checkoutSlice.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { tellUnavailable } from '../../services/tellUnavailable.ts';
import { CopyLink, Withdraw } from '../own/OwnOffer.tsx';
import { texts } from './texts.ts';

/** One offer, for its seller and for anyone who was given its address. */
export function OfferScreen() {
  const { id = '' } = useParams();
  const offer = useGetOfferQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} />
      <QueryView
        query={offer}
        loading={<Skeleton height="20rem" radius="20px" />}
        waiting={texts.waiting}
        failure={texts.failure}
        missing={
          <EmptyState
            title={texts.missing.title}
            text={texts.missing.text}
            action={<LinkButton href={paths.home}>{texts.missing.action}</LinkButton>}
          />
        }
      >
        {(found) => <OfferDetails offer={found.offer} />}
      </QueryView>
    </PageLayout>
  );
}

/** An offer as the checkout orders it. */
const toItem = ({ _id, service, seller, title, price, days, revisions }: Offer): OrderedItem => ({
  _id,
  service: { ...service, title, price, user: [seller] },
  quote: {
    lines: [{ kind: 'offer', title, quantity: 1, amount: price }],
    totalPrice: price,
    days,
    revisions,
  },
  offer: _id,
});

function OfferDetails({ offer }: { offer: Offer }) {
  const { state, order, seller, service, availability } = offer;
  const isOwn = useSignedInPerson()?._id === seller._id;
  const unavailable = tellUnavailable(availability, useMarket());

  return (
    <Stack>
      <p>{toWords(offer, isOwn)}</p>
      {state === 'open' && unavailable && (
        <Notice tone="warning" title={unavailable.title}>
          {availability?.note && <p dir="auto">{availability.note}</p>}
          <p>{texts.waits}</p>
        </Notice>
      )}
      <OfferCard
        offer={offer}
        headingLevel={2}
        actions={
          <>
            {state === 'open' && isOwn && (
              <>
                <CopyLink offer={offer} />
                <Withdraw offer={offer} />
              </>
            )}
            {state === 'open' && !isOwn && <Answers offer={offer} canAccept={!unavailable} />}
            {order && (
              <LinkButton href={isOwn ? paths.sale(order) : paths.order(order)} variant="primary">
                {texts.order}
              </LinkButton>
            )}
          </>
        }
      />
      <p>
        {texts.about} <TextLink href={paths.service(service._id)}>{service.title}</TextLink>
      </p>
    </Stack>
  );
}

/** What has become of an offer, as its reader is told; undefined where there is nothing to say. */
function toWords({ state, order }: Offer, isOwn: boolean) {
  if (state === 'open') return isOwn ? texts.own : undefined;
  return state === 'accepted' && order && !isOwn ? texts.yours : texts.states[state];
}

interface AnswersProps {
  offer: Offer;
  canAccept: boolean;
}

/** Lets a buyer accept an offer by paying for it, or decline it. */
function Answers({ offer, canAccept }: AnswersProps) {
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [endOffer, { isLoading }] = useEndOfferMutation();

  const decline = async () => {
    const { error } = await endOffer({ id: offer._id, state: 'declined' });
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.declined });
  };

  return (
    <>
      {canAccept && (
        <LinkButton
          href={paths.orderInfo}
          variant="primary"
          onClick={() => dispatch(checkoutStarted(toItem(offer)))}
        >
          {texts.accept}
        </LinkButton>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.refusal.title}
        confirmLabel={texts.decline}
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => void decline()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.refusal.text}</p>
      </ConfirmDialog>
    </>
  );
}
