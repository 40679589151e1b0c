import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { momentSchema, rupeesSchema } from '../contract/values.ts';
import { factorRefusals } from './factorRefusals.ts';
import { ownDataRefusals } from './ownDataRefusals.ts';
import { peopleRefusals } from './refusals.ts';

/**
 * All that is stored about somebody, as one file.
 *
 * @see Specification, X37
 */
export const dataExportSchema = z.object({
  /** `waiting` until it is written, which takes minutes at the most. */
  state: z.enum(['waiting', 'ready', 'failed']),
  requestedAt: momentSchema,
  /** In bytes; null until it is ready. */
  size: z.nullable(z.number()),
  /** Until when it can be fetched; null until it is ready. */
  until: z.nullable(momentSchema),
});
/**
 * All that is stored about somebody, as one file.
 *
 * @see Specification, X37
 */
export type DataExport = z.infer<typeof dataExportSchema>;

/**
 * Why an account cannot be deleted yet: orders that are not over, disputes about orders or with banks, money
 * that the market owes its owner (`balance`), and money that they owe the market (`debt`).
 *
 * @see Specification, X37
 */
export const deletionBlockSchema = z.object({
  kind: z.enum(['orders', 'disputes', 'balance', 'debt']),
  /** How many there are; null where it is money. */
  count: z.nullable(z.number()),
  /** In rupees; null where it is no money. */
  amount: z.nullable(rupeesSchema),
});
/**
 * Why an account cannot be deleted yet.
 *
 * @see Specification, X37
 */
export type DeletionBlock = z.infer<typeof deletionBlockSchema>;

const proofRefusals = [generalRefusals.passwordNeeded, factorRefusals.stepUpWanted];

/**
 * The calls by which people get what is stored about them, and have it deleted.
 *
 * @see Specification, calls
 */
export const ownDataCalls = {
  /**
   * `GET /auth/me/data`: tells what has become of the caller's last export, and what keeps the account from
   * being deleted.
   *
   * @see Specification, X37
   */
  getOwnData: call({
    method: 'GET',
    path: '/auth/me/data',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      /** Null where none was asked for in the last seven days. */
      dataExport: z.nullable(dataExportSchema),
      /** From when on another one may be asked for; null for now. */
      nextExportAt: z.nullable(momentSchema),
      /** Empty where nothing keeps it. */
      blocks: z.array(deletionBlockSchema),
      /** How many days an account that is to be deleted is kept. */
      graceDays: z.number(),
    }),
  }),
  /**
   * `POST /auth/me/export`: has all that is stored about the caller written into one file. Fails with
   * `forbidden` when the password was not typed a short while ago (see `confirmPassword`) or, with a second
   * factor, its code was not (see `confirmStepUp`); with `conflict` for the second one of a day.
   *
   * @see Specification, X37
   */
  requestExport: call({
    method: 'POST',
    path: '/auth/me/export',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ dataExport: dataExportSchema }),
    refusals: [generalRefusals.featureOff, ...proofRefusals, ownDataRefusals.exportTooSoon],
  }),
  /**
   * `POST /auth/me/export/link`: gives the address of the file, which opens without a session for as long as
   * the file is kept. Fails like `requestExport`, and with `notFound` when there is none.
   *
   * @see Specification, X37
   */
  getExportLink: call({
    method: 'POST',
    path: '/auth/me/export/link',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ link: z.string(), until: momentSchema }),
    refusals: [...proofRefusals, ownDataRefusals.exportMissing],
  }),
  /**
   * `POST /auth/me/delete`: has the account deleted after two weeks, and ends all its sessions; logging in
   * again keeps it. Fails with `validation` when the password is wrong, with `forbidden` when an account with
   * a second factor has not typed its code a short while ago (see `confirmStepUp`), and with `conflict` as
   * long as something keeps it: see `blocks` of `getOwnData`.
   *
   * @see Specification, X37
   */
  requestDeletion: call({
    method: 'POST',
    path: '/auth/me/delete',
    access: 'signedIn',
    request: z.object({
      /** May be left out where a code or a passkey has just confirmed who it is. */
      password: z.optional(z.string()),
    }),
    answer: z.object({
      /** When the account will be gone. */
      deletedAt: momentSchema,
    }),
    refusals: [
      generalRefusals.featureOff,
      peopleRefusals.unfilledFields,
      peopleRefusals.wrongPassword,
      factorRefusals.stepUpWanted,
      ownDataRefusals.deletionBlocked,
    ],
  }),
};

export const { getOwnData, requestExport, getExportLink, requestDeletion } = ownDataCalls;
