import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { clientOf } from './backend.ts';
import type { Member } from './people.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../../server/src/market.ts');

/** Types a command as the owner of the market. */
export const command = (...args: string[]) =>
  run(process.execPath, ['--conditions=market-source', program, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: process.env['JOURNEY_DATA_DIR'] },
  });

/** Makes somebody an operator by the owner's command. */
export const grantRole = (email: string, role: string) => command('grant-role', email, role);

/** Makes somebody with a second factor an operator. */
export async function promote({ page, email }: Member, role: string) {
  await grantRole(email, role);
  const client = clientOf(page);
  const { factor: id, secret } = await client.startTotp();
  await client.confirmTotp({ id, code: computeCode(secret) });
}
