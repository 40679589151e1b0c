import { type SandboxContract, sandboxRefusals } from '@market/api/sandbox';
import type { CardSandbox, SandboxOutcome } from '@market/card-sandbox/server';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { HandlersOf } from '../http/Handlers.ts';

/** Answers what browsers ask the offline card provider. The secret is all that paying takes. */
export const createSandboxHandlers = (sandbox: CardSandbox): HandlersOf<SandboxContract> => ({
  confirmPayment: async ({ client_secret: secret, token }) =>
    orRefuse(await sandbox.confirm(secret, token)),

  completeChallenge: async ({ client_secret: secret, isPassed }) =>
    orRefuse(await sandbox.completeChallenge(secret, isPassed)),

  retrievePayment: async ({ client_secret: secret }) => orRefuse(await sandbox.retrieve(secret)),
});

function orRefuse(outcome: SandboxOutcome | null) {
  if (!outcome) throw new CallRefusal(sandboxRefusals.unknownIntent);
  return outcome;
}
