import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface StandInIntent {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  description: string;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  last_payment_error: { message: string } | null;
  refused_charges: number;
  latest_charge: {
    id: string;
    object: 'charge';
    refunded: boolean;
    amount_refunded: number;
    disputed: boolean;
  } | null;
  created: number;
}

interface StandInRefund {
  object: 'refund';
  id: string;
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

interface StripeRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
  idempotencyKey: string | undefined;
}

/** What each route of the stand-in may be sent: anything else is a mistake of the adapter. */
const routes: { method: string; path: RegExp; fields: RegExp }[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    fields: /^(amount|currency|description|allowed_payment_method_types\[0\]|metadata\[\w+\])$/,
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    fields: /^(limit|starting_after|created\[gte\]|expand\[0\])$/,
  },
  { method: 'GET', path: /^\/v1\/payment_intents\/\w+$/, fields: /^expand\[0\]$/ },
  { method: 'POST', path: /^\/v1\/payment_intents\/\w+$/, fields: /^metadata\[\w+\]$/ },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/\w+\/cancel$/,
    fields: /^(cancellation_reason|expand\[0\])$/,
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    fields: /^(payment_intent|amount|metadata\[refund\])$/,
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    fields: /^(payment_intent|limit|starting_after)$/,
  },
  { method: 'GET', path: /^\/v1\/charges$/, fields: /^(payment_intent|limit)$/ },
  { method: 'GET', path: /^\/v1\/disputes$/, fields: /^payment_intent$/ },
];

/** How the next request fails: not served, refused, or carried out with the answer lost on the way. */
type Fault = 'unavailable' | 'refused' | 'cutOff';

