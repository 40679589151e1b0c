import { sandboxContract } from '@market/api/sandbox';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/openDatabase.ts';
import { mountContract } from '../http/mountContract.ts';
import { createSandboxHandlers } from './createSandboxHandlers.ts';
import { createSandboxPayments } from './createSandboxPayments.ts';
import { createDeliverSandboxWebhooks } from './deliverSandboxWebhooks.ts';

/** Puts together the offline card provider. A server with Stripe's keys never loads this file. */
export async function createSandboxParts(database: Database) {
  const provider = await createSandboxPayments(database);

  /** The offline card provider answers on our own address, as Stripe would on its own. */
  const mountSandbox: FastifyPluginAsync = async (app) =>
    mountContract(app, sandboxContract, createSandboxHandlers(provider));

  return {
    provider,
    plugins: [mountSandbox],
    jobs: [createDeliverSandboxWebhooks(provider)],
  };
}
