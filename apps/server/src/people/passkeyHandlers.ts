import { isIP } from 'node:net';
import { type MadePasskey, type PasskeyAnswer, refusals } from '@market/api/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { uuidv7 } from 'uuidv7';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { PasskeyPurpose } from '../database/accountTables.ts';
import type { Handlers, Visit } from '../http/Handlers.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { putMail } from '../mails/putMail.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Database } from '../database/openDatabase.ts';
import { toFactorMail } from './accountMails.ts';
import { checkFreshness } from './checkFreshness.ts';
import { tellOfFactor, toFactor } from './factorHandlers.ts';
import type { FactorQueries } from './factorQueries.ts';
import { createRecoveryCodes, normaliseCode } from './oneTimeCodes.ts';
import { challengeMinutes, type PasskeyQueries } from './passkeyQueries.ts';
import type { PeopleQueries } from './peopleQueries.ts';
import { requireStepUp } from './requireStepUp.ts';

/** What the handlers of passkeys work with. */
export interface PasskeyParts {
  database: Database;
  passkeys: PasskeyQueries;
  factors: FactorQueries;
  people: PeopleQueries;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  /** What devices call the market. */
  findName: () => Promise<string>;
  /** Where people reach the site: passkeys belong to its host, and answer to its origin alone. */
  publicUrl: string;
}

/** How many an account has at the most. */
const most = 10;

/** Nobody can guess a signature: this keeps strangers from filling tables. */
const logInsOfNetwork: RateLimit = { name: 'passkey-login', count: 200, minutes: 15 };
const stepUpsOfPerson: RateLimit = { name: 'passkey-step-up', count: 60, minutes: 15 };

/** EdDSA, ES256 and RS256: one of them is known to every device. */
const algorithms = [-8, -7, -257];

