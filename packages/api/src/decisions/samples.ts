import { samplePeople, samplePerson } from '../people/samples.ts';
import type { DeskDecision } from './deskCalls.ts';

const toParty = ({ _id, fullname }: { _id: string; fullname: string }) => ({ _id, fullname });
const moderator = toParty(samplePeople[2] ?? samplePerson);

/**
 * Makes a decision: that a service was hidden, of which nobody has asked for another one yet.
 *
 * @see Specification, X39
 */
export const createDecision = (fields: Partial<DeskDecision> = {}): DeskDecision => ({
  _id: 'decision-hidden',
  action: 'hidden',
  reason: 'copied',
  words: 'The pictures are those of another studio, which has shown us the originals.',
  subject: { kind: 'service', _id: 'service-brand', title: 'I will design a brand identity' },
  suspension: null,
  createdAt: '2026-11-20T10:15:00.000Z',
  isActive: true,
  appeal: null,
  canAppeal: true,
  by: moderator,
  about: toParty(samplePerson),
  appealBy: null,
  takenBy: null,
  ...fields,
});

/**
 * A suspension that its person asks to be looked at again, a service that was hidden, a warning that was taken
 * back, and a note; the newest first.
 *
 * @see Specification, X39
 */
export const sampleDecisions: DeskDecision[] = [
  createDecision({
    _id: 'decision-suspended',
    action: 'suspended',
    reason: 'outside',
    words: 'Three buyers were asked to pay outside of the market.',
    subject: null,
    suspension: { kind: 'noNewOrders', until: '2026-12-24T00:00:00.000Z' },
    createdAt: '2026-11-22T09:00:00.000Z',
    appeal: {
      text: 'They asked me, and I have said no each time. Please read the conversations.',
      createdAt: '2026-11-22T18:30:00.000Z',
      outcome: null,
      words: '',
      decidedAt: null,
    },
    canAppeal: false,
    about: toParty(samplePeople[3] ?? samplePerson),
  }),
  createDecision(),
  createDecision({
    _id: 'decision-warned',
    action: 'warned',
    reason: 'harassment',
    words: 'Please stay polite, even where you are right.',
    subject: null,
    createdAt: '2026-10-02T08:00:00.000Z',
    isActive: false,
    appeal: {
      text: 'That was a quotation.',
      createdAt: '2026-10-03T08:00:00.000Z',
      outcome: 'overturned',
      words: 'It was: the warning is taken back.',
      decidedAt: '2026-10-04T09:00:00.000Z',
    },
    canAppeal: false,
    appealBy: toParty(samplePeople[0] ?? samplePerson),
  }),
  createDecision({
    _id: 'decision-noted',
    action: 'noted',
    reason: null,
    words: 'Has asked by telephone when the money comes.',
    subject: null,
    createdAt: '2026-09-30T12:00:00.000Z',
    canAppeal: false,
  }),
];
