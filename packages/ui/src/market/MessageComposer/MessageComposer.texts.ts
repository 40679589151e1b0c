export const messageComposerTexts = {
  label: 'Message',
  hint: 'Ctrl+Enter sends it.',
  send: 'Send',
};
