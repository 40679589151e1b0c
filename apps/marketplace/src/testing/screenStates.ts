/** What every screen shows in stories of these names, the first in full health. */
export const screenStates = [
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'Partial',
  'Full',
  'LongText',
] as const;

export type ScreenState = (typeof screenStates)[number];

interface MissingStates {
  screens: string[];
  states: ScreenState[];
  because: string;
}

/** Which screens cannot be in a state, and why. Nothing else may lack its story. */
export const missingStates: MissingStates[] = [
  {
    screens: ['RankingScreen'],
    states: ['Empty', 'Partial', 'Full', 'LongText'],
    because: 'The rules are always whole: numbers in words that are part of the site.',
  },
  {
    screens: ['WhyHereScreen'],
    states: ['Full'],
    because: 'It tells of one place: there are six parts, or five.',
  },
  {
    screens: ['CategoriesScreen', 'InformationScreen', 'NotFoundScreen', 'WelcomeScreen'],
    states: ['Loading', 'Empty', 'Failed', 'Partial', 'Full', 'LongText'],
    because: 'It asks for nothing and takes nothing: its words are part of the site.',
  },
  {
    screens: [
      'ConfirmEmailScreen',
      'ExternalLogInScreen',
      'ForgotPasswordScreen',
      'LogInScreen',
      'ResetPasswordScreen',
      'SignUpScreen',
      'UpdatePasswordScreen',
    ],
    states: ['Partial', 'Full'],
    because: 'It loads nothing: its few fields are empty until they are sent.',
  },
  {
    screens: ['OwnDataScreen'],
    states: ['LongText'],
    because: 'It shows figures and days; nobody writes anything there.',
  },
  {
    screens: ['MyOrdersScreen'],
    states: ['Partial'],
    because: 'Of an order it shows what every order has.',
  },
  {
    screens: ['DisputesScreen'],
    states: ['Partial'],
    because: 'Of a dispute it shows what every dispute has.',
  },
  {
    screens: ['NewServiceScreen'],
    states: ['Partial'],
    because: 'It loads nothing: what is there has been typed.',
  },
  {
    screens: ['UpdateProfileScreen', 'OrderInfoScreen'],
    states: ['Partial'],
    because: 'Its Empty story is where something is missing; there is nothing in between.',
  },
  {
    screens: [
      'ConfirmOrderScreen',
      'DraftScreen',
      'EditServiceScreen',
      'InspectOrderScreen',
      'OfferScreen',
      'OrderScreen',
      'PaymentScreen',
      'SaleScreen',
      'UpdateProfileScreen',
    ],
    states: ['Full'],
    because: 'It shows one thing, which its Ready story shows with everything it can have.',
  },
  {
    screens: ['OfferScreen'],
    states: ['Partial'],
    because:
      'Of an offer it shows what every offer has; its other states have stories of their own.',
  },
  {
    screens: ['AwayScreen', 'NewCouponScreen', 'NewOfferScreen'],
    states: ['Partial', 'Full'],
    because: 'It is a form for one thing: what is there has been typed.',
  },
  {
    screens: ['NotificationChoicesScreen'],
    states: ['Full', 'LongText'],
    because: 'It shows every kind there is, in words of the site.',
  },
];
