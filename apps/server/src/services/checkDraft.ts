import {
  createService,
  type DraftContent,
  type Listing,
  listingSchema,
  refusals,
} from '@market/api/contract';
import * as z from 'zod/mini';
import { CallRefusal, toInvalidRequest } from '../refusals/CallRefusal.ts';

const { title, description, category } = createService.request.shape;

/** What the form for a service asks, and how it is sold; its price is that of the first package. */
const wholeSchema = z.object({
  title,
  description,
  category,
  listing: listingSchema,
  queueLimit: z.nullable(
    z
      .int('At once are taken 1 to 1000 orders.')
      .check(
        z.minimum(1, 'At once are taken 1 to 1000 orders.'),
        z.maximum(1000, 'At once are taken 1 to 1000 orders.'),
      ),
  ),
});

/** A draft that can be offered. */
export interface WholeDraft {
  title: string;
  description: string;
  category: string;
  listing: Listing;
  queueLimit: number | null;
}

/** Checks a draft as the form for a service is checked. Refuses it with all that is wrong, by path. */
export function checkDraft(content: DraftContent, pictureCount: number): WholeDraft {
  const { packages, extras, questions, faqs, tags, languages, ...rest } = content;
  const listing = { packages, extras, questions, faqs, tags, languages };
  const result = wholeSchema.safeParse({ ...rest, listing });
  const issues = result.success
    ? []
    : result.error.issues.map((issue) => ({
        ...issue,
        // The draft knows no listing: its fields stand beside the others.
        path: issue.path[0] === 'listing' ? issue.path.slice(1) : issue.path,
      }));
  const faults = issues.length > 0 ? { ...toInvalidRequest(issues).fields } : {};
  if (pictureCount === 0) faults['images'] = 'please add a picture of your service!';
  if (!result.success || pictureCount === 0) {
    throw new CallRefusal(refusals.invalidRequest, { fields: faults });
  }
  return result.data;
}
