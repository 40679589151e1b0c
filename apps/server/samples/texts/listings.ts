import type { ServiceQuestion } from '@market/api/contract';
import type { SampleCategory } from './SampleService.ts';

/** Something that can be ordered with any package, as a share of what the service costs. */
interface SampleExtra {
  id: string;
  title: string;
  /** Of the price of the service. */
  share: number;
  days: number;
  revisions: number;
  most: number;
}

/** How the services of a category are sold. */
interface ListingTexts {
  /** Names and texts of three packages, the smallest first. */
  packages: readonly (readonly [name: string, description: string])[][];
  extras: readonly SampleExtra[];
  questions: readonly ServiceQuestion[];
  faqs: readonly { question: string; answer: string }[];
}

const text = (_id: string, words: string, isRequired = false): ServiceQuestion => ({
  _id,
  text: words,
  kind: 'text',
  options: [],
  isRequired,
});

const longText = (_id: string, words: string, isRequired = false): ServiceQuestion => ({
  ...text(_id, words, isRequired),
  kind: 'longText',
});

const choice = (_id: string, words: string, options: string[]): ServiceQuestion => ({
  ...text(_id, words),
  kind: 'choice',
  options,
});

const extra = (
  id: string,
  title: string,
  share: number,
  { days = 1, revisions = 0, most = 1 } = {},
): SampleExtra => ({ id, title, share, days, revisions, most });

/** What everybody may offer besides. */
export const commonExtras = {
  revision: extra('revision', 'One more round of changes', 0.15, { revisions: 1, most: 5 }),
  fast: extra('fast', 'Faster delivery', 0.4, { days: 0 }),
};

/** What buyers ask, whatever is sold. */
export const commonFaqs = [
  {
    question: 'Who owns the result?',
    answer: 'You do, from the moment on which you accept it, everywhere and without an end.',
  },
  {
    question: 'What if I do not like it?',
    answer:
      'Say so early. The first draft is there to be disliked; a change of direction costs nothing before the second one.',
  },
  {
    question: 'Can you sign a confidentiality agreement?',
    answer: 'Yes, a short one. Send it before you order, so that nothing waits for it.',
  },
] as const;

