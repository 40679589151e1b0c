import { CallError } from '../client/CallError.ts';
import type { CallFailure } from '../client/CallError.ts';
import { toKind } from '../client/readRefusal.ts';
import { contract } from '../contract/contract.ts';
import type { CallName } from '../contract/contract.ts';
import type { RefusalEntry } from '../contract/refusal.ts';
import { refusals } from '../contract/refusals.ts';

/**
 * The result of one check of a backend.
 *
 * @see Specification, calls
 */
export interface Finding {
  callName: CallName;
  /** What should hold, such as `is the owner’s alone`. */
  title: string;
  /** `skipped` where this backend gives no way to look. */
  outcome: 'holds' | 'differs' | 'skipped';
  /** What differs, with method, status, field or text; or why it was skipped. */
  detail: string;
}

/** Says that this backend gives no way to look. */
export class Skipped extends Error {}

/** Says what is different. */
class Difference extends Error {}

/** Runs a check and tells what came of it. */
export async function judge(
  callName: CallName,
  check: () => Promise<unknown>,
): Promise<Pick<Finding, 'outcome' | 'detail'>> {
  try {
    await check();
    return { outcome: 'holds', detail: '' };
  } catch (error) {
    if (error instanceof Skipped) return { outcome: 'skipped', detail: error.message };
    if (error instanceof CallError && error.kind === 'rateLimited') {
      return { outcome: 'skipped', detail: 'The backend limits how often this may be asked.' };
    }
    if (error instanceof Difference) return { outcome: 'differs', detail: error.message };
    return { outcome: 'differs', detail: describeError(callName, error) };
  }
}

function describeError(callName: CallName, error: unknown) {
  if (!(error instanceof CallError)) return String(error);
  const { method, path } = contract[callName];
  return `${method} ${path} failed: ${error.kind} ${error.status ?? ''} "${error.message}"`;
}

/** How a call is to fail. A pattern stands for a message that differs from backend to backend. */
interface ExpectedFailure extends Partial<Omit<CallFailure, 'message'>> {
  message?: string | RegExp;
}

/**
 * Checks that a call fails as it should: with a refusal of the contract, whose code must match if
 * one is sent, or as described. The status of a refusal is checked only if `more` says so.
 */
export async function refused(
  call: Promise<unknown>,
  expected: RefusalEntry | ExpectedFailure,
  more: ExpectedFailure = {},
) {
  const wanted = 'code' in expected ? toExpected(expected as RefusalEntry) : expected;
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null) throw new Difference(`was allowed, instead of refused (${wanted.kind})`);
  if (!(failure instanceof CallError)) throw failure;
  if (failure.kind === 'rateLimited') throw failure;
  const { kind, status, code, message, fields } = failure;
  same({ kind, status, message, fields }, { ...wanted, ...more });
  if (code === undefined) return;
  if (!Object.hasOwn(refusals, code))
    throw new Difference(`the code ${code} is not in the contract`);
  if ('code' in expected) same({ code }, { code: expected.code });
}

const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Another backend may put other values into the words. */
function toExpected({ status, message }: RefusalEntry): ExpectedFailure {
  const [before = '', ...after] = message.split(/\{\w+\}/).map(escapePattern);
  return {
    kind: toKind(status),
    message: after.length === 0 ? message : new RegExp(`^${[before, ...after].join('.+')}$`),
  };
}

/** Checks that everything expected is there. Other things may be there, too. */
export function same(actual: unknown, expected: unknown, field = ''): void {
  if (expected instanceof RegExp) {
    if (!expected.test(String(actual))) {
      throw new Difference(`${field}: ${JSON.stringify(actual)} instead of ${expected}`);
    }
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    if (actual !== expected) {
      throw new Difference(
        `${field}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
      );
    }
    return;
  }
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length !== expected.length) {
    throw new Difference(`${field}: ${actual.length} entries instead of ${expected.length}`);
  }
  for (const [key, value] of Object.entries(expected)) {
    same((actual as Record<string, unknown> | null)?.[key], value, field ? `${field}.${key}` : key);
  }
}

/** Does what everything after it needs. */
export async function needed<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new Error('The backend cannot be examined any further.', { cause: error });
  }
}
