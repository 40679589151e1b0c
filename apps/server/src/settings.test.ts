import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('works without any setting, for this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    stripe: undefined,
    sampleData: true,
    allowedOrigins: [],
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
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  });

  expect(settings).toMatchObject({
    port: 80,
    publicUrl: 'https://market.example',
    allowedOrigins: ['https://shop.example', 'http://localhost:3000'],
    databaseUrl: 'postgres://localhost/market',
    stripe: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' },
    sampleData: false,
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'market' }, 'PUBLIC_URL must hold addresses like https://market.example'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must hold addresses like https://market.example'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA must be 0 or 1, not "maybe".'],
  [{ CONFIRM_EMAIL: 'yes' }, 'CONFIRM_EMAIL must be 0 or 1, not "yes".'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'Stripe needs all of'],
  [{ S3_URL: 'https://s3.example/pictures' }, 'Pictures need all of S3_URL'],
  [{ S3_URL: 'pictures', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }, 'S3_URL must hold addresses'],
])('says what is wrong with %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
