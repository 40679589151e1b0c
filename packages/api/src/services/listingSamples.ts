import type { DraftContent } from './draftCalls.ts';
import type { Availability, Listing } from './listing.ts';

/**
 * How a service is sold that has everything: three packages, extras, questions and answers.
 *
 * @see Specification, X16
 */
export const sampleListing: Listing = {
  packages: [
    {
      name: 'A first sketch',
      description: 'One direction, in black and white, as a PDF.',
      price: 4500,
      days: 5,
      revisions: 1,
    },
    {
      name: 'The whole identity',
      description: 'Three directions, colours, type, and all files for paper and screens.',
      price: 12000,
      days: 12,
      revisions: 3,
    },
    {
      name: 'Identity and guide',
      description: 'The whole identity, a guide of twelve pages, and templates for your team.',
      price: 26500,
      days: 21,
      revisions: null,
    },
  ],
  extras: [
    { _id: 'extra-fast', title: 'Fast delivery', price: 2000, days: -3, revisions: 0, most: 1 },
    { _id: 'extra-card', title: 'Business card', price: 800, days: 1, revisions: 0, most: 10 },
    { _id: 'extra-change', title: 'One more revision', price: 600, days: 1, revisions: 1, most: 5 },
  ],
  questions: [
    {
      _id: 'question-name',
      text: 'What is the name that the logo shows?',
      kind: 'text',
      options: [],
      isRequired: true,
    },
    {
      _id: 'question-mood',
      text: 'Which of these is closest to you?',
      kind: 'choice',
      options: ['Calm', 'Playful', 'Bold'],
      isRequired: false,
    },
  ],
  faqs: [
    {
      question: 'Do I own what you draw?',
      answer: 'Yes. With the last payment all rights are yours, without an end.',
    },
    {
      question: 'Can you match colours that we have?',
      answer: 'Tell me their values, or send me something printed in them.',
    },
  ],
  tags: ['logo', 'branding', 'print'],
  languages: ['en', 'ne'],
};

/**
 * Makes how a service is sold that has one package and nothing else.
 *
 * @see Specification, X16
 */
export const createPlainListing = (price: number): Listing => ({
  packages: [{ name: 'Standard', description: '', price, days: 7, revisions: 1 }],
  extras: [],
  questions: [],
  faqs: [],
  tags: [],
  languages: [],
});

/**
 * A service that can be ordered right now.
 *
 * @see Specification, X18
 */
export const openForOrders: Availability = { state: 'open', until: null, note: '' };

/**
 * What a draft holds before anything is written.
 *
 * @see Specification, X17
 */
export const emptyDraftContent: DraftContent = {
  title: '',
  description: '',
  category: '',
  packages: [{ name: '', description: '', price: null, days: null, revisions: 1 }],
  extras: [],
  questions: [],
  faqs: [],
  tags: [],
  languages: [],
  queueLimit: null,
};
