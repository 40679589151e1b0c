/** What is said where the code of a second factor is asked for. */
export const texts = {
  code: 'Code',
  codeHint: 'The six digits that your app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of those that you have kept. Each works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
};
