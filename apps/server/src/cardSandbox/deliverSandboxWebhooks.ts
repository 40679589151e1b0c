import type { SandboxPayments } from './sandboxPayments.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that lets the offline card provider send its webhooks, over HTTP, to this very server. */
export const createDeliverSandboxWebhooks = (sandbox: SandboxPayments): Job => ({
  name: 'deliverSandboxWebhooks',
  pause: 300,
  run: async ({ ownUrl }) => {
    let arrived: number;
    do {
      arrived = await sandbox.deliverWebhooks(`${ownUrl}/api/payment/webhook`);
    } while (arrived > 0);
  },
});
