import * as z from 'zod/mini';
import { isReadableLine } from '../contract/isReadableLine.ts';
import { peopleRefusals } from './refusals.ts';

/** What somebody calls themselves. */
export const fullnameSchema = z
  .string(peopleRefusals.unfilledAccount.message)
  .check(
    z.maxLength(100, 'A name may have at most 100 characters.'),
    z.refine(
      isReadableLine,
      'A name may not hold invisible characters, or ones that turn text around.',
    ),
  );
