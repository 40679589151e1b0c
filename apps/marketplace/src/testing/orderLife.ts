import type { Order, OrderProgress, OrderQuestion } from '@market/api';
import { createFile, createOrder, createProgress } from '@market/api/testing';

/** The order that stories about the life of an order show. */
export const lifeId = '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00';

/** An order as far as is given, seen at noon of 21 November 2026. */
export const createLife = (progress: Partial<OrderProgress>, fields: Partial<Order> = {}): Order =>
  createOrder({ _id: lifeId, progress: createProgress(progress), ...fields });

/** What a seller asks: one of each kind, the last one not required. */
export const unanswered: OrderQuestion[] = [
  {
    _id: 'question-name',
    text: 'Which name shall stand in the logo?',
    kind: 'text',
    options: [],
    isRequired: true,
    answer: null,
  },
  {
    _id: 'question-style',
    text: 'Which style do you like best?',
    kind: 'choice',
    options: ['Quiet', 'Playful', 'Bold'],
    isRequired: true,
    answer: null,
  },
  {
    _id: 'question-more',
    text: 'What else should I know?',
    kind: 'longText',
    options: [],
    isRequired: false,
    answer: null,
  },
];

/** The same, two of them answered. */
export const answered: OrderQuestion[] = unanswered.map((question, index) => ({
  ...question,
  answer: ['Himal Tea House', 'Quiet', null][index] ?? null,
}));

/** What the seller delivered last. */
export const lastDelivery = {
  _id: 'event-5',
  text: 'Here is the wordmark with more room between the letters.\nYou find the files at https://files.example/himal-tea-house.',
  createdAt: '2026-11-19T09:30:00.000Z',
};

/** The same with files, as the buyer sees it: one of them is a program. */
export const deliveryWithFiles = {
  ...lastDelivery,
  files: [
    createFile({ name: 'himal-tea-house.pdf' }),
    createFile({
      _id: 'file-setup',
      name: 'himal-tea-house-fonts-setup.exe',
      size: 4_800_000,
      kind: 'application/x-msdownload',
      isRisky: true,
    }),
  ],
  heldFiles: { checking: 0, refused: 0 },
};

/** More than anybody reads at once. */
export const longWords = 'Everything is in there, and nothing has been left out. '
  .repeat(12)
  .trim();