class StripeRefusal extends Error {
  status: number;
  code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const readMetadata = (fields: StripeRequest['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** A page of a list, as Stripe shows it. */
function toPage<Item extends { id: string }>(
  url: string,
  items: Item[],
  { starting_after: after, limit = '10' }: StripeRequest['fields'],
) {
  const start = items.findIndex(({ id }) => id === after) + 1;
  const end = start + Number(limit);
  return { object: 'list', url, has_more: end < items.length, data: items.slice(start, end) };
}

/**
 * A local HTTP server that speaks the part of Stripe's API that we use, and checks every
 * request: key, version, idempotency, path and fields. What it did not like is in `complaints`.
 */
export async function createStripeStandIn(secretKey: string, apiVersion: string) {
  const intents = new Map<string, StandInIntent>();
  const refunds: StandInRefund[] = [];
  const disputeStatuses = new Map<string, string>();
  const answers = new Map<string, { fields: string; answer: unknown }>();
  const requests: StripeRequest[] = [];
  const complaints: string[] = [];
  const faults: Fault[] = [];

  function check(
    request: IncomingMessage,
    { method, path, fields, idempotencyKey }: StripeRequest,
  ) {
    const complain = (complaint: string) => complaints.push(`${method} ${path}: ${complaint}`);
    const { authorization, 'stripe-version': version } = request.headers;
    if (authorization !== `Bearer ${secretKey}`) complain('wrong key');
    if (version !== apiVersion) complain(`version ${version}`);
    if (method === 'POST' && !idempotencyKey) complain('no idempotency key');

    const route = routes.find((known) => known.method === method && known.path.test(path));
    if (!route) {
      complain('unknown route');
      throw new StripeRefusal(404, 'Unrecognized request URL');
    }
    const unknownField = Object.keys(fields).find((name) => !route.fields.test(name));
    if (unknownField) {
      complain(`unknown field ${unknownField}`);
      throw new StripeRefusal(
        400,
        `Received unknown parameter: ${unknownField}`,
        'parameter_unknown',
      );
    }
  }

  function getIntent(id: string | undefined) {
    const intent = id === undefined ? undefined : intents.get(id);
    if (!intent)
      throw new StripeRefusal(404, `No such payment_intent: '${id}'`, 'resource_missing');
    return intent;
  }

  /** Without being asked to expand it, Stripe gives only the charge's id. */
  const show = (intent: StandInIntent, isExpanded: boolean) => ({
    ...intent,
    latest_charge: isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null),
  });

  function createIntent(fields: StripeRequest['fields']) {
    const amount = Number(fields['amount']);
    if (!Number.isInteger(amount) || amount < 50) {
      throw new StripeRefusal(400, 'Amount must be at least ₹0.50 inr', 'amount_too_small');
    }
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      amount,
      amount_received: 0,
      currency: fields['currency'] ?? '',
      description: fields['description'] ?? '',
      status: 'requires_payment_method',
      metadata: readMetadata(fields),
      last_payment_error: null,
      refused_charges: 0,
      latest_charge: null,
      created: Math.floor(Date.now() / 1000),
    };
    intents.set(id, intent);
    return show(intent, false);
  }

  function listRefunds(fields: StripeRequest['fields']) {
    const newestFirst = refunds
      .toReversed()
      .filter(({ payment_intent: intentId }) => intentId === fields['payment_intent']);
    return toPage('/v1/refunds', newestFirst, fields);
  }

  function noteRefund(
    intentId: string,
    amount: number,
    metadata: StandInRefund['metadata'] = {},
  ): StandInRefund {
    const refund: StandInRefund = {
      object: 'refund',
      id: `re_${refunds.length}`,
      payment_intent: intentId,
      amount,
      status: 'succeeded',
      metadata,
    };
    refunds.push(refund);
    return refund;
  }

  function listIntents(fields: StripeRequest['fields']) {
    const since = Number(fields['created[gte]'] ?? 0);
    const newestFirst = [...intents.values()]
      .toReversed()
      .filter(({ created }) => created >= since);
    const page = toPage('/v1/payment_intents', newestFirst, fields);
    const isExpanded = fields['expand[0]'] === 'data.latest_charge';
    return { ...page, data: page.data.map((intent) => show(intent, isExpanded)) };
  }

  function answer({ method, path, fields }: StripeRequest): unknown {
    const intentId = path.split('/')[3];
    const isExpanded = fields['expand[0]'] === 'latest_charge';

    if (path === '/v1/payment_intents') {
      return method === 'POST' ? createIntent(fields) : listIntents(fields);
    }
    if (path === '/v1/disputes') {
      const status = disputeStatuses.get(fields['payment_intent'] ?? '');
      return {
        object: 'list',
        has_more: false,
        data: status ? [{ object: 'dispute', status }] : [],
      };
    }
    if (path === '/v1/charges') {
      const { refused_charges: length } = getIntent(fields['payment_intent']);
      const data = Array.from({ length }, () => ({ object: 'charge', status: 'failed' }));
      return { object: 'list', has_more: false, data };
    }
    if (path === '/v1/refunds') {
      if (method === 'GET') return listRefunds(fields);
      const {
        id,
        status,
        amount_received: received,
        latest_charge: charge,
      } = getIntent(fields['payment_intent']);
      if (status !== 'succeeded' || !charge) {
        throw new StripeRefusal(
          400,
          'This PaymentIntent does not have a successful charge to refund.',
        );
      }
      if (charge.refunded) {
        throw new StripeRefusal(
          400,
          'Charge has already been refunded.',
          'charge_already_refunded',
        );
      }
      const left = received - charge.amount_refunded;
      const amount = Number(fields['amount'] ?? left);
      if (amount > left) {
        throw new StripeRefusal(400, 'Refund amount is greater than unrefunded amount on charge.');
      }
      charge.amount_refunded += amount;
      charge.refunded = amount === left;
      return noteRefund(id, amount, readMetadata(fields));
    }

    const intent = getIntent(intentId);
    if (path.endsWith('/cancel')) {
      if (intent.status !== 'requires_payment_method') {
        throw new StripeRefusal(
          400,
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      }
      intent.status = 'canceled';
    } else if (method === 'POST') Object.assign(intent.metadata, readMetadata(fields));
    return show(intent, isExpanded);
  }

  /** The same key with the same fields gives the first answer again. */
  function answerOnce(request: StripeRequest) {
    const { idempotencyKey } = request;
    if (!idempotencyKey) return answer(request);

    const fields = JSON.stringify([request.path, request.fields]);
    const known = answers.get(idempotencyKey);
    if (known && known.fields !== fields) {
      throw new StripeRefusal(
        400,
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    }
    const given = known?.answer ?? answer(request);
    answers.set(idempotencyKey, { fields, answer: given });
    return given;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost');
    const body = await text(request);
    const stripeRequest: StripeRequest = {
      method: request.method ?? '',
      path: url.pathname,
      fields: Object.fromEntries(new URLSearchParams(request.method === 'GET' ? url.search : body)),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    };
    requests.push(stripeRequest);

    response.setHeader('content-type', 'application/json');
    try {
      check(request, stripeRequest);
      const fault = faults.shift();
      if (fault === 'unavailable') throw new StripeRefusal(503, 'Please try again.');
      if (fault === 'refused') throw new StripeRefusal(400, 'This cannot be done.');
      const given = answerOnce(stripeRequest);
      if (fault === 'cutOff') response.destroy();
      else response.end(JSON.stringify(given));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { status, message, code } = error;
      const type = status < 500 ? 'invalid_request_error' : 'api_error';
      response.statusCode = status;
      response.end(JSON.stringify({ error: { type, code, message } }));
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request so far, the oldest first. */
    requests,
    /** What was wrong with them. */
    complaints,

    /** Makes the next request fail; what is said several times holds for as many requests. */
    failNext: (fault: Fault) => faults.push(fault),

    /** Charges a card; what was agreed, unless told otherwise. */
    succeed(
      intentId: string,
      charged: Partial<Pick<StandInIntent, 'amount' | 'amount_received' | 'currency'>> = {},
    ) {
      const intent = getIntent(intentId);
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      Object.assign(intent, charged);
      intent.latest_charge = {
        id: `ch_${intentId}`,
        object: 'charge',
        refunded: false,
        amount_refunded: 0,
        disputed: false,
      };
    },

    /** Shows charges as they were before they were given back, as right after a refund was asked for. */
    forgetRefunds() {
      for (const { latest_charge: charge } of intents.values()) {
        if (charge) Object.assign(charge, { refunded: false, amount_refunded: 0 });
      }
      refunds.length = 0;
    },

    /** Gives money back as somebody does who is logged in at Stripe. */
    giveBack(intentId: string, amount: number) {
      const { amount_received: received, latest_charge: charge } = getIntent(intentId);
      if (!charge) return;
      noteRefund(intentId, amount);
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === received;
    },

    /** Lets a refund come back that was asked for with this key, because a bank cannot take it. */
    sendRefundBack(key: string) {
      const refund = refunds.find(({ metadata }) => metadata['refund'] === key);
      const charge = refund && getIntent(refund.payment_intent).latest_charge;
      if (!charge) return;
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    },

    /** Refuses a card. */
    decline(intentId: string) {
      const intent = getIntent(intentId);
      intent.last_payment_error = { message: 'Your card was declined.' };
      intent.refused_charges += 1;
    },

    /** How a payment stands, in Stripe's words. */
    tellStatus: (intentId: string) => getIntent(intentId).status,

    /** Lets the card's holder dispute the charge; `won` settles it in our favour. */
    dispute(intentId: string, status: 'needs_response' | 'won' | 'lost') {
      const { latest_charge: charge } = getIntent(intentId);
      if (charge) charge.disputed = true;
      disputeStatuses.set(intentId, status);
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
