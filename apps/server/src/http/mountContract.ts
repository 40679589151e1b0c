import { type Call, type CallName, refusals, repetitionHeader } from '@market/api/contract';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallRefusal, toInvalidRequest } from '../refusals/CallRefusal.ts';
import type { CallHandler, HandlersOf } from './Handlers.ts';
import { PreparedAnswer, writeAnswer, writeWholeAddresses } from './PreparedAnswer.ts';
import { TextFields } from './readBodies.ts';
import { readFields } from './readFields.ts';
import { requireRole } from './requireRole.ts';
import { StreamedAnswer } from './StreamedAnswer.ts';

/** How calls are mounted. */
export interface MountOptions {
  /** The largest body of a call that carries pictures or whole objects, in bytes. Defaults to that of all others. */
  pictureBodyLimit?: number;
  /** Gives the prefix of picture addresses for this caller; undefined for none. */
  toPictureHost?: (request: FastifyRequest) => string | undefined;
}

/** The largest body of all other calls, in bytes. */
const textBodyLimit = 100_000;

/** Calls in which clients may send a whole object for an id: a service with all its reviews. */
const callsWithObjects: ReadonlySet<string> = new Set<CallName>(['createOrder']);

/** A part of a file, with room for what there is around it. */
const partBodyLimit = 5_300_000;

/** Strangers send no pictures. */
const carriesPictures = ({ encoding, access }: Call) =>
  encoding === 'multipart' && access !== 'public';

/** PostgreSQL's code for a text that is no id. */
const invalidTextCode = '22P02';

/** What only answers to calls carry: an unknown one must look like any other. */
const headersOfCalls = [repetitionHeader, 'vary'];

/** A session is missing. There is no `message`: a new visitor has made no mistake. */
const { code, message: errorMessage } = refusals.signedOut;
const unauthorized = { success: false, code, errorMessage };

/**
 * Gives every call of a contract its route: checks the caller and the request, lets the handler
 * answer, and sends only what the contract names.
 */
export function mountContract<Table extends Record<string, Call>>(
  app: FastifyInstance,
  table: Table,
  handlers: HandlersOf<Table>,
  { pictureBodyLimit = textBodyLimit, toPictureHost }: MountOptions = {},
): void {
  for (const [name, call] of Object.entries(table)) {
    const handler = handlers[name] as CallHandler<Call>;
    const streamsBody = call.encoding === 'bytes';
    const isLarge = carriesPictures(call) || callsWithObjects.has(name);
    const bodyLimit = isLarge ? pictureBodyLimit : textBodyLimit;

    const mount = (routes: FastifyInstance) =>
      routes.route({
        method: call.method,
        url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        // It would wait for the end of what nobody reads.
        ...(call.isStream && { exposeHeadRoute: false }),
        bodyLimit: streamsBody ? partBodyLimit : bodyLimit,
        config: {
          call: name,
          streamsBody,
          isStream: call.isStream,
          isHidden: call.role !== undefined,
        },
        onRequest: async (request, reply) => {
          void reply.header(repetitionHeader, 'yes');
          if (call.access === 'signedIn' && !request.person) {
            return reply.code(401).send(unauthorized);
          }
          if (call.role && !requireRole(call.role, request.person, request.visit.session)) {
            for (const header of headersOfCalls) void reply.removeHeader(header);
            reply.callNotFound();
            return reply;
          }
        },
        handler: async (request, reply) => {
          const fields = readRequest(call, request);
          try {
            const answer = await handler(fields, request.person, request.visit);
            if (answer instanceof StreamedAnswer) return answer.send(reply);
            void reply.type('application/json; charset=utf-8');
            const host = toPictureHost?.(request);
            if (answer instanceof PreparedAnswer) {
              const fitting = host === undefined ? answer : answer.withWholeAddresses(host);
              return await sendPrepared(request, reply, fitting);
            }
            const json = writeAnswer(call, answer);
            return host === undefined ? json : writeWholeAddresses(json, host);
          } catch (error) {
            throw namesNothing(error) ? toNotFound(call) : error;
          }
        },
      });
    if (streamsBody) void app.register(async (routes) => mount(passBytesOn(routes)));
    else mount(app);
  }
}

/** Lets the bodies of routes through as they come, if they say that they are bytes. */
function passBytesOn(routes: FastifyInstance): FastifyInstance {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('application/octet-stream', (request, body, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > partBodyLimit) {
      return done(new CallRefusal(refusals.largePart, { values: { bytes: partBodyLimit } }));
    }
    return done(null, body);
  });
  // What was refused in the middle may go on arriving: it is discarded.
  routes.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) void reply.header('connection', 'close');
  });
  return routes;
}

/** Sends an answer that browsers may cache but must revalidate each time. */
async function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  const { 'accept-encoding': encodings = '', 'if-none-match': known = '' } = request.headers;
  const caching = answer.keptFor > 0 ? `public, max-age=${answer.keptFor}` : 'no-cache';
  void reply.headers({ 'cache-control': caching, etag: answer.tag });
  void reply.header('vary', 'Origin, Accept-Encoding');
  if (known.includes(answer.tag)) return reply.code(304).send();
  if (!/\bbr\b/.test(String(encodings))) return reply.send(answer.json);
  return reply.header('content-encoding', 'br').send(await answer.compress());
}

function readRequest(call: Call, request: FastifyRequest): unknown {
  if (call.encoding === 'bytes') return readBytes(call, request);
  if (call.isStream) return readPosition(call, request);
  const sent =
    call.encoding === 'query'
      ? new TextFields(request.query as Record<string, unknown>)
      : request.body;
  const isText = sent instanceof TextFields;
  const fields = isText ? sent.fields : (sent ?? {});
  if (typeof fields !== 'object' || Array.isArray(fields)) {
    throw new CallRefusal(refusals.noFields);
  }
  if (holdsNull(fields) || holdsNull(request.params)) {
    throw new CallRefusal(refusals.unstorableText);
  }

  const all = { ...fields, ...(request.params as object) };
  const result = call.request.safeParse(isText ? readFields(call.request, all) : all);
  if (!result.success) throw toInvalidRequest(result.error.issues);
  return result.data;
}

/** The fields of a request whose body is bytes. A refusal must still find its way back on the connection. */
function readBytes(call: Call, { body, headers, params }: FastifyRequest): unknown {
  const fields = readFields(call.request, {
    ...(params as object),
    digest: headers['content-digest'],
  });
  const bytes = (body as Readable | undefined)?.iterator({ destroyOnReturn: false });
  const result = call.request.safeParse({ ...(fields as object), bytes });
  if (!result.success) throw toInvalidRequest(result.error.issues);
  return result.data;
}

/** Where a stream is to go on. */
function readPosition(call: Call, { headers }: FastifyRequest): unknown {
  const result = call.request.safeParse({ after: headers['last-event-id'] });
  if (!result.success) throw toInvalidRequest(result.error.issues);
  return result.data;
}

/** How deep the fields of a request may be nested: far deeper than any call needs. */
const deepest = 32;

/** PostgreSQL cannot store U+0000. */
function holdsNull(value: unknown, depth = 0): boolean {
  if (depth > deepest) throw new CallRefusal(refusals.deepFields);
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((entry) => holdsNull(entry, depth + 1));
}

const namesNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === invalidTextCode;

const toNotFound = ({ refusals: known }: Call) =>
  new CallRefusal(known.find(({ status }) => status === 404) ?? refusals.notFound);
