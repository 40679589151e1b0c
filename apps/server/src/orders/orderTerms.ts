import type { OrderTerms } from '@market/api/contract';
import { type OwnerSettings, toOwnerSettings } from '../marketBook/ownerSettings.ts';

/** What is promised with an order of the version before, and how long each side has. */
export type FindOrderTerms = () => Promise<OrderTerms>;

/** Reads what the owner of the market has set. */
export const toOrderTerms = (settings: OwnerSettings): OrderTerms => ({
  days: settings['orders.deliveryDays'],
  revisions: settings['orders.revisions'],
  acceptDays: settings['orders.acceptDays'],
  extensionDays: settings['orders.extensionDays'],
  graceHours: settings['orders.graceHours'],
  answerHours: settings['orders.answerHours'],
  answerDays: settings['orders.answerDays'],
  lateDays: settings['orders.lateDays'],
  proposalHours: settings['orders.proposalHours'],
  disputeDays: settings['orders.disputeDays'],
  clearingDays: settings['orders.clearingDays'],
  appealDays: settings['orders.appealDays'],
  commissionBasisPoints: settings['orders.commissionBasisPoints'],
});

const usual = toOrderTerms(toOwnerSettings(new Map()));

/** What is promised where the owner has set nothing. */
export const usualTerms: FindOrderTerms = async () => usual;

/** Adds what a version before did not promise when it froze the terms of an order. */
export const completeTerms = (terms: OrderTerms): OrderTerms => ({ ...usual, ...terms });
