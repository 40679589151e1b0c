import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers, SignedInPerson, Visit } from '../http/Handlers.ts';
import type { RateLimits } from '../limits/rateLimitQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { checkFreshness } from './checkFreshness.ts';
import type { Passwords } from './createPasswords.ts';
import { findBlocks, graceDays, requestDeletion } from './deletionQueries.ts';
import type { ExportLinks } from './exportLinks.ts';
import type { ExportQueries, StoredExport } from './exportQueries.ts';
import type { FactorQueries } from './factorQueries.ts';
import { oldPasswords } from './peopleHandlers.ts';
import type { PeopleQueries } from './peopleQueries.ts';
import { requireStepUp } from './requireStepUp.ts';

/** What the handlers of people's own data work with. */
export interface OwnDataParts {
  database: Database;
  exports: ExportQueries;
  links: ExportLinks;
  factors: Pick<FactorQueries, 'list'>;
  people: PeopleQueries;
  passwords: Passwords;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
}

const toDataExport = ({ state, requestedAt, size, until }: StoredExport) => ({
  state,
  requestedAt: requestedAt.toISOString(),
  size,
  until: until?.toISOString() ?? null,
});

/** Answers the calls by which people get what is stored about them, and have it deleted. */
export function createOwnDataHandlers(parts: OwnDataParts) {
  const { database, exports, links, people, passwords, limits, note } = parts;

  const hasFactor = async (personId: string) => (await parts.factors.list(personId)).length > 0;

  /** An open browser is not enough to carry everything away. */
  async function checkProof(personId: string, visit: Visit) {
    checkFreshness(visit);
    if (await hasFactor(personId)) requireStepUp(visit);
  }

  /** Takes a code or a passkey of just now, and of those who have neither the password. */
  async function checkOwner(
    { _id: personId }: SignedInPerson,
    password: string | undefined,
    visit: Visit,
  ) {
    if (visit.session.isSteppedUp) return;
    if (await hasFactor(personId)) throw new CallRefusal(refusals.stepUpWanted);
    if (!password) throw new CallRefusal(refusals.unfilledFields, { field: 'password' });
    await limits.count([oldPasswords, personId]);
    if (!(await passwords.isRight(password, await people.findPasswordHash(personId)))) {
      await note({ personId, what: 'session.refused', address: visit.address });
      throw new CallRefusal(refusals.wrongPassword, { field: 'password' });
    }
    await limits.forgive([oldPasswords, personId]);
  }

  return {
    getOwnData: async (_request, { _id }) => {
      const last = await exports.findLast(_id);
      const isSoon = last && last.state !== 'failed' && last.nextAt > new Date();
      return {
        dataExport: last ? toDataExport(last) : null,
        nextExportAt: isSoon ? last.nextAt.toISOString() : null,
        blocks: await findBlocks(database, _id),
        graceDays,
      };
    },

    requestExport: async (_request, { _id: personId }, visit) => {
      await checkProof(personId, visit);
      const requested = await exports.request(personId);
      if (!requested) throw new CallRefusal(refusals.exportTooSoon);
      const { id: subjectId } = requested;
      await note({ personId, what: 'export.requested', subjectId, address: visit.address });
      return { dataExport: toDataExport(requested) };
    },

    getExportLink: async (_request, { _id: personId }, visit) => {
      await checkProof(personId, visit);
      const last = await exports.findLast(personId);
      if (last?.state !== 'ready' || !last.until) throw new CallRefusal(refusals.exportMissing);
      const { id, until } = last;
      await note({ personId, what: 'export.fetched', subjectId: id, address: visit.address });
      return { link: await links.make(id, until), until: until.toISOString() };
    },

    requestDeletion: async ({ password }, person, visit) => {
      await checkOwner(person, password, visit);
      const dueAt = await requestDeletion(database, person._id, visit.address);
      if (!dueAt) throw new CallRefusal(refusals.deletionBlocked);
      await visit.session.end();
      return { deletedAt: dueAt.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
