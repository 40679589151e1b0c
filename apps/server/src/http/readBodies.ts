import { refusals } from '@market/api/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What a form or a multipart body holds, still as text. JSON bodies are not wrapped like this. */
export class TextFields {
  readonly fields: Record<string, unknown>;

  constructor(fields: Record<string, unknown>) {
    this.fields = fields;
  }
}

/** The most fields that a form or a multipart body may have. */
const fieldLimit = 40;

/** Reads `price[gte]=298`, and a repeated field as a list. */
export const readQuery = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: 2, arrayLimit: fieldLimit, parameterLimit: fieldLimit });

/** The largest body of this request, in bytes. */
const bodyLimitOf = (request: FastifyRequest) => request.routeOptions.bodyLimit ?? 0;

async function readMultipart(request: FastifyRequest): Promise<TextFields> {
  const bodyLimit = bodyLimitOf(request);
  const fields = new Map<string, string | string[]>();
  let bytesLeft = bodyLimit;

  const limits = { fieldSize: bodyLimit, fileSize: bodyLimit, parts: fieldLimit };
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    const value =
      part.type === 'file'
        ? `data:${part.mimetype};base64,${(await part.toBuffer()).toString('base64')}`
        : String(part.value);
    bytesLeft -= value.length;
    if (bytesLeft < 0 || (part.type === 'field' && part.valueTruncated)) {
      throw new CallRefusal(refusals.largeRequest);
    }

    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return new TextFields(Object.fromEntries(fields));
}

/** The parser gives no status for a body that is malformed. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  if (error instanceof CallRefusal) throw error;
  throw new CallRefusal(refusals.unreadableBody);
}

/**
 * Accepts every call as JSON, as a form or as a multipart body. A file in a multipart body becomes
 * its data URL. A route's `bodyLimit` applies to all of them.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readMultipart(request).catch(refuse);
  });

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return app.getDefaultJsonParser('error', 'error')(request, body.toString(), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new TextFields(readQuery(body.toString()))),
  );
}