/** How services are sold, category by category. */
export const listingTexts: Record<SampleCategory, ListingTexts> = {
  'Graphics-And-Design': {
    packages: [
      [
        ['The essentials', 'One direction, finished, as PDF and PNG.'],
        [
          'The usual',
          'Three directions to choose from. All source files, in colour and in black and white.',
        ],
        [
          'Everything',
          'The usual, files for print and for every screen, a guide of eight pages, and a call at the end.',
        ],
      ],
      [
        ['Sketch', 'Two sketches, one of them drawn to the end.'],
        ['Finished', 'Four sketches, one of them drawn to the end, with all source files.'],
        [
          'Ready for print',
          'Finished, and prepared for your printer: colours, bleed and a proof that I check.',
        ],
      ],
    ],
    extras: [
      extra('source', 'Editable source files', 0.2, { days: 0 }),
      extra('social', 'Sizes for social media', 0.25, { most: 3 }),
      extra('second', 'A second direction', 0.5, { days: 2, most: 3 }),
      extra('printer', 'I talk to your printer', 0.3, { days: 2 }),
    ],
    questions: [
      text('name', 'Which name or words does it show?', true),
      longText('about', 'What is it for, and who will see it?', true),
      choice('mood', 'Which of these is closest to you?', ['Calm', 'Playful', 'Bold', 'Classic']),
      text('colours', 'Are there colours that it must have, or must not?'),
    ],
    faqs: [
      {
        question: 'In which formats do I get it?',
        answer: 'As PDF, SVG and PNG. If your printer wants something else, tell me what.',
      },
      {
        question: 'Can you match colours that we have?',
        answer: 'Tell me their values, or send me something printed in them.',
      },
      {
        question: 'Do you work with templates or generated pictures?',
        answer: 'No. Everything is drawn for you, and you get the file that proves it.',
      },
    ],
  },
  'Web-Programming': {
    packages: [
      [
        ['One part', 'The part that hurts most, with tests, merged into your repository.'],
        ['The whole thing', 'All that the description says, with tests and a written handover.'],
        [
          'With company',
          'The whole thing, a call each week, and a month of answers and mending after the release.',
        ],
      ],
      [
        ['Look', 'I read what there is and write down what I would do, with an order and numbers.'],
        ['Do', 'I do the first half of that list, one small change after the other.'],
        ['Finish', 'I do all of it, measure again, and teach your team what keeps it so.'],
      ],
    ],
    extras: [
      extra('deploy', 'I set up where it runs', 0.25, { days: 2 }),
      extra('page', 'One page more', 0.2, { days: 1, most: 10 }),
      extra('language', 'A second language', 0.3, { days: 3, most: 3 }),
      extra('care', 'A month of mending and answers', 0.35, { days: 0, most: 6 }),
    ],
    questions: [
      text('repository', 'Where is the code, or where shall it be?', true),
      longText('done', 'How will you know that it is done?', true),
      choice('hosting', 'Where does it run?', ['My own server', 'A cloud', 'I do not know yet']),
      text('deadline', 'Is there a day on which it must be there?'),
    ],
    faqs: [
      {
        question: 'Which tools do you use?',
        answer:
          'Plain and current ones, and those that you already have. Nothing that only I know.',
      },
      {
        question: 'Do you work in our repository?',
        answer:
          'Gladly: small commits, each with its reason, and a review by your team if you like.',
      },
      {
        question: 'What happens when something breaks afterwards?',
        answer: 'What I have broken I mend for nothing, for a year. Other things we talk about.',
      },
    ],
  },
  'Mobile-Apps': {
    packages: [
      [
        [
          'First screens',
          'The screens that matter most, in light and dark, with all their states.',
        ],
        ['The app', 'Everything that the description says, tried on five phones.'],
        [
          'The app and its launch',
          'The app, its texts and pictures in both stores, and two weeks of watching what happens.',
        ],
      ],
      [
        ['For one system', 'For iOS or for Android, tried on old and new phones.'],
        ['For both', 'For iOS and Android, each as its people expect it.'],
        ['For both, and the watch', 'For both, with a widget and the screens of a watch.'],
      ],
    ],
    extras: [
      extra('screen', 'One screen more', 0.12, { days: 1, most: 10 }),
      extra('tablet', 'Made for tablets, too', 0.4, { days: 4 }),
      extra('store', 'Texts and pictures for the stores', 0.3, { days: 2 }),
      extra('people', 'Tried with three people', 0.35, { days: 3, most: 3 }),
    ],
    questions: [
      longText('people', 'Who will use it, and where?', true),
      choice('systems', 'For which phones?', ['iOS', 'Android', 'Both']),
      text('accounts', 'Do you have accounts at the stores?'),
      text('examples', 'Which apps do you like, and which one can you not stand?'),
    ],
    faqs: [
      {
        question: 'Which phones does it work on?',
        answer: 'On those of the last six years. I try it on an old one with a bad network.',
      },
      {
        question: 'Who puts it into the stores?',
        answer: 'You own the accounts; I fill them in with you, and stay until both have said yes.',
      },
      {
        question: 'Is my data safe with you?',
        answer: 'It stays on my own machine, and is deleted a month after you have everything.',
      },
    ],
  },
  'Game-Development': {
    packages: [
      [
        ['A taste', 'One piece, finished, so that you can see whether it fits your game.'],
        ['A world', 'A whole set, named and sorted for your engine, with a scene to try it in.'],
        [
          'A world that moves',
          'The set, animated, with sounds where they belong, and put into your game.',
        ],
      ],
      [
        ['Prototype', 'It can be played, and looks like paper.'],
        ['Level', 'One level that can be shown to others, with sounds and an end.'],
        ['Demo', 'Three levels, a title, a menu, and a build for the browser.'],
      ],
    ],
    extras: [
      extra('colours', 'The same in other colours', 0.2, { most: 5 }),
      extra('sound', 'Sounds that fit', 0.3, { days: 2 }),
      extra('engine', 'Put into your engine', 0.35, { days: 2 }),
      extra('piece', 'One piece more', 0.15, { days: 1, most: 10 }),
    ],
    questions: [
      text('engine', 'Which engine do you use, in which version?', true),
      longText('game', 'What is the game about, in three sentences?', true),
      choice('view', 'From where does one see it?', ['From the side', 'From above', 'In 3D']),
      text('size', 'How large is a tile or a figure, in pixels?'),
    ],
    faqs: [
      {
        question: 'May I sell the game?',
        answer:
          'Yes, as often as you like, without paying me again. A line in the credits is enough.',
      },
      {
        question: 'Does it fit the art that I have?',
        answer: 'Send me two pictures of it. If it does not fit, I say so before you order.',
      },
      {
        question: 'Do I get the source files?',
        answer: 'Always: layers, palettes and scenes, named so that the next artist finds them.',
      },
    ],
  },
};

/** In what the people of a place work, besides English. */
const languagesOf: Record<string, string> = {
  Pune: 'hi',
  Kochi: 'ml',
  'New Delhi': 'hi',
  Nagpur: 'mr',
  Hamburg: 'de',
  Osaka: 'ja',
  Valparaíso: 'es',
  Lagos: 'yo',
  Izmir: 'tr',
  Bergen: 'nb',
  Kraków: 'pl',
};

/** In which languages somebody from there works. Most are from Nepal. */
export const languagesFrom = (place: string): string[] => ['en', languagesOf[place] ?? 'ne'];
