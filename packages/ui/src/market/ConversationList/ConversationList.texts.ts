export const conversationListTexts = {
  label: 'Conversations',
  empty: 'You have no conversations yet.',
  noneFound: 'No conversation matches.',
  own: 'You: ',
  muted: ', muted',
  older: 'Show older conversations',
};
