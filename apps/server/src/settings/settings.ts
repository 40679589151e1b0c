import { resolve } from 'node:path';
import { isLoopback } from './isLoopback.ts';

/**
 * Whether what happens here is real. Everything meant for trying things out (sample data, test
 * cards, mails on a page) depends on this alone.
 *
 * - `local`: nobody but this machine reaches the market, so nothing in it is real.
 * - `trial`: others may reach it, and every page tells them that nothing in it is real.
 * - `live`: people trust it with money, so it opens only with all that this takes.
 */
export type MarketMode = 'local' | 'trial' | 'live';

/** What finds services: a catalogue in this process's memory, or the database. */
export type SearchEngine = 'memory' | 'sql';

/** Everything that an operator can choose, read once from the environment. */
export interface Settings {
  /**
   * `MARKET_MODE`: `trial` or `live`. Without it a market that others can reach is live: it listens
   * on an address other than loopback, or `PUBLIC_URL` is https or leads to another host. One that
   * only this machine reaches is `local`.
   */
  mode: MarketMode;
  /** `HOST`: the address to listen on. Defaults to 127.0.0.1: nothing outside this machine. */
  host: string;
  /** `PORT`: defaults to 4000; 0 takes any free port. */
  port: number;
  /** `PUBLIC_URL`: where people reach the site, without a slash at the end. Defaults to `http://localhost:PORT`. */
  publicUrl: string;
  /** `DATA_DIR`: the folder of pictures, mails and the embedded database. Defaults to `.data` at the top. */
  dataFolder: string;
  /** `DATABASE_URL`: a PostgreSQL address. Without it the database is embedded in `dataFolder`. */
  databaseUrl: string | undefined;
  /**
   * `DATABASE_READ_URL`: the address of a replica, from which public pages and lists are read.
   * Without it everything is read from the primary.
   */
  databaseReadUrl: string | undefined;
  /** `SEARCH`: `memory` or `sql`, which is for small markets and for processes that list nothing. Defaults to `memory`. */
  search: SearchEngine;
  /** `SITE_DIR`: the built site. Defaults to `apps/marketplace/dist`. */
  siteFolder: string;
  /** `ALLOWED_ORIGINS`: other sites that may use the API with credentials, separated by commas. */
  allowedOrigins: string[];
  /** `TRUST_PROXY`: how many reverse proxies stand in front and say who asks. Defaults to 0. */
  trustedProxies: number;
  /** `IMAGE_LIMIT_BYTES`: the largest picture, in bytes once decoded. Defaults to 2 MB. */
  imageLimitBytes: number;
  /**
   * `SAMPLE_DATA`: whether an empty database gets sample data. Defaults to yes with the embedded
   * database and without Stripe keys, but never on a live market; 0 turns it off.
   */
  sampleData: boolean;
  /** `RATE_LIMIT_SCALE`: multiplies every rate limit, for load tests. Defaults to 1. */
  rateLimitScale: number;
  /** `MAX_REQUESTS`: how many calls are worked on at once; others get a 503. Defaults to 64. */
  maximumRequests: number;
  /** `METRICS_TOKEN`: the bearer token of `/metrics`. Without one there are no metrics. */
  metricsToken: string | undefined;
  /** `DRAIN_SECONDS`: how long `/ready` says no before a stopping server closes. Defaults to 0. */
  drainSeconds: number;
  /** `LOG_LEVEL`: `debug`, `info`, `warn`, `error` or `silent`. Defaults to `warn`. */
  logLevel: string;
  /** `SMTP_URL`: the mail server. Without it mails are written to `dataFolder/mails`. */
  smtpUrl: string | undefined;
  /** `MAIL_FROM`: the sender of all mails. Without a name it gets that of the market. */
  mailFrom: string;
  /**
   * `CONFIRM_EMAIL`: whether an account begins, or gets another address, only once that has been
   * confirmed with a mailed link. Defaults to yes on a live market, and where mails are really sent.
   */
  confirmsEmail: boolean;
  /**
   * `PASSWORD_MIN_LENGTH`: how many characters a new password has at least, 6 to 64. Defaults to 8;
   * those chosen before may be shorter.
   */
  passwordMinLength: number;
  /**
   * `PASSWORD_FRESH_MINUTES`: how long after the password was typed money may be given back, and an
   * unconfirmed address be changed, without typing it again; 0.05 to 1440. Defaults to 15.
   */
  passwordFreshMinutes: number;
  /**
   * `SECRET_KEY`: what second factors are encrypted with, at least 32 characters. Without it the file
   * `secret` of `dataFolder` is, which is made when it is first needed.
   */
  secretKey: string | undefined;
  /**
   * `OIDC_ISSUERS`: through whom people may log in, as a JSON array of objects with `id`, `name`, `url`,
   * `clientId` and `clientSecret`. Defaults to nobody.
   */
  issuers: IssuerSettings[];
  /** `S3_URL`, `S3_ACCESS_KEY`, `S3_SECRET_KEY`, `S3_REGION`. Without them pictures are in `dataFolder/images`. */
  s3: S3Settings | undefined;
  /**
   * `S3_FILES_URL`: the bucket of the files that people send each other, in the store of `S3_URL`, with
   * its keys. Without it they are in `dataFolder/files`. It must not be the bucket of pictures.
   */
  s3Files: S3Settings | undefined;
  /**
   * `SCAN_URL`: what looks for harm in files, `clamd://127.0.0.1:3310` or an http address that each is
   * posted to. Without it nothing does.
   */
  scanUrl: string | undefined;
  /**
   * `FILES_URL`: another origin that leads to this server, from which files are fetched, without a slash
   * at the end. Defaults to `publicUrl`.
   */
  filesUrl: string;
  /** `STRIPE_SECRET_KEY`, `STRIPE_PUBLISHABLE_KEY`, `STRIPE_WEBHOOK_SECRET`. Without them the card provider is the offline one. */
  stripe: StripeSettings | undefined;
}

