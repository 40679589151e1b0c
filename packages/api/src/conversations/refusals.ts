import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about conversations are refused.
 *
 * @see Specification, errors
 */
export const conversationRefusals = listRefusals({
  conversationNotFound: [404, 'Conversation not found'],
  messageNotFound: [404, 'Message not found'],
  ownServiceAsked: [400, 'This is your own service.'],
  emptyMessage: [400, 'Please write something, or attach a file!'],
  personBlocked: [409, 'You have blocked this person. Unblock them to write to them.'],
  messagesBlocked: [409, 'You cannot write to this person.'],
  personGone: [409, 'This person has left the market.'],
  answerAwaited: [409, 'You can write more once your {count} messages have been answered.'],
  contactsFound: [
    409,
    'This message seems to hold contact details. What is paid outside of this market is not protected. Do you want to send it anyway?',
  ],
  messageKept: [409, 'A message can be deleted for {minutes} minutes after it was sent.'],
  manyMessages: [429, 'That was a lot of messages at once. Please write again in {time}.'],
  manyConversations: [
    429,
    'You have begun many new conversations. Please begin the next one in {time}.',
  ],
});

/**
 * How calls about blocked people and about reports are refused.
 *
 * @see Specification, errors
 */
export const reportRefusals = listRefusals({
  ownAccountBlocked: [400, 'This is you: you cannot block yourself.'],
  tooManyBlocks: [400, 'You may block at most {limit} people.'],
  ownContentReported: [400, 'This is your own: you cannot report it.'],
  contentNotFound: [404, 'What you want to report cannot be found.'],
  reportNotFound: [404, 'Report not found'],
  actionImpossible: [400, 'This cannot be done with what was reported.'],
  reportClosed: [409, 'This report has been closed already.'],
  manyReports: [429, 'You have reported a lot. Please report more in {time}.'],
});
