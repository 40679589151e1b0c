import type { Coupon } from '@market/api';
import {
  Badge,
  type BadgeTone,
  Button,
  ConfirmDialog,
  formatDate,
  formatPrice,
  useMarket,
} from '@market/ui';
import { useState } from 'react';
import { useDeleteCouponMutation, usePauseCouponMutation } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { Code, CouponActions, CouponFacts, CouponFrame } from './Coupons.styles.ts';
import { type CouponState, stateOfCoupon } from './couponState.ts';
import { texts } from './texts.ts';

const tones: Record<CouponState, BadgeTone> = {
  valid: 'positive',
  paused: 'warning',
  later: 'primary',
  over: 'neutral',
  usedUp: 'neutral',
};

/** One coupon, with what its owner can do with it. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { _id, code, isPaused } = coupon;
  const [isAsking, setAsking] = useState(false);
  const [pauseCoupon, pausing] = usePauseCouponMutation();
  const [deleteCoupon, deletion] = useDeleteCouponMutation();
  const state = stateOfCoupon(coupon);
  const canEnd = state !== 'over' && state !== 'usedUp';

  const pause = async () => {
    const { error } = await pauseCoupon({ id: _id, isPaused: !isPaused });
    if (error) showFailure(error);
    else {
      const message = isPaused ? texts.resumed(code) : texts.paused(code);
      showToast({ kind: 'success', message });
    }
  };
  const remove = async () => {
    const { error } = await deleteCoupon({ id: _id });
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.removed(code) });
  };

  return (
    <CouponFrame forwardedAs="li" data-past={!canEnd || undefined}>
      <Code>{code}</Code>
      <Badge tone={tones[state]} hasDot>
        {texts.states[state]}
      </Badge>
      <Facts coupon={coupon} />
      <CouponActions>
        {canEnd && (
          <Button
            size="small"
            isLoading={pausing.isLoading}
            aria-label={isPaused ? texts.resumeCoupon(code) : texts.pauseCoupon(code)}
            onClick={() => void pause()}
          >
            {isPaused ? texts.resume : texts.pause}
          </Button>
        )}
        <Button
          size="small"
          variant="danger"
          aria-label={texts.removeCoupon(code)}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
      </CouponActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removal.title}
        confirmLabel={texts.remove}
        isDangerous
        isConfirming={deletion.isLoading}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.removal.text(code)}</p>
      </ConfirmDialog>
    </CouponFrame>
  );
}

/** What a coupon takes off, from what, when, and how often. */
function Facts({ coupon }: { coupon: Coupon }) {
  const market = useMarket();
  const { kind, value, services, least, uses, most, mostPerPerson } = coupon;
  const facts = [
    services.length === 0 ? texts.allServices : texts.someServices(services.length),
    least && texts.least(formatPrice(least, market)),
    toPeriod(coupon, (moment) => formatDate(moment, market)),
    most === null ? texts.uses(uses) : texts.usesOf(uses, most),
    mostPerPerson !== null && texts.perPerson(mostPerPerson),
  ];

  return (
    <CouponFacts>
      <li>
        <strong>
          {kind === 'percent'
            ? texts.percentOff(String(value))
            : texts.amountOff(formatPrice(value, market))}
        </strong>
      </li>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </CouponFacts>
  );
}

/** When a coupon holds; undefined for always. The last day is the one before the moment of its end. */
function toPeriod({ from, until }: Coupon, format: (moment: string) => string) {
  const last = until && format(new Date(new Date(until).getTime() - 1).toISOString());
  if (from && last) return texts.period.both(format(from), last);
  if (from) return texts.period.from(format(from));
  return last ? texts.period.until(last) : undefined;
}
