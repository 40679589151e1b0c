import { expect, test } from 'vitest';
import { languages } from '../database/Letter.ts';
import { decisionMailTexts } from './decisionMailTexts.ts';
import { toDecisionMail, type ToldDecision, writeDecisionLine } from './decisionMails.ts';

const suspended: ToldDecision = {
  id: 'decision',
  name: 'suspended',
  reason: 'outside',
  words: 'Three buyers were asked to pay elsewhere.',
  title: '',
  suspension: 'noNewOrders',
  until: new Date('2026-12-24T00:00:00.000Z'),
  canAppeal: true,
};

// Shows X39.
test.each([...languages])(
  'in %s, a mail says what was decided, why, until when, and where to ask again',
  (language) => {
    const reader = { language, marketName: 'Market', currencyPrefix: 'Rs.' };
    const texts = decisionMailTexts[language];
    const mail = toDecisionMail(suspended)(reader);
    expect(mail.quote).toEqual({ lead: texts.words, text: suspended.words });
    expect(mail.action).toEqual({ label: texts.look, path: '/me/decisions' });
    expect(mail.paragraphs).toContain(texts.because(texts.reasons.outside));
    expect(mail.paragraphs).toContain(texts.appeal);
    expect(mail.paragraphs).toContain(texts.suspensions.noNewOrders);
    expect(mail.paragraphs.join(' ')).toMatch(/24|٢٤|२४/);
    expect(writeDecisionLine('suspended', { title: null }, reader)).toBe(mail.paragraphs[0]);
    expect(writeDecisionLine('delivered', { title: null }, reader)).toBeUndefined();
  },
);

// Shows X38.
test('the mail to somebody who reported something links to no decision', () => {
  const mail = toDecisionMail({ ...suspended, name: 'reportFollowed', isOwn: false })({
    language: 'en',
    marketName: 'Market',
    currencyPrefix: 'Rs.',
  });
  expect(mail.action).toBeUndefined();
});
