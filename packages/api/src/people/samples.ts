import type { Person } from '../contract/person.ts';
import { createAvatar, sampleStandIn } from '../testing/samplePictures.ts';
import type { ExternalLogIn, ExternalLogin, Issuer } from './externalCalls.ts';
import type { Factor } from './factorCalls.ts';
import type { DataExport } from './ownDataCalls.ts';
import type { MadePasskey, PasskeyAnswer } from './passkeyCalls.ts';
import type { Operator } from './operatorCalls.ts';
import type { Session } from './sessionCalls.ts';

/**
 * Makes somebody with an account.
 *
 * @see Specification, D1
 */
export const createPerson = (fields: Partial<Person> = {}): Person => ({
  _id: 'person-mira',
  fullname: 'Mira Shrestha',
  email: 'mira@market.example',
  bio: 'Brand designer. Ten years of small studios and big paper.',
  from: 'Kathmandu',
  avatar: createAvatar('#406e8e'),
  createdAt: '2021-05-18T09:30:00.000Z',
  ...fields,
});

/**
 * Makes a browser in which somebody is signed in: the one that asks.
 *
 * @see Specification, X2
 */
export const createSession = (fields: Partial<Session> = {}): Session => ({
  _id: 'session-laptop',
  device: 'Firefox on Linux',
  createdAt: '2026-11-02T08:15:00.000Z',
  lastUsedAt: '2026-11-18T09:30:00.000Z',
  isCurrent: true,
  ...fields,
});

const toPerson = (fullname: string, colour: string | null, from: string): Person => {
  const name = fullname.split(' ', 1).join('').toLowerCase();
  return createPerson({
    _id: `person-${name}`,
    fullname,
    email: `${name}@market.example`,
    bio: from && `I work from ${from} and answer within a day.`,
    from,
    avatar: colour === null ? sampleStandIn : createAvatar(colour),
  });
};

/**
 * Who is signed in unless a story says otherwise.
 *
 * @see Specification, D1
 */
export const samplePerson = createPerson({
  _id: 'person-asha',
  fullname: 'Asha Tamang',
  email: 'asha@market.example',
  bio: 'I run a small studio and am always looking for good people.',
  from: 'Pokhara',
  avatar: createAvatar('#e8623d'),
  createdAt: '2022-02-11T07:15:00.000Z',
});

/**
 * Sellers of every kind: one has a name of 40 characters, one neither picture nor bio.
 *
 * @see Specification, D1
 */
export const samplePeople = [
  createPerson(),
  toPerson('Dev Karki', '#5b57a6', 'Lalitpur'),
  toPerson('Anil Gurung', '#2a9d8f', 'Dharan'),
  toPerson('Sara Thapa', '#c44536', 'Biratnagar'),
  toPerson('Rohan Joshi', '#bc6c25', 'Bhaktapur'),
  toPerson('Nima Lama', '#247ba0', 'Namche'),
  toPerson('Maximiliana-Konstantina Papadopoulou-Rai', '#8a4fff', 'Thessaloniki'),
  toPerson('Ishan Rai', null, ''),
];

/**
 * Three browsers in which the same person is signed in, this one first.
 *
 * @see Specification, X2
 */
export const sampleSessions: Session[] = [
  createSession(),
  createSession({
    _id: 'session-phone',
    device: 'Chrome on Android',
    createdAt: '2026-10-28T19:40:00.000Z',
    lastUsedAt: '2026-11-17T21:05:00.000Z',
    isCurrent: false,
  }),
  createSession({
    _id: 'session-library',
    device: 'Edge on Windows',
    createdAt: '2026-11-12T14:20:00.000Z',
    lastUsedAt: '2026-11-12T15:00:00.000Z',
    isCurrent: false,
  }),
];

/**
 * Makes a second factor: an app on a phone.
 *
 * @see Specification, X27
 */
export const createFactor = (fields: Partial<Factor> = {}): Factor => ({
  _id: 'factor-phone',
  kind: 'totp',
  name: 'My phone',
  createdAt: '2026-09-14T10:05:00.000Z',
  lastUsedAt: '2026-11-17T21:05:00.000Z',
  ...fields,
});

