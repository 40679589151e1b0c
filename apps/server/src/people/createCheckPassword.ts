import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** Whose password it is going to be. */
export interface PasswordOwner {
  fullname: string;
  email: string;
}

/**
 * Refuses a password that is easily guessed. Throws a `CallRefusal` that names the field.
 *
 * @param field The field of the request that holds it.
 */
export type CheckPassword = (
  field: string,
  password: string,
  owner: PasswordOwner,
) => Promise<void>;

/** In characters. Longer ones only cost work: nobody guesses that far. */
const longest = 256;

/** The most common passwords, in lower case. Read when a password is first chosen. */
let common: Promise<Set<string>> | undefined;

async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Keeps what `Mira Shrestha`, `mira.shrestha` and `MiraShrestha2026!` have in common. */
const toCore = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<!\p{N})\p{N}+$/u, '');

/** What is publicly known about somebody: address, name, and each part of the name. */
function listCores({ fullname, email }: PasswordOwner) {
  const [localPart = ''] = email.split('@');
  return [email, localPart, fullname, ...fullname.split(/\s+/)].map(toCore).filter(Boolean);
}

/**
 * Makes the check for newly chosen passwords. Existing passwords keep working.
 *
 * @param shortest In characters.
 * @param listWords Tells the words that anyone who knows this market tries first: its name, its host.
 */
export function createCheckPassword(
  shortest: number,
  listWords: () => Promise<readonly string[]>,
): CheckPassword {
  async function findFault(password: string, owner: PasswordOwner) {
    const { length } = [...password];
    if (length < shortest) return refusals.shortPassword;
    if (length > longest) return refusals.longPassword;
    if (listCores(owner).includes(toCore(password))) {
      return refusals.personalPassword;
    }
    common ??= readCommon();
    if ((await common).has(password.toLowerCase())) {
      return refusals.commonPassword;
    }
    // Without digits at the end nothing is left of a password of digits, nor of a host that is a number.
    const core = toCore(password);
    if (core !== '' && (await listWords()).map(toCore).includes(core)) {
      return refusals.commonPassword;
    }
    return undefined;
  }

  return async (field, password, owner) => {
    const fault = await findFault(password, owner);
    if (fault) throw new CallRefusal(fault, { field, values: { shortest, longest } });
  };
}
