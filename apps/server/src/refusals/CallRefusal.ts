import { type Quote, type RefusalEntry, fillIn, refusals } from '@market/api/contract';
import type * as z from 'zod/mini';

/** What a refusal says beyond its code. */
export interface RefusalDetails {
  /** The values for the names in braces. */
  values?: Record<string, string | number>;
  /** The field of the request that the words are about. */
  field?: string;
  /** What is wrong with each field. The message is then made of these. */
  fields?: Record<string, string>;
  /** When trying again may help; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What an order costs now, where it is refused because that has changed. */
  quote?: Quote;
}

/** A call that cannot be answered as asked: one of the contract's refusals. */
export class CallRefusal extends Error {
  override name = 'CallRefusal';
  readonly code: string;
  /** The HTTP status, 400 to 599. */
  readonly status: number;
  /** What is wrong, by the field's name. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly quote: Quote | undefined;

  constructor(refusal: RefusalEntry, details: RefusalDetails = {}) {
    const words = fillIn(refusal.message, details.values);
    const fields = details.field === undefined ? details.fields : { [details.field]: words };
    super(fields ? Object.values(fields).join(' ') : words);
    this.code = refusal.code;
    this.status = refusal.status;
    this.fields = fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.quote = details.quote;
  }

  /** What is sent. If fields are named, each sentence appears once. */
  toAnswer() {
    const { code, message, fields, quote } = this;
    return {
      success: false,
      code,
      message: fields ? [...new Set(Object.values(fields))] : message,
      ...(fields && { fields }),
      ...(quote && { quote }),
      ...(code === refusals.passwordNeeded.code && { needsPassword: true }),
    };
  }
}

/** Zod's own words, which are for developers. */
const unexplained = 'Invalid input';

/** Says what is wrong with a request: in the contract's words, or naming the field. */
export function toInvalidRequest(issues: z.core.$ZodIssue[]): CallRefusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.join('.') || 'request';
    fields[name] ??= message === unexplained ? `Please check the field ${name}.` : message;
  }
  return new CallRefusal(refusals.invalidRequest, { fields });
}
