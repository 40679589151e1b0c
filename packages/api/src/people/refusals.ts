import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about accounts, sessions and profiles are refused.
 *
 * @see Specification, errors
 */
export const peopleRefusals = listRefusals({
  personNotFound: [404, 'user not found!!'],
  unfilledFields: [400, 'Please fill all the fields.'],
  unfilledAccount: [400, 'Please fill all fields'],
  unfilledName: [400, 'Please enter your fullname!'],
  wrongLogin: [401, 'Invalid Email or Password'],
  invalidAddress: [400, 'please enter valid email-address'],
  disposableAddress: [
    400,
    'This address is of a kind that lasts a short while. Please take one at which you can be reached for long.',
  ],
  addressTaken: [400, 'Account with this email already exists!!'],
  expiredLink: [400, 'Token not found or expired'],
  wrongPassword: [400, 'This is not your password.'],
  wrongOldPassword: [400, 'Old password incorrect!'],
  wrongAccountPassword: [400, 'This is not the password of the account.'],
  differentPasswords: [400, 'Password do not match!!'],
  differentNewPasswords: [400, 'Passwords do not match!!'],
  shortPassword: [400, 'Password mustt be more than {shortest} characters!'],
  longPassword: [400, 'A password may have at most {longest} characters.'],
  personalPassword: [
    400,
    'Your name and your e-mail address are no password, with or without digits.',
  ],
  commonPassword: [
    400,
    'This is one of the most common passwords. Please choose one that is harder to guess.',
  ],
  impossibleReturn: [400, 'Please enter a day within the next year.'],
  sessionNotFound: [404, 'Session not found'],
});
