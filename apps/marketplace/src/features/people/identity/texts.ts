import type { RefusedPapers } from '@market/api';
import { plural } from '../../../texts/plural.ts';

/** What the screen says on which people show who they are. */
export const texts = {
  title: 'Identity',
  text: 'Buyers trust sellers more whom the market knows. Show once who you are; nobody but the market sees your papers.',
  waiting: 'Loading what is known of your identity',
  failure: 'What is known of your identity could not be loaded.',
  notOffered: {
    title: 'Identities are not checked on this market.',
    text: 'There is nothing that you need to do.',
  },
  needed: 'This market wants to know who you are before you offer a first service.',

  verified: {
    title: 'Your identity was checked',
    text: (day: string) => `Since ${day}, everybody sees that on your profile and your services.`,
    name: 'Your papers were deleted. When you change your name, the mark is gone, and you can show papers in the new one.',
  },
  asked: {
    title: 'Somebody of the market will look',
    text: (day: string, name: string) =>
      `You asked on ${day}, in the name of ${name}. You are told at the bell and by mail what comes of it.`,
    papers: 'Your papers',
    checking: 'Each paper is looked at for harm first.',
    withdraw: 'Take it back',
    question: 'Take it back?',
    questionText: 'Your papers are deleted. You can send them again whenever you like.',
    withdrawn: 'Taken back. Your papers were deleted.',
  },
  refused: {
    title: 'Your identity could not be checked.',
    reasons: {
      unreadable: 'Your papers could not be read.',
      otherName: 'Your papers are in another name than your account.',
      outdated: 'Your papers are out of date.',
      forged: 'Your papers do not seem to be real.',
      other: 'Your papers do not show who you are.',
    } satisfies Record<RefusedPapers, string> as Record<string, string>,
    otherReason: 'Your papers do not show who you are.',
    words: 'In the words of who has looked',
    gone: 'They were deleted.',
    appeal: 'Ask somebody else to decide again',
  },
  lapsed: 'Nobody has looked at your papers in time. They were deleted; please send them again.',
  takenAway: 'The market no longer says that it knows who you are. You can show papers again.',
  ended: 'You have changed your name since your identity was checked. Show papers in the new one.',

  show: {
    title: 'Show who you are',
    steps: [
      'Send pictures, or a PDF, of your passport, identity card or driving licence. Its name must be that of your account.',
      'Only one moderator looks at it, who has to take your case and type a code; each look is written down.',
    ],
    deleted: (days: number) =>
      plural(days, {
        one: 'Your papers are deleted as soon as somebody has decided, and after one day at the latest.',
        other: `Your papers are deleted as soon as somebody has decided, and after ${days} days at the latest.`,
      }),
    papers: 'Papers',
    hint: (most: number, size: string | undefined) =>
      `JPEG, PNG, WebP, HEIC or PDF: up to ${most}${size ? `, each up to ${size}` : ''}.`,
    none: 'Please add a paper that shows who you are!',
    tooMany: (most: number) => `At most ${most} papers can be sent. The others were left out.`,
    unsent: (names: readonly string[]) =>
      plural(names.length, {
        one: `${names.join(', ')} cannot be sent as it is. Take it out, or send it again.`,
        other: `${names.join(', ')} cannot be sent as they are. Take them out, or send them again.`,
      }),
    sending: 'This goes on by itself once all papers are sent.',
    send: 'Send for checking',
    sent: 'Sent. Somebody of the market will look.',
  },
};
