import { createFile } from '../files/samples.ts';
import { createOffer } from '../offers/samples.ts';
import { sampleOrders } from '../orders/samples.ts';
import { samplePeople, samplePerson } from '../people/samples.ts';
import type { ScorePoint } from '../score/calls.ts';
import { sampleServices } from '../services/samples.ts';
import type { BlockedPerson } from './calls.ts';
import type { Report, ReportedText } from './reportCalls.ts';
import type { Message, WholeConversation } from './messages.ts';

/**
 * Makes what somebody has written to the signed-in person.
 *
 * @see Specification, X32
 */
export const createMessage = (fields: Partial<Message> = {}): Message => ({
  _id: 'message-1',
  number: 1,
  isMine: false,
  text: 'Hello Asha! Yes, I can do that until the end of the month.',
  files: [],
  heldFiles: { checking: 0, refused: 0 },
  service: null,
  order: null,
  offer: null,
  held: null,
  hasContacts: false,
  isDeleted: false,
  deletableUntil: null,
  sentAt: '2026-11-18T09:30:00.000Z',
  ...fields,
});

const toSubject = ({ _id, title }: { _id: string; title: string }) => ({ _id, title });

const [brand] = sampleServices.map(toSubject);
const [firstOrder] = sampleOrders;
const cafeOrder = firstOrder
  ? { _id: firstOrder._id, title: firstOrder.service?.title ?? '' }
  : null;

/** So many minutes after the first message. */
const inMinutes = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 9, minutes)).toISOString();

/**
 * A message of every kind, the newest first: held, deleted, with files, with an offer, with contact details,
 * about a service and about an order.
 *
 * @see Specification, X32
 */
export const sampleMessages: Message[] = [
  createMessage({
    text: 'My number is +977 980 123 4567, just call me.',
    isMine: true,
    number: null,
    held: 'contacts',
    hasContacts: true,
  }),
  createMessage({
    text: 'Lovely! Could the letters stand a little further apart?\n\nAnd please send it as a PDF, too.',
    isMine: true,
    order: cafeOrder,
    deletableUntil: inMinutes(65),
  }),
  createMessage({
    text: 'Here is the first sketch.',
    order: cafeOrder,
    files: [createFile({ purpose: 'message', name: 'first-sketch.pdf' })],
    heldFiles: { checking: 1, refused: 1 },
  }),
  createMessage({ text: '', isMine: true, isDeleted: true }),
  createMessage({
    text: '',
    isMine: true,
    files: [
      createFile({ _id: 'file-menu', purpose: 'message', name: 'our-menu.pdf' }),
      createFile({
        _id: 'file-photos',
        purpose: 'message',
        name: 'photos-of-the-café.zip',
        state: 'scanning',
        kind: null,
        sha256: null,
      }),
    ],
  }),
  createMessage({
    text: 'This is what I would do, and what it costs. I am also at mira@studio.example.',
    offer: createOffer(),
    hasContacts: true,
  }),
  createMessage(),
  createMessage({
    text: 'Hello Mira! We open a café in Pokhara in spring. Would you draw our sign and our menu, too?',
    isMine: true,
    service: brand ?? null,
  }),
].map((message, index, all) => ({
  ...message,
  _id: `message-${all.length - index}`,
  number: message.held ? null : all.length - index,
  sentAt: inMinutes(30 + 3 * (all.length - index)),
}));

const toOther = ({ _id, fullname, avatar }: typeof samplePerson) => ({ _id, fullname, avatar });

/**
 * Makes what the signed-in person and somebody else have to say to each other.
 *
 * @see Specification, X32
 */
export const createConversation = (fields: Partial<WholeConversation> = {}): WholeConversation => ({
  _id: 'conversation-mira',
  person: toOther(samplePeople[0] ?? samplePerson),
  lastMessage: sampleMessages.find(({ held }) => held === null) ?? createMessage(),
  unread: 0,
  isArchived: false,
  isMuted: false,
  seenNumber: 7,
  otherSeenNumber: 6,
  isAnswered: true,
  writing: 'open',
  messagesLeft: null,
  filePurpose: 'message',
  openOrders: [],
  ...fields,
});

/**
 * A conversation with its messages, the newest first.
 *
 * @see Specification, X32
 */
export interface SampleConversation extends WholeConversation {
  messages: Message[];
}

