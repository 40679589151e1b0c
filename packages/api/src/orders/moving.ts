import * as z from 'zod/mini';
import { orderRefusals } from './refusals.ts';

const missingText = 'Please say what it is about!';

/** What somebody may say to the other side, which may be long. */
export const textSchema = z
  .string(missingText)
  .check(z.trim(), z.maxLength(5000, 'This may have at most 5000 characters.'));

/** What somebody says to the other side. */
export const wordsSchema = textSchema.check(z.minLength(1, missingText));

/** What anything that moves an order on may be refused with. */
export const moveRefusals = [
  orderRefusals.orderNotFound,
  orderRefusals.notYourStep,
  orderRefusals.orderUnanswered,
  orderRefusals.orderInWork,
  orderRefusals.orderDelivered,
  orderRefusals.orderInRevision,
  orderRefusals.orderDisputed,
  orderRefusals.orderCompleted,
  orderRefusals.orderRefunded,
  orderRefusals.moneyInQuestion,
];

/** Part of what was paid, in rupees: in paise it is whole. */
export const partSchema = z
  .number('Please say how much!')
  .check(z.positive('Please say how much!'), z.multipleOf(0.01, 'Please say how much!'));
