import type { CardSandbox } from '@market/card-sandbox/server';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that lets the offline card provider send its webhooks, over HTTP, to this very server. */
export const createDeliverSandboxWebhooks = (sandbox: CardSandbox): Job => ({
  name: 'deliverSandboxWebhooks',
  pause: 300,
  run: async ({ ownUrl }) => {
    let arrived: number;
    do {
      arrived = await sandbox.deliverWebhooks(`${ownUrl}/api/payment/webhook`);
    } while (arrived > 0);
  },
});
