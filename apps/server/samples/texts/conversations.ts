/** Who says something in a conversation: the one who asks, or the seller. */
type Speaker = 'asker' | 'seller';

/** What two people have said to each other about a service, the oldest first. */
export interface SampleConversation {
  /** The index of the service among those that a visitor sees first. */
  service: number;
  /** Who asks, by their number among the buyers; `demo` for the one whom anybody may log in as. */
  asker: number | 'demo';
  said: [Speaker, string][];
  /** How many hours ago the last of it was said. */
  hoursAgo: number;
  /** Whether the other side has seen the last of it. */
  isSeen: boolean;
}

/** Conversations about the services of the demo seller, and those of the demo buyer. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    service: 0,
    asker: 1,
    said: [
      ['asker', 'Hello! Could you do this in green, too? Our walls are green.'],
      ['seller', 'Certainly. Green, and one more colour of your choice, are in every package.'],
      ['asker', 'Lovely. I will talk to my sister tonight and order then.'],
    ],
    hoursAgo: 3,
    isSeen: false,
  },
  {
    service: 0,
    asker: 'demo',
    said: [
      ['asker', 'Do you also draw the menu? It would be two pages, A4.'],
      ['seller', 'Yes. For two pages the second package fits best.'],
      ['asker', 'And the prices, may I change them later by myself?'],
      ['seller', 'You get a file with text that you can edit. I will show you how.'],
    ],
    hoursAgo: 20,
    isSeen: false,
  },
  {
    service: 1,
    asker: 'demo',
    said: [
      ['asker', 'How long would three pages take, with a form for bookings?'],
      ['seller', 'About nine days. The form is an extra, and sends you a mail for each booking.'],
      ['asker', 'That is exactly what I need, thank you!'],
      ['seller', 'You are welcome. Write whenever something is unclear.'],
    ],
    hoursAgo: 52,
    isSeen: true,
  },
  {
    service: 2,
    asker: 'demo',
    said: [
      ['asker', 'Is it possible to have it before the festival on the 12th?'],
      ['seller', 'If you order by tomorrow, yes: please take the extra for a fast delivery.'],
    ],
    hoursAgo: 120,
    isSeen: true,
  },
  {
    service: 0,
    asker: 4,
    said: [
      ['asker', 'Do you letter in Devanagari, too?'],
      ['seller', 'Yes, and I like it best. Send me the words, and I will draw you a sketch.'],
    ],
    hoursAgo: 190,
    isSeen: true,
  },
];