/**
 * Makes a passkey, which is on all devices of its owner.
 *
 * @see Specification, X36
 */
export const createPasskey = (fields: Partial<Factor> = {}): Factor =>
  createFactor({
    _id: 'factor-passkey',
    kind: 'passkey',
    name: 'Chrome on Windows',
    createdAt: '2026-10-20T08:40:00.000Z',
    isSynced: true,
    ...fields,
  });

/**
 * What a device has made, as a pretended backend takes it.
 *
 * @see Specification, X36
 */
export const sampleMadePasskey: MadePasskey = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};

/**
 * What a passkey has answered, as a pretended backend takes it.
 *
 * @see Specification, X36
 */
export const samplePasskeyAnswer: PasskeyAnswer = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/**
 * All that is stored about somebody, ready to be fetched.
 *
 * @see Specification, X37
 */
export const sampleDataExport: DataExport = {
  state: 'ready',
  requestedAt: '2026-11-16T09:00:00.000Z',
  size: 284_310,
  until: '2026-11-23T09:02:00.000Z',
};

/**
 * Two apps, of which one was never used.
 *
 * @see Specification, X27
 */
export const sampleFactors: Factor[] = [
  createFactor(),
  createFactor({
    _id: 'factor-tablet',
    name: 'The old tablet in the studio',
    createdAt: '2026-10-02T16:30:00.000Z',
    lastUsedAt: null,
  }),
];

/**
 * Ten recovery codes, as they are shown once.
 *
 * @see Specification, X27
 */
export const sampleRecoveryCodes = [
  '7k2m-9xqa-d4tw-h8rz',
  'c3pn-5vje-y6fs-2gbk',
  'q9td-w4mh-8zra-x5ne',
  'f6yb-j2ks-p7cv-3dqg',
  'n8hx-t5ze-r4wa-m9jp',
  'b2gv-6qsc-k3yd-f7th',
  'z5rw-a8nm-e9xj-4pbk',
  'y4cd-h7fq-2vts-g6zr',
  'x9pe-m3ja-w8kn-5bqd',
  'd7sz-r6ht-c4gy-v2fx',
];

/**
 * Somebody with each role. One has no second factor yet.
 *
 * @see Specification, X27
 */
export const sampleOperators: Operator[] = (
  ['owner', 'support', 'moderator', 'finance'] as const
).map((role, index) => {
  const { _id, fullname, email } = samplePeople[index] ?? samplePerson;
  const createdAt = '2026-09-20T12:00:00.000Z';
  return { _id, fullname, email, role, hasFactor: role !== 'support', createdAt };
});

/**
 * Through whom people may log in.
 *
 * @see Specification, X42
 */
export const sampleIssuers: Issuer[] = [
  { _id: 'example', name: 'Example' },
  { _id: 'work', name: 'Sherpa Works' },
];

/**
 * Makes what an issuer has said in this browser: of somebody who has no account.
 *
 * @see Specification, X42
 */
export const createExternalLogIn = (fields: Partial<ExternalLogIn> = {}): ExternalLogIn => ({
  step: 'signUp',
  issuer: { _id: 'example', name: 'Example' },
  email: 'asha@market.example',
  fullname: 'Asha Tamang',
  next: '/',
  ...fields,
});

/**
 * What an issuer has said of somebody who has no account.
 *
 * @see Specification, X42
 */
export const sampleExternalLogIn: ExternalLogIn = createExternalLogIn();

/**
 * Makes a log-in through an issuer.
 *
 * @see Specification, X42
 */
export const createExternalLogin = (fields: Partial<ExternalLogin> = {}): ExternalLogin => ({
  _id: 'login-example',
  issuer: 'Example',
  email: 'asha@market.example',
  createdAt: '2026-10-02T07:20:00.000Z',
  lastUsedAt: '2026-11-16T18:10:00.000Z',
  ...fields,
});

/**
 * The log-ins through issuers of an account.
 *
 * @see Specification, X42
 */
export const sampleExternalLogins: ExternalLogin[] = [createExternalLogin()];
