import type { Offer } from '@market/api';
import { Button, ConfirmDialog, LinkButton, OfferCard } from '@market/ui';
import { useState } from 'react';
import { useEndOfferMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { texts } from './texts.ts';

/** One own offer, with what its seller can do with it. */
export function OwnOffer({ offer }: { offer: Offer }) {
  const { _id, title, state, order } = offer;

  return (
    <OfferCard
      offer={offer}
      headingLevel={2}
      actions={
        <>
          {state === 'open' && <CopyLink offer={offer} />}
          {state === 'open' && <Withdraw offer={offer} />}
          {order ? (
            <LinkButton href={paths.sale(order)} size="small" aria-label={texts.orderOf(title)}>
              {texts.order}
            </LinkButton>
          ) : (
            <LinkButton
              href={paths.offer(_id)}
              size="small"
              variant="quiet"
              aria-label={texts.openOffer(title)}
            >
              {texts.open}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** Copies the address that a buyer opens. */
export function CopyLink({ offer: { _id, title } }: { offer: Offer }) {
  const copy = () =>
    navigator.clipboard
      .writeText(new URL(paths.offer(_id), window.location.href).href)
      .then(() => showToast({ kind: 'success', message: texts.copied }))
      .catch(() => showToast({ kind: 'error', message: texts.notCopied }));

  return (
    <Button size="small" aria-label={texts.copyLinkOf(title)} onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  );
}

/** Takes an open offer back, having asked first. */
export function Withdraw({ offer: { _id, title } }: { offer: Offer }) {
  const [isAsking, setAsking] = useState(false);
  const [endOffer, { isLoading }] = useEndOfferMutation();

  const withdraw = async () => {
    const { error } = await endOffer({ id: _id, state: 'withdrawn' });
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.withdrawn });
  };

  return (
    <>
      <Button
        size="small"
        variant="danger"
        aria-label={texts.withdrawOffer(title)}
        onClick={() => setAsking(true)}
      >
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.withdrawal.title}
        confirmLabel={texts.withdraw}
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.withdrawal.text(title)}</p>
      </ConfirmDialog>
    </>
  );
}
