import type { DecisionReason, OrderStage, Role, SuspensionKind } from '@market/api';

/** What all screens of those who run the market say. */
export const texts = {
  navigation: 'Desk',
  overview: 'Overview',
  disputes: 'Disputes',
  orders: 'Orders',
  reports: 'Reports',
  services: 'Services',
  audit: 'Audit',
  settings: 'Settings',
  people: 'People',
  appeals: 'Appeals',
  books: 'Books',
  operators: 'Operators',

  factor: {
    title: 'First protect your account',
    text: 'Whoever runs the market proves who they are with a second factor, such as an app with changing codes. Without one nothing opens here.',
    action: 'Add a second factor',
  },
  code: {
    title: 'Type your code',
    text: 'You have logged in without the code of your second factor. It opens this for as long as you stay logged in.',
    action: 'Type the code',
  },

  sides: { buyer: 'Buyer', seller: 'Seller' },
  stages: {
    requirements: 'Waits for answers',
    working: 'In work',
    delivered: 'Delivered',
    revision: 'Sent back',
    disputed: 'Disputed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStage, string>,
  reasons: {
    spam: 'Unwanted advertising',
    fraud: 'Fraud',
    outside: 'Payment outside of the market',
    harassment: 'Insults or harassment',
    copied: 'The work of others',
    illegal: 'Something that is not allowed',
    quality: 'The description does not suffice',
    other: 'Another reason',
  } satisfies Record<DecisionReason, string> as Record<string, string>,
  suspensions: {
    noNewOrders: { label: 'No new orders', hint: 'Services hidden; open orders go on.' },
    noMessages: { label: 'No messages', hint: 'Reads and delivers, but writes to nobody.' },
    full: { label: 'The whole account', hint: 'Looks at everything and changes nothing.' },
  } satisfies Record<SuspensionKind, { label: string; hint: string }>,
  notBegun: 'Not begun',
  accountGone: 'Account gone',
  nobody: 'Nobody',
  since: (span: string) => `${span} ago`,
  roles: {
    support: 'Support',
    moderator: 'Moderation',
    finance: 'Finance',
    owner: 'Owner',
  } satisfies Record<Role, string>,
};
