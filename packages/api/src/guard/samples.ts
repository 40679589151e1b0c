import { samplePeople, samplePerson } from '../people/samples.ts';
import type { Alike, DeskHeld } from './deskCalls.ts';

const toParty = ({ _id, fullname }: { _id: string; fullname: string }) => ({ _id, fullname });
const party = (place: number) => toParty(samplePeople[place] ?? samplePerson);

/**
 * Something that is held, in a pretended backend, with all that is found when somebody looks at it.
 *
 * @see Specification, X44
 */
export interface SampleHeld extends DeskHeld {
  text: string;
  rating: number | null;
  alike: Alike[];
}

/**
 * Makes something that is held: a service that is like that of somebody else.
 *
 * @see Specification, X44
 */
export const createHeld = (fields: Partial<SampleHeld> = {}): SampleHeld => {
  const text =
    'A name, a mark and a voice for your studio: three directions, two rounds of changes, and files for print and screen.';
  return {
    _id: 'held-service',
    kind: 'service',
    reason: 'alike',
    subject: 'service-brand',
    title: 'I will design a brand identity',
    excerpt: text,
    text,
    about: party(1),
    heldAt: '2026-11-22T08:15:00.000Z',
    changedAt: '2026-11-22T08:15:00.000Z',
    report: null,
    takenBy: null,
    rating: null,
    alike: [
      { service: 'service-godot', title: 'I will make your brand and its voice', by: party(2) },
    ],
    ...fields,
  };
};

/**
 * Something of each kind that is held: a service, a review, a message and an account; what has waited longest first.
 *
 * @see Specification, X44
 */
export const sampleHeld: SampleHeld[] = [
  createHeld(),
  createHeld({
    _id: 'held-review',
    kind: 'review',
    excerpt: 'Best seller of all, very fast and friendly, I come back every time, five stars!',
    text: 'Best seller of all, very fast and friendly, I come back every time, five stars!',
    rating: 5,
    about: party(3),
    heldAt: '2026-11-22T21:40:00.000Z',
    changedAt: '2026-11-22T21:40:00.000Z',
    alike: [
      { service: 'service-brand', title: 'I will design a brand identity', by: party(1) },
      { service: 'service-brand', title: 'I will design a brand identity', by: party(2) },
    ],
  }),
  createHeld({
    _id: 'held-message',
    kind: 'message',
    reason: 'repeated',
    subject: 'message-many',
    title: '',
    excerpt: '',
    text: 'We sell followers, one thousand for 500 rupees. Write to us and grow tomorrow.',
    about: party(2),
    heldAt: '2026-11-23T06:05:00.000Z',
    changedAt: '2026-11-23T06:05:00.000Z',
    report: 'report-held',
    alike: [],
  }),
  createHeld({
    _id: 'held-account',
    kind: 'account',
    reason: 'address',
    subject: party(5)._id,
    title: '',
    excerpt: 'quick.start@mailinator.com',
    text: 'quick.start@mailinator.com',
    about: party(5),
    heldAt: '2026-11-23T19:30:00.000Z',
    changedAt: '2026-11-23T19:30:00.000Z',
    alike: [],
  }),
];
