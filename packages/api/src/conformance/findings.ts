import { CallError } from '../client/CallError.ts';
import type { CallFailure } from '../client/CallError.ts';
import { contract } from '../contract/contract.ts';
import type { CallName } from '../contract/contract.ts';

/**
 * What one look at a backend showed.
 *
 * @see Specification, calls
 */
export interface Finding {
  callName: CallName;
  /** What should hold, such as `is the owner’s alone`. */
  title: string;
  /** `skipped` where this backend gives no way to look. */
  outcome: 'holds' | 'differs' | 'skipped';
  /** What is different, with method, status, field or text; or why it was skipped. */
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

/** Checks that a call fails, and how. */
export async function refused(call: Promise<unknown>, expected: ExpectedFailure) {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null) throw new Difference(`was allowed, instead of refused (${expected.kind})`);
  if (!(failure instanceof CallError)) throw failure;
  if (failure.kind === 'rateLimited') throw failure;
  const { kind, status, message } = failure;
  same({ kind, status, message }, expected);
}

/** Checks that all that is expected is there; what else is there does not matter. */
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
