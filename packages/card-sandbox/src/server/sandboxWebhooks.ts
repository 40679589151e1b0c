import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { Stripe } from 'stripe';
import type { WebhookDelivery } from '../cards/sandboxCards.ts';
import type { SandboxIntentsTable, SandboxQueries } from './SandboxTables.ts';

/** How many webhooks are sent at a time. */
const batchSize = 20;

/** How late a late webhook is, in milliseconds. */
const lateness = 15_000;

/** How long the backend may take to answer, in milliseconds. */
const patience = 5_000;

/** The webhooks of the offline card provider: kept in a table, signed as Stripe's, repeated until they arrive. */
export const createSandboxWebhooks = (database: SandboxQueries, secret: string) => ({
  /** Writes down that something happened, in the transaction in which it happens. */
  async add(
    transaction: SandboxQueries,
    type: string,
    intent: Selectable<SandboxIntentsTable>,
    delivery: WebhookDelivery = 'prompt',
  ) {
    if (delivery === 'lost') return;
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const dueAt = new Date(Date.now() + (delivery === 'late' ? lateness : 0));
    await transaction
      .insertInto('sandbox_webhooks')
      .values({
        id,
        payload: JSON.stringify(toEvent(id, type, intent)),
        deliveries_left: delivery === 'doubled' ? 2 : 1,
        due_at: dueAt,
      })
      .execute();
  },

  /** Sends what is due. Several processes may do so at once. Gives how many arrived. */
  async deliver(url: string) {
    const webhooks = await claimDue(database);
    const arrivals = await Promise.all(
      webhooks.map(async ({ id, payload, deliveries_left: left }) => {
        if (!(await post(url, payload, sign(payload, secret)))) return false;
        if (left > 1) await repeat(database, id);
        else await database.deleteFrom('sandbox_webhooks').where('id', '=', id).execute();
        return true;
      }),
    );
    return arrivals.filter(Boolean).length;
  },
});

/** The process that claims a webhook has until its next attempt is due to deliver it. */
const claimDue = (database: SandboxQueries) =>
  database
    .updateTable('sandbox_webhooks')
    .set({
      attempts: sql<number>`attempts + 1`,
      due_at: sql<Date>`now() + least(power(2, attempts + 3), 300) * interval '1 second'`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('sandbox_webhooks')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'payload', 'deliveries_left'])
    .execute();

const repeat = (database: SandboxQueries, id: string) =>
  database
    .updateTable('sandbox_webhooks')
    .set({ deliveries_left: sql<number>`deliveries_left - 1`, due_at: new Date() })
    .where('id', '=', id)
    .execute();

const sign = (payload: string, secret: string) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret });

async function post(url: string, payload: string, signature: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const toEvent = (id: string, type: string, intent: Selectable<SandboxIntentsTable>) => ({
  id,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: {
    object: type.startsWith('payment_intent.')
      ? {
          id: intent.id,
          object: 'payment_intent',
          amount: intent.amount,
          currency: intent.currency,
          status: intent.status,
          metadata: intent.metadata,
        }
      : { id: `ch_${intent.id}`, object: 'charge', payment_intent: intent.id },
  },
});
