import type { DecisionReason, SuspensionKind } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { noteEvent } from '../audit/auditQueries.ts';
import type { Database } from '../database/tables.ts';
import { tellPeople } from '../news/tellPeople.ts';
import type { ToldName } from './decisionMailTexts.ts';
import { toDecisionMail, type ToldDecision } from './decisionMails.ts';

/** Who decides, and from where. */
export interface Decider {
  personId: string;
  address: string;
}

/** Something that is decided about somebody, or something of theirs. */
export interface NewDecision {
  /** Null when the account is gone: then nobody is told. */
  aboutId: string | null;
  action: string;
  /** Which sentence tells of it; null for what nobody is told. */
  told: ToldName | null;
  /** Defaults to none. */
  reason?: DecisionReason | null;
  words: string;
  /** What it is about. Defaults to the person. */
  subject?: { kind: string; id: string; title: string };
  suspension?: { kind: SuspensionKind; until: Date | null };
  /** What happened, for those who look it up. */
  what: string;
  before?: unknown;
  after?: unknown;
}

/** What somebody else may be asked to decide again. */
export const appealable: ReadonlySet<string> = new Set([
  'suspended',
  'warned',
  'hidden',
  'removed',
  'unverified',
  'unmarked',
]);

/** When something was decided: what it removes is removed at this very time, so that it is known again. */
export const whenDecided = (decisionId: string) =>
  sql<Date>`(select decisions.created_at from decisions where decisions.id = ${decisionId})`;

/**
 * Writes a decision down and tells whom it concerns, at the bell and with one mail, as part of the transaction
 * that does what was decided. Gives its id.
 */
export async function writeDecision(
  transaction: Database,
  { personId, address }: Decider,
  decision: NewDecision,
): Promise<string> {
  const { aboutId, action, told, reason = null, words, subject, suspension } = decision;
  const id = uuidv7();
  await transaction
    .insertInto('decisions')
    .values({
      id,
      by_person: personId,
      about_person: aboutId,
      action,
      reason,
      words,
      subject_kind: subject?.kind ?? null,
      subject: subject?.id ?? null,
      title: subject?.title ?? '',
      suspension: suspension?.kind ?? null,
      until: suspension?.until ?? null,
    })
    .execute();
  const { what, before, after } = decision;
  const subjectId = subject?.id ?? aboutId;
  await noteEvent(transaction, {
    personId,
    what,
    subjectId,
    address,
    reason: words,
    before,
    after,
  });
  if (told && aboutId) {
    await tellOfDecision(transaction, aboutId, `decision ${id}`, {
      id,
      name: told,
      reason,
      words,
      title: subject?.title ?? '',
      suspension: suspension?.kind ?? null,
      until: suspension?.until ?? null,
      canAppeal: appealable.has(action),
    });
  }
  return id;
}

/** Tells somebody of a decision, at the bell and with one mail. */
export const tellOfDecision = (
  transaction: Database,
  personId: string,
  key: string,
  decision: ToldDecision,
): Promise<void> =>
  tellPeople(transaction, [
    {
      personId,
      kind: 'decisions',
      name: decision.name,
      subject: decision.isOwn === false ? null : { type: 'decision', id: decision.id },
      data: {
        title: decision.title,
        until: decision.until?.toISOString() ?? null,
        suspension: decision.suspension,
      },
      mail: { write: toDecisionMail(decision), key: `${key} ${personId}` },
    },
  ]);
