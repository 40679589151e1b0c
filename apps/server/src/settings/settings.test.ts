import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('works without any setting, for this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'local',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    search: 'memory',
    stripe: undefined,
    sampleData: true,
    allowedOrigins: [],
    confirmsEmail: false,
    passwordMinLength: 8,
    passwordFreshMinutes: 15,
  });
});

test.each([
  { HOST: 'localhost' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
])('with %o only this machine reaches the market', (environment) => {
  expect(readSettings(environment)).toMatchObject({ mode: 'local', sampleData: true });
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20', PUBLIC_URL: 'http://localhost:4000' },
  // Behind a proxy on the same machine.
  { PUBLIC_URL: 'https://localhost' },
  { PUBLIC_URL: 'http://market.example' },
  { PUBLIC_URL: 'http://192.168.1.20:4000' },
  { MARKET_MODE: 'live' },
])('with %o others reach it: it is live, unless it is said to be a trial', (environment) => {
  expect(readSettings(environment)).toMatchObject({
    mode: 'live',
    sampleData: false,
    confirmsEmail: true,
  });
  expect(readSettings({ ...environment, MARKET_MODE: 'trial' })).toMatchObject({
    mode: 'trial',
    sampleData: true,
    confirmsEmail: false,
  });
});

const readConfirms = (environment: Record<string, string>) =>
  readSettings(environment).confirmsEmail;

test('confirms addresses where mails are really sent, unless the operator wants it otherwise', () => {
  expect(readConfirms({ SMTP_URL: 'smtp://mails.example' })).toBe(true);
  expect(readConfirms({ SMTP_URL: 'smtp://mails.example', CONFIRM_EMAIL: '0' })).toBe(false);
  expect(readConfirms({ CONFIRM_EMAIL: '1' })).toBe(true);
});

test('takes what the operator chose', () => {
  const settings = readSettings({
    PORT: '80',
    PUBLIC_URL: 'https://market.example/',
    ALLOWED_ORIGINS: 'https://shop.example/, http://localhost:3000',
    DATABASE_URL: 'postgres://localhost/market',
    DATABASE_READ_URL: 'postgres://replica/market',
    SEARCH: 'sql',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  });

  expect(settings).toMatchObject({
    port: 80,
    publicUrl: 'https://market.example',
    allowedOrigins: ['https://shop.example', 'http://localhost:3000'],
    databaseUrl: 'postgres://localhost/market',
    databaseReadUrl: 'postgres://replica/market',
    search: 'sql',
    stripe: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' },
    sampleData: false,
  });
});

const issuer = {
  id: 'work',
  name: 'Work',
  url: 'https://id.example',
  clientId: 'market',
  clientSecret: 'secret',
};

/** The setting that names issuers which differ from a good one so. */
const issuersOf = (...differences: object[]) => ({
  OIDC_ISSUERS: JSON.stringify(differences.map((difference) => ({ ...issuer, ...difference }))),
});

test('names the issuers that people may log in through', () => {
  expect(readSettings({}).issuers).toEqual([]);
  const home = { ...issuer, id: 'home', url: 'https://home.example' };
  expect(readSettings(issuersOf({}, home)).issuers).toEqual([issuer, home]);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'market' }, 'PUBLIC_URL must hold addresses like https://market.example'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must hold addresses like https://market.example'],
  [
    { DATABASE_READ_URL: 'postgres://replica/market' },
    'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.',
  ],
  [{ SEARCH: 'google' }, 'SEARCH must be memory or sql, not "google".'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA must be 0 or 1, not "maybe".'],
  [{ MARKET_MODE: 'production' }, 'MARKET_MODE must be trial or live, not "production".'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH must be a number from 6 to 64, not "5".'],
  [{ OIDC_ISSUERS: '{"id":' }, 'OIDC_ISSUERS must be JSON.'],
  [{ OIDC_ISSUERS: '{}' }, 'OIDC_ISSUERS must be a JSON array.'],
  [{ OIDC_ISSUERS: '[{}]' }, 'OIDC_ISSUERS: each issuer needs a text "id".'],
  [issuersOf({ clientSecret: '' }), 'OIDC_ISSUERS: each issuer needs a text "clientSecret".'],
  [issuersOf({ secret: 's' }), 'OIDC_ISSUERS: an issuer has no "secret".'],
  [issuersOf({ id: 'Work/1' }), 'OIDC_ISSUERS: an id has up to 30 small letters'],
  [issuersOf({ name: 'n'.repeat(41) }), 'OIDC_ISSUERS: a name has at most 40 characters.'],
  [issuersOf({ url: 'id.example' }), 'OIDC_ISSUERS must hold addresses like'],
  [issuersOf({}, { url: 'https://other.example' }), 'OIDC_ISSUERS names "work" twice.'],
  [issuersOf({}, { id: 'home' }), 'OIDC_ISSUERS names "work" twice.'],
  [{ CONFIRM_EMAIL: 'yes' }, 'CONFIRM_EMAIL must be 0 or 1, not "yes".'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'Stripe needs all of'],
  [{ S3_URL: 'https://s3.example/pictures' }, 'Pictures need all of S3_URL'],
  [{ S3_URL: 'pictures', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }, 'S3_URL must hold addresses'],
])('says what is wrong with %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