const begin = (messages: Message[], fields: Partial<WholeConversation>): SampleConversation => ({
  ...createConversation({
    lastMessage: messages[0] ?? createMessage(),
    seenNumber: messages[0]?.number ?? 0,
    otherSeenNumber: null,
    ...fields,
  }),
  messages,
});

/**
 * Conversations with somebody one buys from, with somebody who has asked something new, with somebody who has not
 * answered yet, and an archived one with somebody who has left; the newest first.
 *
 * @see Specification, X32
 */
export const sampleConversations: SampleConversation[] = [
  {
    ...createConversation({
      filePurpose: 'order',
      openOrders: cafeOrder ? [cafeOrder] : [],
    }),
    messages: sampleMessages,
  },
  begin(
    [
      createMessage({
        _id: 'message-dev-2',
        number: 2,
        text: 'And how long would it take?',
        service: brand ?? null,
        sentAt: '2026-11-17T16:41:00.000Z',
      }),
      createMessage({
        _id: 'message-dev-1',
        text: 'Hello! Do you also draw for children’s books?',
        service: brand ?? null,
        sentAt: '2026-11-17T16:40:00.000Z',
      }),
    ],
    {
      _id: 'conversation-dev',
      person: toOther(samplePeople[1] ?? samplePerson),
      unread: 2,
      seenNumber: 0,
      isAnswered: false,
    },
  ),
  begin(
    [
      createMessage({
        _id: 'message-maximiliana-1',
        isMine: true,
        text: 'Would you translate a short page into Greek?',
        sentAt: '2026-11-14T08:05:00.000Z',
      }),
    ],
    {
      _id: 'conversation-maximiliana',
      person: toOther(samplePeople[6] ?? samplePerson),
      isMuted: true,
      isAnswered: false,
      otherSeenNumber: 0,
      messagesLeft: 2,
    },
  ),
  begin(
    [
      createMessage({
        _id: 'message-gone-1',
        text: 'Thank you, it was a pleasure.',
        sentAt: '2026-08-02T11:20:00.000Z',
      }),
    ],
    { _id: 'conversation-gone', person: null, isArchived: true, writing: 'gone' },
  ),
];

/**
 * Somebody who is blocked.
 *
 * @see Specification, X32
 */
export const sampleBlocks: BlockedPerson[] = samplePeople.slice(3, 4).map((person) => ({
  ...toOther(person),
  blockedAt: '2026-11-12T18:00:00.000Z',
}));

/**
 * A report with what was reported.
 *
 * @see Specification, X32
 */
export interface SampleReport extends Report {
  content: ReportedText[];
  /** The other reports about the same. Defaults to none. */
  others?: Pick<Report, '_id' | 'reason' | 'text' | 'by' | 'createdAt'>[];
  /** What a seller disputes of their score. Defaults to nothing. */
  entry?: ScorePoint;
}

/**
 * Makes a report of a message.
 *
 * @see Specification, X32
 */
export const createReport = (fields: Partial<SampleReport> = {}): SampleReport => ({
  _id: 'report-message',
  kind: 'message',
  reason: 'outside',
  text: 'He wants me to pay by another way.',
  by: { _id: samplePerson._id, fullname: samplePerson.fullname },
  about: { _id: 'person-dev', fullname: 'Dev Karki' },
  isHeld: false,
  createdAt: '2026-11-17T17:00:00.000Z',
  closedAt: null,
  words: '',
  subject: 'message-1',
  sameCount: 1,
  takenBy: null,
  content: [{ isByReported: true, text: 'Send it to my account, that is cheaper for both of us.' }],
  ...fields,
});

/**
 * A report by somebody, a message that is held, and a report that is closed; the oldest first.
 *
 * @see Specification, X32
 */
export const sampleReports: SampleReport[] = [
  createReport(),
  createReport({
    _id: 'report-held',
    reason: 'spam',
    text: '',
    by: null,
    isHeld: true,
    createdAt: '2026-11-18T08:10:00.000Z',
    content: [{ isByReported: true, text: 'Dear Sir, I have a big project for you.' }],
  }),
  createReport({
    _id: 'report-closed',
    kind: 'conversation',
    reason: 'harassment',
    closedAt: '2026-11-16T10:00:00.000Z',
    words: 'Both were asked to stay polite.',
    content: [
      { isByReported: false, text: 'Where are my files?' },
      { isByReported: true, text: 'Stop asking!' },
    ],
  }),
];