/** Whether browsers make passkeys where people reach the site: they belong to a name, not to a number. */
export const canHavePasskeys = (publicUrl: string): boolean =>
  isIP(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')) === 0;

/** What is no answer to what was asked. */
const refused = { verified: false, registrationInfo: undefined, authenticationInfo: undefined };

/** What was signed, as far as it can be read. */
function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** How devices name a person: by bytes that say nothing of them. */
const toUserHandle = (personId: string) =>
  Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url');

/** Answers the calls about passkeys. */
export function createPasskeyHandlers(parts: PasskeyParts) {
  const { database, passkeys, factors, people, limits, note, findName, publicUrl } = parts;
  const { origin, hostname: rpId } = new URL(publicUrl);
  const ceremony = { timeout: challengeMinutes * 60_000 };

  const listKnown = async (personId: string) =>
    (await passkeys.listKnown(personId)).map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    }));

  /** Reads a passkey that was made for this person, here and just now. */
  async function readMade(passkey: MadePasskey, personId: string) {
    const challenge = readChallenge(passkey.response.clientDataJSON);
    const { transports = [], ...response } = passkey.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        response: { ...response, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => refused);
    // Only what is right uses it up: nobody spoils what somebody else was asked.
    if (!registrationInfo || !(await passkeys.take(challenge, 'add', personId))) return undefined;
    return { ...registrationInfo, transports };
  }

  /** Reads what a passkey has answered to what it was asked here, just now and once. */
  async function readAnswer(
    { userHandle, ...response }: PasskeyAnswer['response'],
    passkey: PasskeyAnswer,
    stored: { personId: string; publicKey: Buffer },
    asked: { purpose: PasskeyPurpose; personId: string | null },
  ) {
    const challenge = readChallenge(response.clientDataJSON);
    if (userHandle && userHandle !== toUserHandle(stored.personId)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // How often it was used is compared where it is stored: two answers may come at once.
      credential: { id: passkey.id, publicKey: new Uint8Array(stored.publicKey), counter: 0 },
    }).catch(() => refused);
    if (!verified || !(await passkeys.take(challenge, asked.purpose, asked.personId))) {
      return undefined;
    }
    return authenticationInfo;
  }

  /** Checks what a passkey has answered, and gives whose it is. */
  async function check(
    passkey: PasskeyAnswer,
    asked: { purpose: PasskeyPurpose; personId: string | null },
    { address }: Visit,
  ) {
    const stored = await passkeys.find(passkey.id);
    if (!stored || (asked.personId !== null && asked.personId !== stored.personId)) {
      throw new CallRefusal(refusals.passkeyUnknown);
    }
    const { id, personId, email, name } = stored;
    const answer = await readAnswer(passkey.response, passkey, stored, asked);
    if (!answer) {
      await note({ personId, what: 'factor.refused', subjectId: id, address });
      throw new CallRefusal(refusals.passkeyRefused);
    }
    if (!(await passkeys.use(id, answer.newCounter, answer.credentialBackedUp))) {
      await note({ personId, what: 'passkey.copied', subjectId: id, address });
      await putMail(database, { email }, toFactorMail({ kind: 'copied', name }));
      throw new CallRefusal(refusals.passkeyCopied);
    }
    return personId;
  }

  return {
    startPasskey: async (_request, { _id, email, fullname }, visit) => {
      checkFreshness(visit);
      const others = await factors.list(_id);
      if (others.length > 0) requireStepUp(visit);
      const known = await listKnown(_id);
      if (known.length >= most)
        throw new CallRefusal(refusals.tooManyFactors, { values: { most } });
      return {
        options: {
          ...ceremony,
          challenge: await passkeys.ask('add', _id),
          rp: { id: rpId, name: await findName() },
          user: { id: toUserHandle(_id), name: email, displayName: fullname },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
          excludeCredentials: known,
          authenticatorSelection: {
            residentKey: 'required' as const,
            requireResidentKey: true as const,
            userVerification: 'required' as const,
          },
          attestation: 'none' as const,
        },
      };
    },

    finishPasskey: async ({ passkey, name }, { _id: personId }, { address, session }) => {
      const made = await readMade(passkey, personId);
      if (!made) throw new CallRefusal(refusals.passkeyRefused);
      const known = await passkeys.listKnown(personId);
      if (known.length >= most)
        throw new CallRefusal(refusals.tooManyFactors, { values: { most } });
      const { credential, credentialBackedUp, transports } = made;
      const id = uuidv7();
      const codes = createRecoveryCodes();
      const added = await factors.addPasskey(
        {
          id,
          person_id: personId,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          name,
          transports,
          is_synced: credentialBackedUp,
          recoveryCodes: codes.map(normaliseCode),
        },
        tellOfFactor({ kind: 'added', name }),
      );
      if (!added) throw new CallRefusal(refusals.passkeyKnown);
      await session.stepUp();
      await note({ personId, what: 'factor.added', subjectId: id, address });
      const factor = (await factors.list(personId)).find((listed) => listed.id === id);
      if (!factor) throw new CallRefusal(refusals.factorNotFound);
      return { factor: toFactor(factor), recoveryCodes: added.hasNewCodes ? codes : null };
    },

    startPasskeyLogIn: async (_request, _person, { network }) => {
      await limits.count([logInsOfNetwork, network]);
      return {
        options: {
          ...ceremony,
          challenge: await passkeys.ask('log-in', null),
          rpId,
          allowCredentials: [],
          userVerification: 'required' as const,
        },
      };
    },

    logInWithPasskey: async ({ passkey }, _person, visit) => {
      await limits.count([logInsOfNetwork, visit.network]);
      const personId = await check(passkey, { purpose: 'log-in', personId: null }, visit);
      const login = await people.findLoginOf(personId);
      if (!login) throw new CallRefusal(refusals.passkeyUnknown);
      const { person, role, suspension } = login;
      await note({ personId, what: 'session.started', address: visit.address });
      await visit.session.start(personId, new Date());
      return { user: { ...person, ...(role && { role }), ...(suspension && { suspension }) } };
    },

    startPasskeyStepUp: async (_request, { _id }) => {
      const known = await listKnown(_id);
      if (known.length === 0) throw new CallRefusal(refusals.factorMissing);
      await limits.count([stepUpsOfPerson, _id]);
      return {
        options: {
          ...ceremony,
          challenge: await passkeys.ask('step-up', _id),
          rpId,
          allowCredentials: known,
          userVerification: 'required' as const,
        },
      };
    },

    confirmWithPasskey: async ({ passkey }, { _id: personId }, visit) => {
      await check(passkey, { purpose: 'step-up', personId }, visit);
      await note({ personId, what: 'session.stepped-up', address: visit.address });
      // Under a new token: the previous one stops working.
      await visit.session.start(personId, new Date());
      return {};
    },
  } satisfies Partial<Handlers>;
}
