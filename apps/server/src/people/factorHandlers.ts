import { refusals } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import type { Handlers } from '../http/Handlers.ts';
import { putMail } from '../mails/putMail.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toFactorMail } from './accountMails.ts';
import type { FactorNews } from './accountMailTexts.ts';
import { checkFreshness } from './checkFreshness.ts';
import { codesOfPerson, type FactorCheck, type FactorCheckParts } from './createFactorCheck.ts';
import type { ListedFactor } from './factorQueries.ts';
import {
  createRecoveryCodes,
  createTotpSecret,
  findStep,
  normaliseCode,
  toTotpAddress,
} from './oneTimeCodes.ts';
import type { TellOwner } from './peopleQueries.ts';
import { requireStepUp } from './requireStepUp.ts';

/** What the handlers of second factors work with. */
export interface FactorParts extends FactorCheckParts {
  check: FactorCheck;
  /** What apps call the market. */
  findName: () => Promise<string>;
}

/** How many apps an account has at the most. */
const most = 5;

/** What an app is called until it is confirmed. */
const unnamed = 'Authenticator app';

/** Tells the owner what has become of their second factors, in case it was not them. */
export const tellOfFactor =
  (news: FactorNews): TellOwner =>
  (transaction, email) =>
    putMail(transaction, { email }, toFactorMail(news));

export const toFactor = (factor: ListedFactor) => ({
  _id: factor.id,
  kind: factor.kind,
  name: factor.name,
  createdAt: factor.created_at.toISOString(),
  lastUsedAt: factor.last_used_at?.toISOString() ?? null,
  ...(factor.is_synced !== null && { isSynced: factor.is_synced }),
});

/** Answers the calls about second factors. Other people's count as not found. */
export function createFactorHandlers(parts: FactorParts) {
  const { factors, secrets, check, limits, note, findName } = parts;

  return {
    listFactors: async (_request, { _id }) => ({
      factors: (await factors.list(_id)).map(toFactor),
      recoveryCodes: await factors.countRecoveryCodes(_id),
    }),

    startTotp: async (_request, { _id, email }, visit) => {
      checkFreshness(visit);
      const others = await factors.list(_id);
      if (others.length > 0) requireStepUp(visit);
      if (others.filter(({ kind }) => kind === 'totp').length >= most) {
        throw new CallRefusal(refusals.tooManyFactors, { values: { most } });
      }
      const id = uuidv7();
      const secret = createTotpSecret();
      await factors.start(id, _id, unnamed, await secrets.close(secret, id));
      return { factor: id, secret, address: toTotpAddress(secret, await findName(), email) };
    },

    confirmTotp: async ({ id, code, name }, { _id: personId }, { address, session }) => {
      const started = await factors.findStarted(id, personId);
      if (!started) throw new CallRefusal(refusals.factorNotFound);
      await limits.count([codesOfPerson, personId]);
      const step = findStep(await secrets.open(started.secret, id), normaliseCode(code));
      if (step === undefined) throw new CallRefusal(refusals.wrongCode, { field: 'code' });

      const codes = createRecoveryCodes();
      const recoveryCodes = codes.map(normaliseCode);
      const tell = tellOfFactor({ kind: 'added', name });
      const confirmed = await factors.confirm({ id, personId, name, step, recoveryCodes }, tell);
      if (!confirmed) throw new CallRefusal(refusals.factorNotFound);
      await limits.forgive([codesOfPerson, personId]);
      await session.stepUp();
      await note({ personId, what: 'factor.added', subjectId: id, address });
      const added = (await factors.list(personId)).find((factor) => factor.id === id);
      if (!added) throw new CallRefusal(refusals.factorNotFound);
      return { factor: toFactor(added), recoveryCodes: confirmed.hasNewCodes ? codes : null };
    },

    removeFactor: async ({ id }, { _id: personId }, visit) => {
      const factor = (await factors.list(personId)).find((known) => known.id === id);
      if (!factor) throw new CallRefusal(refusals.factorNotFound);
      requireStepUp(visit);
      const tell = tellOfFactor({ kind: 'removed', name: factor.name });
      const isRemoved = await factors.remove(id, personId, tell);
      if (!isRemoved) throw new CallRefusal(refusals.factorNotFound);
      await note({ personId, what: 'factor.removed', subjectId: id, address: visit.address });
      return {};
    },

    makeRecoveryCodes: async (_request, { _id: personId }, visit) => {
      if ((await factors.list(personId)).length === 0) {
        throw new CallRefusal(refusals.factorMissing);
      }
      requireStepUp(visit);
      const codes = createRecoveryCodes();
      const tell = tellOfFactor({ kind: 'newCodes' });
      await factors.replaceRecoveryCodes(personId, codes.map(normaliseCode), tell);
      await note({ personId, what: 'recovery-codes.made', address: visit.address });
      return { recoveryCodes: codes };
    },

    confirmStepUp: async ({ code }, { _id: personId }, { address, session }) => {
      if ((await factors.list(personId)).length === 0) {
        throw new CallRefusal(refusals.factorMissing);
      }
      await check.check(personId, code, address);
      await session.stepUp();
      await note({ personId, what: 'session.stepped-up', address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
