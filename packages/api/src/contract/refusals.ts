import { conversationRefusals, reportRefusals } from '../conversations/refusals.ts';
import { couponOwnerRefusals, couponRefusals } from '../coupons/refusals.ts';
import { searchRefusals } from '../searches/refusals.ts';
import { decisionDeskRefusals, decisionRefusals } from '../decisions/refusals.ts';
import { fileRefusals } from '../files/refusals.ts';
import { guardDeskRefusals, guardRefusals } from '../guard/refusals.ts';
import { identityDeskRefusals, identityRefusals } from '../identity/refusals.ts';
import { marketDeskRefusals } from '../market/refusals.ts';
import { notificationRefusals } from '../notifications/refusals.ts';
import { offerOwnerRefusals, offerRefusals } from '../offers/refusals.ts';
import { orderRefusals } from '../orders/refusals.ts';
import { paymentRefusals } from '../payments/refusals.ts';
import { externalRefusals } from '../people/externalRefusals.ts';
import { factorRefusals } from '../people/factorRefusals.ts';
import { ownDataRefusals } from '../people/ownDataRefusals.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { pictureRefusals } from '../pictures/refusals.ts';
import { reviewRefusals } from '../reviews/refusals.ts';
import { scoreRefusals } from '../score/refusals.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { wishlistRefusals } from '../wishlist/refusals.ts';
import { generalRefusals } from './generalRefusals.ts';

/**
 * Every way in which a call may be refused, each once: the only place that knows its code, its
 * status and its words.
 *
 * @see Specification, errors
 */
export const refusals = {
  ...generalRefusals,
  ...peopleRefusals,
  ...factorRefusals,
  ...externalRefusals,
  ...ownDataRefusals,
  ...serviceRefusals,
  ...wishlistRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...pictureRefusals,
  ...couponRefusals,
  ...couponOwnerRefusals,
  ...searchRefusals,
  ...offerRefusals,
  ...offerOwnerRefusals,
  ...fileRefusals,
  ...conversationRefusals,
  ...reportRefusals,
  ...notificationRefusals,
  ...decisionRefusals,
  ...decisionDeskRefusals,
  ...guardRefusals,
  ...guardDeskRefusals,
  ...identityRefusals,
  ...identityDeskRefusals,
  ...marketDeskRefusals,
  ...reviewRefusals,
  ...scoreRefusals,
};

/**
 * The name of one refusal, such as `orderNotFound`.
 *
 * @see Specification, errors
 */
export type RefusalCode = keyof typeof refusals;
