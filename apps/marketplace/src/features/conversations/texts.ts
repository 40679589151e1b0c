import type { HeldReason, WritingState } from '@market/api/contract';
import { plural } from '../../texts/plural.ts';

/** What is said around conversations. */
export const texts = {
  title: 'Messages',
  back: 'All messages',
  waiting: 'Loading messages',
  failure: 'Your messages could not be loaded.',
  list: {
    label: 'Your conversations',
    search: 'Search your messages',
    states: 'Which conversations',
    inbox: 'All',
    unread: (count: string) => `Unread (${count})`,
    noneUnread: 'Unread',
    archived: 'Archived',
    none: {
      title: 'You have no messages yet.',
      text: 'Ask a seller about a service, or write about one of your orders.',
      action: 'Explore services',
    },
    someoneGone: 'Somebody who has left',
    file: (name: string) => `File: ${name}`,
    offer: (title: string) => `Offer: ${title}`,
    files: 'Files',
    deleted: 'Deleted',
    showsSeen: 'Show what I have seen',
    blocked: 'Blocked people',
    showsSeenHint: 'If you do not, you are not shown what others have seen either.',
  },
  nothingOpen: {
    title: 'Choose a conversation.',
    text: 'What you write to each other about an order stands on its page, too.',
  },
  conversation: {
    waiting: 'Loading the conversation',
    failure: 'The conversation could not be loaded.',
    missing: {
      title: 'There is no such conversation.',
      text: 'It may belong to another account.',
    },
    menu: 'More',
    menuOf: (name: string) => `What to do with ${name}`,
    profile: 'View profile',
    makeOffer: 'Make an offer',
    archive: 'Archive',
    unarchive: 'Move out of the archive',
    archived: 'The conversation is archived until somebody writes.',
    unarchived: 'The conversation is back among your messages.',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'Nothing tells you of new messages here any more.',
    unmuted: 'You are told of new messages here again.',
    block: 'Block',
    unblock: 'Unblock',
    blocking: {
      title: (name: string) => `Block ${name}?`,
      text: 'Neither of you can write to the other, except about orders that are under way. They are not told.',
    },
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is not blocked any more.`,
    report: 'Report the conversation',
  },
  held: {
    contacts: 'It seems to hold contact details. Somebody of the market looks at it first.',
    repeated: 'You have sent it to many people. Somebody of the market looks at it first.',
  } satisfies Record<HeldReason, string>,
  hasContacts:
    'It seems to hold contact details. What is paid outside of this market is not protected.',
  checking: (count: number) =>
    plural(count, {
      one: 'One more file is being checked.',
      other: `${count} more files are being checked.`,
    }),
  refused: (count: number) =>
    plural(count, {
      one: 'One more file was refused.',
      other: `${count} more files were refused.`,
    }),
  offer: {
    open: 'View offer',
    openNamed: (title: string) => `View offer: ${title}`,
  },
  deletion: {
    title: 'Delete this message?',
    text: 'In its place it says that it was deleted.',
    action: 'Delete',
  },
  contacts: {
    title: 'Send it anyway?',
    action: 'Send anyway',
  },
  writing: {
    waiting: 'You can write more once your messages have been answered.',
    blockedByYou: 'You have blocked this person.',
    blocked: 'You cannot write to this person.',
    gone: 'This person has left the market.',
  } satisfies Record<Exclude<WritingState, 'open'>, string>,
  onlyOrders: 'You can still write about orders that are under way.',
  messagesLeft: (count: number) =>
    plural(count, {
      one: 'You can send one more message before you get an answer.',
      other: `You can send ${count} more messages before you get an answer.`,
    }),
  interrupted: 'The page was left before it had arrived.',
  offline: 'You are offline. What you send goes out once you are back.',
  about: 'Your next message is about',
  aboutOrder: 'About',
  noOrder: 'No order in particular',
  files: {
    add: 'Add files',
    drop: 'Files of this message',
    hint: (most: number, size: string | undefined) =>
      size === undefined ? `${most} files at most.` : `${most} files at most, each up to ${size}.`,
    tooMany: (most: number) => `A message may have at most ${most} files.`,
    unsent: 'Wait until every file has arrived, or take out those that have not.',
  },
  new: {
    title: 'Ask a question',
    missing: {
      title: 'Nobody can be asked about this.',
      text: 'It is not on the market any more, or it is your own.',
      action: 'Explore services',
    },
  },
  order: {
    title: 'Messages',
    text: 'What the two of you have written about this order.',
    all: 'Open the whole conversation',
  },
};
