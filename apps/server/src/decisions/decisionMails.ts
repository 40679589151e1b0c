import type { DecisionReason, SuspensionKind } from '@market/api/contract';
import type { NotificationData } from '../database/newsTables.ts';
import type { MailContent, WriteMail } from '../mails/MailContent.ts';
import { isolate, type Reader, writeMoment } from '../mails/Reader.ts';
import { decisionMailTexts, type ToldName } from './decisionMailTexts.ts';

/** A decision, for those who are told of it. */
export interface ToldDecision {
  id: string;
  name: ToldName;
  reason: DecisionReason | null;
  words: string;
  /** What it is about; empty for the person, and for what has no name. */
  title: string;
  suspension: SuspensionKind | null;
  until: Date | null;
  /** Whether somebody else may be asked to decide again. */
  canAppeal: boolean;
  /** Whether its reader finds it among the decisions about them. Defaults to true. */
  isOwn?: boolean;
}

/** Tells somebody what was decided, why, and where another decision is asked for. */
export const toDecisionMail =
  (decision: ToldDecision): WriteMail =>
  (reader): MailContent => {
    const { name, reason, words, title, suspension, until, canAppeal, isOwn = true } = decision;
    const texts = decisionMailTexts[reader.language];
    const [subject, sentence] = texts.told[name](isolate(reader, title));
    return {
      subject,
      paragraphs: [
        sentence,
        ...(suspension ? [texts.suspensions[suspension]] : []),
        ...(suspension && name === 'suspended'
          ? [until ? texts.until(writeMoment(reader, until)) : texts.forever]
          : []),
        ...(reason ? [texts.because(texts.reasons[reason])] : []),
        ...(canAppeal ? [texts.appeal] : []),
      ],
      ...(words && { quote: { lead: texts.words, text: words } }),
      ...(isOwn && { action: { label: texts.look, path: '/me/decisions' } }),
    };
  };

/** Says in one sentence what a notification tells of a decision; undefined for one of something else. */
export function writeDecisionLine(
  name: string,
  { title }: NotificationData,
  reader: Reader,
): string | undefined {
  const { told } = decisionMailTexts[reader.language];
  if (!Object.hasOwn(told, name)) return undefined;
  const [, sentence] = told[name as ToldName](isolate(reader, String(title ?? '')));
  return sentence;
}
