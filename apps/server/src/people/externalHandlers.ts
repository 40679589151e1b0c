import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { Handlers, Visit } from '../http/Handlers.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { putMail } from '../mails/putMail.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toExternalLoginMail } from './accountMails.ts';
import type { AddressGuard } from './AddressGuard.ts';
import { checkFreshness } from './checkFreshness.ts';
import type { FactorCheck } from './createFactorCheck.ts';
import type { Issuers } from './createIssuers.ts';
import type { Passwords } from './createPasswords.ts';
import {
  type ExternalQueries,
  type LinkRefusal,
  mostLogins,
  type Proof,
  type StoredLogin,
} from './externalQueries.ts';
import type { FactorQueries } from './factorQueries.ts';
import type { PeopleQueries } from './peopleQueries.ts';
import { requireStepUp } from './requireStepUp.ts';
import { createToken } from './sessionQueries.ts';
import { daySignUpsOfNetwork, signUpsOfNetwork } from './signUpHandlers.ts';

/** What the handlers of log-ins through issuers work with. */
export interface ExternalParts {
  issuers: Issuers;
  external: ExternalQueries;
  people: PeopleQueries;
  passwords: Passwords;
  factors: Pick<FactorQueries, 'list'>;
  check: FactorCheck;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  addresses: AddressGuard;
}

/** Codes tried in one browser. Those for one account are counted, too. */
const codesOfNetwork: RateLimit = { name: 'external-code', count: 60, minutes: 15 };

/** Why somebody is not let in by what an issuer has said. */
function toRefusal(why: LinkRefusal): CallRefusal {
  if (why === 'tooMany') {
    return new CallRefusal(refusals.tooManyLogins, { values: { most: mostLogins } });
  }
  const refusal = {
    over: refusals.externalLogInOver,
    known: refusals.externalLoginKnown,
    taken: refusals.externalLogInClosed,
  }[why];
  return new CallRefusal(refusal);
}

/** Answers the calls about log-ins through issuers. Other people’s count as not found. */
export function createExternalHandlers(parts: ExternalParts) {
  const { issuers, external, people, passwords, factors, check } = parts;
  const { limits, note, addresses } = parts;

  const toLogin = ({ id, issuer, email, created_at, last_used_at }: StoredLogin) => ({
    _id: id,
    issuer: issuers.nameOf(issuer),
    email: email ?? '',
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  });

  async function loadProof({ browser }: Visit): Promise<Proof & { browser: string }> {
    const proof = await external.find(browser);
    if (!proof || !browser) throw new CallRefusal(refusals.externalLogInOver);
    return { ...proof, browser };
  }

  /** A session alone, which may be stolen, opens no other way into an account, and closes none. */
  async function checkOwner(personId: string, visit: Visit) {
    if ((await factors.list(personId)).length > 0) requireStepUp(visit);
    checkFreshness(visit);
  }

  async function findStep(proof: Proof, isSignedIn: boolean) {
    if (proof.personId) return 'code' as const;
    if (isSignedIn) return 'link' as const;
    const login = await people.findLogin(proof.email ?? '');
    return login ? ('password' as const) : ('signUp' as const);
  }

  return {
    getExternalLogIn: async (_request, person, visit) => {
      const proof = await loadProof(visit);
      const step = await findStep(proof, person !== undefined);
      const { issuerId, issuer, email, fullname, next } = proof;
      return {
        logIn: {
          step,
          issuer: { _id: issuerId, name: issuers.nameOf(issuer) },
          email: email ?? '',
          fullname,
          next,
        },
      };
    },

    finishExternalLogIn: async ({ code }, _person, visit) => {
      const { address, network } = visit;
      const { personId, browser } = await loadProof(visit);
      const login = personId ? await people.findLoginOf(personId) : undefined;
      if (!personId || !login) throw new CallRefusal(refusals.externalLogInOver);
      await limits.count([codesOfNetwork, network]);
      const confirmedAt = await check.check(personId, code, address);
      if (!(await external.drop(browser))) throw new CallRefusal(refusals.externalLogInOver);
      const { person, role, suspension } = login;
      await note({ personId, what: 'session.started', address });
      await visit.session.start(personId, confirmedAt);
      return { user: { ...person, ...(role && { role }), ...(suspension && { suspension }) } };
    },

    signUpWithExternal: async ({ fullname: typed }, _person, visit) => {
      const { address, network } = visit;
      const { email, personId, browser } = await loadProof(visit);
      if (!email || personId) throw new CallRefusal(refusals.externalLogInOver);
      const fullname = typed.trim();
      if (!fullname) throw new CallRefusal(refusals.unfilledName, { field: 'fullname' });
      await addresses.check(email);
      await limits.count([signUpsOfNetwork, network], [daySignUpsOfNetwork, network]);
      // Nobody knows it, so that only a link to the address can set one.
      const passwordHash = await passwords.hash(createToken(256));
      const opened = await external.open(
        browser,
        { fullname, passwordHash },
        (transaction, owner, { issuer }) =>
          putMail(
            transaction,
            { email: owner },
            toExternalLoginMail({ kind: 'opened', issuer: issuers.nameOf(issuer) }),
          ),
      );
      if (typeof opened === 'string') {
        await note({ personId: null, what: 'account.refused', address });
        throw toRefusal(opened);
      }
      await note({ personId: opened._id, what: 'account.opened', address });
      await addresses.settle(opened._id, opened.email);
      await visit.session.start(opened._id);
      return { user: opened };
    },

    linkExternalLogin: async (_request, { _id: personId }, visit) => {
      const { browser } = await loadProof(visit);
      await checkOwner(personId, visit);
      const linked = await external.link(browser, personId, (transaction, email, { issuer }) =>
        putMail(
          transaction,
          { email },
          toExternalLoginMail({ kind: 'added', issuer: issuers.nameOf(issuer) }),
        ),
      );
      if (typeof linked === 'string') throw toRefusal(linked);
      await note({ personId, what: 'login.added', subjectId: linked.id, address: visit.address });
      return { login: toLogin(linked) };
    },

    listExternalLogins: async (_request, { _id }) => ({
      logins: (await external.list(_id)).map(toLogin),
      hasPassword: await external.hasPassword(_id),
    }),

    unlinkExternalLogin: async ({ id }, { _id: personId }, visit) => {
      const login = (await external.list(personId)).find((known) => known.id === id);
      if (!login) throw new CallRefusal(refusals.externalLoginNotFound);
      const hasPasskey = (await factors.list(personId)).some(({ kind }) => kind === 'passkey');
      if (!hasPasskey && !(await external.hasPassword(personId))) {
        throw new CallRefusal(refusals.lastWayIn);
      }
      await checkOwner(personId, visit);
      const news = { kind: 'removed' as const, issuer: issuers.nameOf(login.issuer) };
      const outcome = await external.unlink(id, personId, (transaction, email) =>
        putMail(transaction, { email }, toExternalLoginMail(news)),
      );
      if (outcome === undefined) throw new CallRefusal(refusals.externalLoginNotFound);
      if (outcome === 'lastWayIn') throw new CallRefusal(refusals.lastWayIn);
      await note({ personId, what: 'login.removed', subjectId: id, address: visit.address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
