/** What is said where the code of a second factor is asked for. */
export const texts = {
  code: 'Code',
  codeHint: 'The six digits that your app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of those that you have kept. Each works once.',
  toRecoveryCode: 'Use a recovery code',
  toApp: 'Use the app',
};