/** An issuer of OpenID Connect, with which the market is registered. */
export interface IssuerSettings {
  /** What its addresses here are made with. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it calls itself: an address, below which it describes itself. */
  url: string;
  clientId: string;
  clientSecret: string;
}

/** The three keys of a Stripe account. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** `STRIPE_API_URL`: where Stripe's API is. Defaults to Stripe's own; tests put a stand-in there. */
  apiUrl?: string | undefined;
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** The bucket's own address, such as `https://s3.example/pictures`. */
  url: string;
  accessKey: string;
  secretKey: string;
  /** Defaults to `us-east-1`, which most stores other than Amazon's take. */
  region: string;
}

/** Unusable settings. The message tells the operator in plain sentences. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;

const repositoryFolder = resolve(import.meta.dirname, '../../../..');

function readNumber(
  environment: Environment,
  name: string,
  fallback: number,
  maximum: number,
  minimum = 0,
) {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= minimum && value <= maximum) return value;
  throw new SettingsError(`${name} must be a number from ${minimum} to ${maximum}, not "${text}".`);
}

function readSwitch(environment: Environment, name: string, fallback: boolean) {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  if (text === '0' || text === '1') return text === '1';
  throw new SettingsError(`${name} must be 0 or 1, not "${text}".`);
}

function readMode(environment: Environment, host: string, publicUrl: string): MarketMode {
  const text = environment['MARKET_MODE']?.trim();
  if (text === 'trial' || text === 'live') return text;
  if (text) throw new SettingsError(`MARKET_MODE must be trial or live, not "${text}".`);
  const { protocol, hostname } = new URL(publicUrl);
  const isOnlyHere = isLoopback(host) && protocol === 'http:' && isLoopback(hostname);
  return isOnlyHere ? 'local' : 'live';
}

function readReplicaUrl(environment: Environment): string | undefined {
  const { DATABASE_URL: primary, DATABASE_READ_URL: replica } = environment;
  if (replica && !primary) {
    throw new SettingsError(
      'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.',
    );
  }
  return replica || undefined;
}

function readSearch(environment: Environment): SearchEngine {
  const text = environment['SEARCH']?.trim() || 'memory';
  if (text === 'memory' || text === 'sql') return text;
  throw new SettingsError(`SEARCH must be memory or sql, not "${text}".`);
}

function readSecretKey({ SECRET_KEY: key }: Environment): string | undefined {
  if (!key) return undefined;
  if (key.length >= 32) return key;
  throw new SettingsError('SECRET_KEY must have at least 32 characters.');
}

const issuerFields = ['id', 'name', 'url', 'clientId', 'clientSecret'] as const;

function readIssuer(value: unknown): IssuerSettings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Environment;
  const unknown = Object.keys(given).find((key) => !issuerFields.includes(key as 'id'));
  if (unknown) throw new SettingsError(`OIDC_ISSUERS: an issuer has no "${unknown}".`);
  for (const field of issuerFields) {
    if (typeof given[field] !== 'string' || !given[field].trim()) {
      throw new SettingsError(`OIDC_ISSUERS: each issuer needs a text "${field}".`);
    }
  }
  const issuer = given as unknown as IssuerSettings;
  if (!/^[a-z\d-]{1,30}$/.test(issuer.id)) {
    throw new SettingsError(
      `OIDC_ISSUERS: an id has up to 30 small letters, digits and dashes, not "${issuer.id}".`,
    );
  }
  if (issuer.name.length > 40) {
    throw new SettingsError('OIDC_ISSUERS: a name has at most 40 characters.');
  }
  toOrigin(issuer.url, 'OIDC_ISSUERS');
  return issuer;
}

function readIssuers({ OIDC_ISSUERS: text }: Environment): IssuerSettings[] {
  if (!text?.trim()) return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // What is wrong with it may hold a secret.
    throw new SettingsError('OIDC_ISSUERS must be JSON.');
  }
  if (!Array.isArray(list)) throw new SettingsError('OIDC_ISSUERS must be a JSON array.');
  const issuers = list.map(readIssuer);
  for (const [index, { id, url }] of issuers.entries()) {
    const twin = issuers.slice(0, index).find((other) => other.id === id || other.url === url);
    if (twin) throw new SettingsError(`OIDC_ISSUERS names "${twin.id}" twice.`);
  }
  return issuers;
}

function readStripe(environment: Environment): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = environment;
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (secretKey && publishableKey && webhookSecret) {
    return { secretKey, publishableKey, webhookSecret, apiUrl };
  }
  throw new SettingsError(
    'Stripe needs all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  );
}

function readS3(environment: Environment): S3Settings | undefined {
  const { S3_URL: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = environment;
  if (!url && !accessKey && !secretKey) return undefined;
  if (!url || !accessKey || !secretKey) {
    throw new SettingsError('Pictures need all of S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY.');
  }
  toOrigin(url, 'S3_URL');
  const region = environment['S3_REGION'] || 'us-east-1';
  return { url: url.replace(/\/+$/, ''), accessKey, secretKey, region };
}

function readS3Files(environment: Environment): S3Settings | undefined {
  const url = environment['S3_FILES_URL']?.replace(/\/+$/, '');
  if (!url) return undefined;
  const pictures = readS3(environment);
  if (!pictures) throw new SettingsError('S3_FILES_URL needs S3_URL and its keys.');
  toOrigin(url, 'S3_FILES_URL');
  if (url === pictures.url) {
    throw new SettingsError('S3_FILES_URL must be another bucket than that of S3_URL.');
  }
  return { ...pictures, url };
}

function readScanUrl(environment: Environment): string | undefined {
  const text = environment['SCAN_URL']?.trim();
  if (!text) return undefined;
  const { protocol, hostname } = URL.parse(text) ?? {};
  if (hostname && ['clamd:', 'http:', 'https:'].includes(protocol ?? '')) return text;
  throw new SettingsError(
    `SCAN_URL must be an address like clamd://127.0.0.1:3310 or https://scanner.example, not "${text}".`,
  );
}

function toOrigin(text: string, name: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new SettingsError(
    `${name} must hold addresses like https://market.example, not "${text}".`,
  );
}

/** Where the data are: `DATA_DIR`. */
export const findDataFolder = (environment: Environment): string =>
  resolve(environment['DATA_DIR'] || resolve(repositoryFolder, '.data'));

