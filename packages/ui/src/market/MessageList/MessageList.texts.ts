export const messageListTexts = {
  label: 'Messages',
  empty: 'Nobody has written yet.',
  own: 'You: ',
  other: (name: string) => `${name}: `,
  /** Before the title of a service or an order. */
  subject: 'About',
  sending: 'Sending',
  failed: 'Not sent.',
  held: 'Not shown yet.',
  deleted: 'This message was deleted.',
  seen: 'Seen',
  retry: 'Send again',
  delete: 'Delete this message',
  report: 'Report this message',
  older: 'Show older messages',
};
