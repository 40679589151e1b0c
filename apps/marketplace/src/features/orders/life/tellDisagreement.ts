import type { OrderEvent } from '@market/api';
import { formatPrice, type Formats } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { disagreementTexts } from './disagreements.texts.ts';

/**
 * Says what happened to an order whose sides did not agree, to one of them or, without a
 * side, to somebody else; undefined for an event of another kind.
 */
export function tellDisagreement(
  { kind, actor, amount }: Pick<OrderEvent, 'kind' | 'actor' | 'amount'>,
  side: OrderSide | undefined,
  formats: Formats,
): string | undefined {
  const { told, toldOf, toldOfOthers } = disagreementTexts;
  const written =
    amount === null || amount === undefined ? undefined : formatPrice(amount, formats);
  if (actor !== 'buyer' && actor !== 'seller') return toldOfOthers[kind]?.(written);
  const sentences = (written && toldOf[kind]?.(written)) || told[kind];
  return sentences?.[actor === side ? 'own' : actor];
}
