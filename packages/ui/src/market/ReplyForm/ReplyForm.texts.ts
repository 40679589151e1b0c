export const replyFormTexts = {
  label: 'Your reply',
  hint: 'Everybody can read it. You can reply once.',
  send: 'Reply',
  cancel: 'Cancel',
};
