import * as z from 'zod/mini';
import type { Agreement } from '../database/paymentTables.ts';

/** How many characters the provider keeps of one value. */
const longestValue = 500;

/**
 * What the card provider stores with a payment: enough to place the order without our own records.
 */
export const paymentMetadataSchema = z.object({
  payment_id: z.uuid(),
  buyer_id: z.uuid(),
  service_id: z.uuid(),
  phone_number: z.string(),
  /** What was ordered, where that is not the service as it is called: an offer. */
  title: z.optional(z.string()),
  /** What was agreed, as JSON; missing where it is longer than the provider keeps. */
  agreed: z.optional(z.string()),
  coupon_id: z.optional(z.uuid()),
  offer_id: z.optional(z.uuid()),
});
export type PaymentMetadata = z.infer<typeof paymentMetadataSchema>;

/** What the card provider stores with a deposit. */
export const depositMetadataSchema = z.object({ deposit_id: z.uuid(), buyer_id: z.uuid() });
export type DepositMetadata = z.infer<typeof depositMetadataSchema>;

/** Writes what the card provider is to store with a payment. */
export const toMetadata = (payment: {
  id: string;
  buyer_id: string | null;
  service_id: string;
  service_title?: string;
  agreed?: Agreement | null;
  coupon_id?: string | null;
  offer_id?: string | null;
  phone_number: string;
}): Record<string, string> => {
  const agreed = payment.agreed && JSON.stringify(payment.agreed);
  return {
    payment_id: payment.id,
    buyer_id: payment.buyer_id ?? '',
    service_id: payment.service_id,
    phone_number: payment.phone_number,
    ...(payment.offer_id && payment.service_title && { title: payment.service_title }),
    ...(agreed && agreed.length <= longestValue && { agreed }),
    ...(payment.coupon_id && { coupon_id: payment.coupon_id }),
    ...(payment.offer_id && { offer_id: payment.offer_id }),
  };
};
