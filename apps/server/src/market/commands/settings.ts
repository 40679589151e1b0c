import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/openDatabase.ts';
import { noteEvent } from '../../audit/auditQueries.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { type OwnerSetting, ownerSettings } from '../../marketBook/ownerSettings.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import {
  createImageQueries,
  createPictureWorker,
  keepPicture,
  toImage,
} from '../../pictures/index.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';

function findSetting(key: string): OwnerSetting {
  const setting = Object.hasOwn(ownerSettings, key) ? ownerSettings[key] : undefined;
  if (setting) return setting;
  throw new OperatorError(`There is no setting ${key}: market settings lists them.`);
}

const write = (value: unknown) =>
  typeof value === 'object' && value && 'url' in value ? String(value.url) : writePlain(value);

const writePlain = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value ?? 'the site’s own');

/** Keeps the value of a setting; undefined forgets it. */
const keep = (database: Database, key: string, value: unknown) =>
  inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('market_settings').where('key', '=', key).execute();
    if (value !== undefined) {
      const row = { key, value: JSON.stringify(value) };
      await transaction.insertInto('market_settings').values(row).execute();
    }
    const what = value === undefined ? 'setting.unset' : 'setting.set';
    await noteEvent(transaction, { personId: null, what, subjectId: key, address: 'operator' });
  });

/** Lists the settings. */
export const settings = describeCommand({
  summary: 'lists what the owner may set, and how it is set',
  parameters: [],
  options: {},

  async run({ database, report }) {
    const rows = await database.selectFrom('market_settings').select(['key', 'value']).execute();
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    for (const [key, { about, usual }] of Object.entries(ownerSettings)) {
      const value = stored.has(key) ? write(stored.get(key)) : `${write(usual)} (as usual)`;
      report([key, value, about].join('  '));
    }
  },
});

/** Sets something. */
export const set = describeCommand({
  summary: 'sets something; every server follows within a second or two',
  parameters: ['key', 'value'],
  options: {},

  async run({ database, report }, { key, value }) {
    const { read, choices } = findSetting(key);
    const meant = read(value);
    if (meant === undefined) throw new OperatorError(`${key} must be ${choices}.`);
    await keep(database, key, meant);
    report(`${key} is ${write(meant)} now.`);
  },
});

/** Forgets what was set. */
export const unset = describeCommand({
  summary: 'lets something be as usual again',
  parameters: ['key'],
  options: {},

  async run({ database, report }, { key }) {
    const { usual } = findSetting(key);
    await keep(database, key, undefined);
    report(`${key} is ${write(usual)} again.`);
  },
});

/** Takes a picture for the logo. */
export const setLogo = describeCommand({
  summary:
    'keeps a picture, as PNG, JPEG, WebP or AVIF, and shows it before the name of the market',
  parameters: ['file'],
  options: {},

  async run({ database, imageStore, report, settings: { imageLimitBytes } }, { file }) {
    const bytes = await readFile(file).catch((cause: unknown) => {
      throw new OperatorError(`The file ${file} cannot be read.`, { cause });
    });
    if (bytes.length > imageLimitBytes) {
      throw new OperatorError(`A picture may have at most ${imageLimitBytes} bytes.`);
    }
    const worker = createPictureWorker();
    try {
      const keepers = { store: imageStore, images: createImageQueries(database), worker };
      await keep(database, 'logo', toImage(await keepPicture(keepers, bytes)));
    } finally {
      worker.close();
    }
    report('The market has a logo now.');
  },
});
