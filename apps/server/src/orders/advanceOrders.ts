import type { Job } from '../jobs/repeatJobs.ts';
import { jobName, type OrderLife } from './createOrderLife.ts';

/** How long a turn goes on with what is due, in ms: a server that closes waits for it. */
const longestTurn = 2_000;

type AdvancedLife = Pick<
  OrderLife,
  'begin' | 'listToBegin' | 'listChargebacks' | 'noteChargeback' | 'listDue' | 'doDue' | 'postpone'
>;

/**
 * The job that lets time pass for orders: it begins what nobody has looked at, reminds people, and ends
 * what nobody has cared for. One order that fails holds up no other. Money is
 * given back by another job, which asks the card provider less often.
 */
export const createAdvanceOrders = (life: AdvancedLife): Job => ({
  name: jobName,
  pause: 1_000,
  async run({ log }) {
    const complain = (orderId: string) => (error: unknown) =>
      log.error({ err: error, order: orderId }, 'An order could not be moved on');

    for (const orderId of await life.listToBegin()) {
      await life.begin(orderId).catch(complain(orderId));
    }
    for (const orderId of await life.listChargebacks()) {
      await life.noteChargeback(orderId).catch(complain(orderId));
    }
    const doOne = (orderId: string) =>
      life.doDue([orderId]).catch(async (error: unknown) => {
        complain(orderId)(error);
        await life.postpone(orderId);
      });
    const begun = performance.now();
    while (performance.now() - begun < longestTurn) {
      const due = await life.listDue();
      if (due.length === 0) return;
      // Together they take a tenth of the time. Where that fails, one by one says which it was.
      await life.doDue(due).catch(async () => {
        for (const orderId of due) await doOne(orderId);
      });
    }
  },
});