/** Reads the settings. Throws `SettingsError` for a value that makes no sense. */
export function readSettings(environment: Environment): Settings {
  const port = readNumber(environment, 'PORT', 4000, 65_535);
  const publicUrl = environment['PUBLIC_URL']?.replace(/\/+$/, '') || `http://localhost:${port}`;
  toOrigin(publicUrl, 'PUBLIC_URL');

  const host = environment['HOST'] || '127.0.0.1';
  const mode = readMode(environment, host, publicUrl);
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const stripe = readStripe(environment);
  const smtpUrl = environment['SMTP_URL'] || undefined;

  return {
    mode,
    host,
    port,
    publicUrl,
    dataFolder: findDataFolder(environment),
    databaseUrl,
    databaseReadUrl: readReplicaUrl(environment),
    search: readSearch(environment),
    siteFolder: resolve(
      environment['SITE_DIR'] || resolve(repositoryFolder, 'apps/marketplace/dist'),
    ),
    allowedOrigins: (environment['ALLOWED_ORIGINS'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map((origin) => toOrigin(origin, 'ALLOWED_ORIGINS')),
    trustedProxies: readNumber(environment, 'TRUST_PROXY', 0, 10),
    imageLimitBytes: readNumber(environment, 'IMAGE_LIMIT_BYTES', 2_000_000, 50_000_000),
    sampleData: readSwitch(environment, 'SAMPLE_DATA', mode !== 'live' && !databaseUrl && !stripe),
    rateLimitScale: readNumber(environment, 'RATE_LIMIT_SCALE', 1, 1_000_000),
    maximumRequests: readNumber(environment, 'MAX_REQUESTS', 64, 100_000),
    metricsToken: environment['METRICS_TOKEN'] || undefined,
    drainSeconds: readNumber(environment, 'DRAIN_SECONDS', 0, 600),
    logLevel: environment['LOG_LEVEL'] || 'warn',
    smtpUrl,
    mailFrom: environment['MAIL_FROM'] || 'no-reply@market.example',
    confirmsEmail: readSwitch(
      environment,
      'CONFIRM_EMAIL',
      mode === 'live' || smtpUrl !== undefined,
    ),
    passwordMinLength: readNumber(environment, 'PASSWORD_MIN_LENGTH', 8, 64, 6),
    passwordFreshMinutes: readNumber(environment, 'PASSWORD_FRESH_MINUTES', 15, 1_440, 0.05),
    secretKey: readSecretKey(environment),
    issuers: readIssuers(environment),
    s3: readS3(environment),
    s3Files: readS3Files(environment),
    scanUrl: readScanUrl(environment),
    filesUrl: environment['FILES_URL']
      ? toOrigin(environment['FILES_URL'], 'FILES_URL')
      : publicUrl,
    stripe,
  };
}
