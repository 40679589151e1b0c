import type * as z from 'zod/mini';

/** A call that cannot be answered as asked, in words for the person who asked. */
export class CallRefusal extends Error {
  override name = 'CallRefusal';
  /** The HTTP status, 400 to 599. */
  readonly status: number;
  /** When asking again may help; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A call that is refused until the password has been typed once more. */
export class PasswordNeeded extends CallRefusal {
  constructor(message: string) {
    super(403, message);
  }
}

/** A call whose request breaks rules, in one sentence for each field. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  /** What is wrong, by the field's name. */
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }

  /** Each sentence once. */
  get sentences(): string[] {
    return [...new Set(Object.values(this.fields))];
  }
}

/** Zod's own words, which are for developers. */
const unexplained = 'Invalid input';

/** Says what is wrong with a request: in the contract's words, or naming the field. */
export function toInvalidRequest(issues: z.core.$ZodIssue[]): InvalidRequest {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.join('.') || 'request';
    fields[name] ??= message === unexplained ? `Please check the field ${name}.` : message;
  }
  return new InvalidRequest(fields);
}
