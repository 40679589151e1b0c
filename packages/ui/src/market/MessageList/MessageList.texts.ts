export const messageListTexts = {
  label: 'Messages',
  empty: 'Nobody has written yet.',
  own: 'You: ',
  other: (name: string) => `${name}: `,
  sending: 'Sending',
  failed: 'Not sent.',
  retry: 'Send again',
  older: 'Show older messages',
};
