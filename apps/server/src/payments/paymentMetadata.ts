import * as z from 'zod/mini';

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
  offer_id?: string | null;
  phone_number: string;
}): Record<string, string> => ({
  payment_id: payment.id,
  buyer_id: payment.buyer_id ?? '',
  service_id: payment.service_id,
  phone_number: payment.phone_number,
  ...(payment.offer_id && payment.service_title && { title: payment.service_title }),
});
