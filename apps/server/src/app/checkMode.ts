import { isLoopback } from '../settings/isLoopback.ts';
import { type Settings, SettingsError } from '../settings/settings.ts';

/** One sentence that says what is wrong, and one that names the setting to change. */
type Faults = (string | false)[];

/** The settings that a market needs before people can trust it with money and passwords. */
const findFaultsOfLive = (settings: Settings): Faults => [
  !settings.stripe &&
    'Test cards would pay. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  !settings.smtpUrl &&
    'Mails would stay here, so nobody could confirm an address or choose a new password. Set SMTP_URL to a mail server, and MAIL_FROM to the sender.',
  !settings.confirmsEmail &&
    'Accounts could be opened with other people’s addresses. Leave CONFIRM_EMAIL out, or set it to 1.',
  !settings.publicUrl.startsWith('https:') &&
    `Passwords would travel unencrypted to ${settings.publicUrl}. Set PUBLIC_URL to the https address of the site.`,
  ...settings.issuers
    .filter(({ url }) => !url.startsWith('https:'))
    .map(
      ({ id, url }) =>
        `Anyone between here and ${url} could log in as anybody. Give the issuer ${id} of OIDC_ISSUERS an https address.`,
    ),
  settings.sampleData &&
    'A new database would get sample accounts, whose passwords are public. Leave SAMPLE_DATA out, or set it to 0.',
];

const findFaultsOfTrial = ({ stripe }: Settings): Faults => [
  stripe !== undefined &&
    /^[rs]k_live_/.test(stripe.secretKey) &&
    'STRIPE_SECRET_KEY moves real money, which a trial never does. Set it to a test key, or MARKET_MODE to live.',
];

async function findFaultsOfDatabase({ databaseUrl, mode, stripe }: Settings): Promise<Faults> {
  if (mode !== 'live' && !stripe) return [];
  if (!databaseUrl) {
    return [
      'The embedded database may lose the last payments when the power fails. Set DATABASE_URL to a PostgreSQL.',
    ];
  }
  // A local market need not wait for the database drivers to load.
  const { inspectDatabase } = await import('./inspectDatabase.ts');
  try {
    const { isDurable, demoAddresses } = await inspectDatabase(databaseUrl);
    return [
      !isDurable &&
        'The database may lose the last payments when the power fails. Set DATABASE_URL to a PostgreSQL with fsync and synchronous_commit on.',
      mode === 'live' &&
        demoAddresses.length > 0 &&
        `The database has sample accounts, whose passwords are public: ${demoAddresses.join(' and ')}. Set DATABASE_URL to a new database, or forget each of them with npm run market -- delete-person.`,
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return [`The database cannot be opened: ${reason}. Set DATABASE_URL to one that can.`];
  }
}

function whyLive({ host, publicUrl }: Settings): string {
  const { protocol, hostname } = new URL(publicUrl);
  if (!isLoopback(host)) return `HOST is ${host}, where others reach it`;
  if (protocol === 'https:' || !isLoopback(hostname)) return `PUBLIC_URL is ${publicUrl}`;
  return 'MARKET_MODE says so';
}

/**
 * Checks, before anything else happens, that a market has all that its mode requires. Throws a
 * `SettingsError` that lists everything missing.
 */
export async function checkMode(settings: Settings): Promise<void> {
  const { mode } = settings;
  const faults = [
    ...(await findFaultsOfDatabase(settings)),
    ...(mode === 'live' ? findFaultsOfLive(settings) : findFaultsOfTrial(settings)),
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return;

  const [beginning, end] =
    mode === 'live'
      ? [
          `This market is live (${whyLive(settings)}), so it does not open like this:`,
          '\n\nTo let others try it out without any of this, set MARKET_MODE to trial: every page then says so.',
        ]
      : ['This market does not open like this:', ''];
  throw new SettingsError(`${beginning}\n${faults.map((fault) => `\n- ${fault}`).join('')}${end}`);
}
