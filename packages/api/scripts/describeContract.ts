import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Call } from '../src/contract/call.ts';
import { contract } from '../src/contract/contract.ts';
import type { CallName } from '../src/contract/contract.ts';
import * as vocabulary from '../src/contract/index.ts';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from '../src/openapi/OpenApiDocument.ts';
import packageFile from '../package.json' with { type: 'json' };
import { readTsDoc } from './readTsDoc.ts';
import type { Docs } from './readTsDoc.ts';
import { recordExamples } from './recordExamples.ts';

const tags = {
  auth: ['People', 'Accounts, sessions and profiles.'],
  services: ['Services', 'What people offer, and what others think of it.'],
  cart: ['Wishlist', 'What somebody keeps for later.'],
  payment: ['Payments', 'Paying by card.'],
  drafts: ['Drafts', 'Services that are still being written.'],
  order: ['Orders', 'What has been bought and sold.'],
  orders: ['Work', 'How an order goes from its requirements to its acceptance.'],
  market: ['Market', 'What the market is, as its owner has set it.'],
  offers: ['Offers', 'What a seller offers one buyer.'],
  coupons: ['Coupons', 'Codes with which services cost less.'],
  searches: ['Searches', 'What people search for again and again.'],
  files: ['Files', 'What people send each other.'],
  messages: ['Messages', 'What people write to each other.'],
  reports: ['Reports', 'What should not be on the market.'],
  notifications: ['Notifications', 'What people are told, and how.'],
  decisions: ['Decisions', 'What the market has decided, and why.'],
  appeals: ['Decisions', 'What the market has decided, and why.'],
  held: ['Decisions', 'What the market has decided, and why.'],
  identity: ['Identity', 'Who people are, as the market has seen it.'],
  events: ['Events', 'What is new while somebody looks.'],
  dashboard: ['Dashboard', 'What sellers are told of how they do.'],
  admin: ['Operators', 'For those who run the market; for everybody else these do not exist.'],
} as const;

/** Writes the whole contract as an OpenAPI document: its fields, its comments and its samples. */
export async function describeContract(): Promise<OpenApiDocument> {
  const docs = readTsDoc(fileURLToPath(new URL('../src', import.meta.url)));
  const examples = await recordExamples();
  const { components, requests, answers } = describeSchemas(docs);
  const paths: OpenApiDocument['paths'] = {};

  for (const [name, call] of Object.entries(contract)) {
    const callName = name as CallName;
    const example = examples.get(callName);
    if (!example) throw new Error(`There is no sample request for ${callName}.`);
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = describeOperation({
      callName,
      call,
      comment: leaveOutAddress(docs.get(callName)?.text ?? ''),
      see: docs.get(callName)?.see,
      request: requests[callName] ?? {},
      answer: answers[callName] ?? {},
      example,
    });
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Market',
      version: packageFile.version,
      description:
        'The calls of a freelance-services marketplace. Prices are in rupees, card amounts in paise, moments in ISO 8601. Every body may be sent as JSON, multipart or URL-encoded; what is described is what the client sends.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'On the origin of the site.' }],
    tags: [...new Map(Object.values(tags))].map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description:
            'Set by `logIn`, `signUp` and `confirmEmail`; named `session` where the site is not on https.',
        },
      },
      responses: {
        Refused: {
          description: 'The request was refused. The message is meant to be shown.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Refusal' },
              example: {
                success: false,
                code: 'invalidRequest',
                message: ['please enter service title!'],
                fields: { title: 'please enter service title!' },
              },
            },
          },
        },
        SessionMissing: {
          description: 'Nobody is signed in. For a visitor who has just come this is no mistake.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Refusal' },
              example: { success: false, code: 'signedOut', errorMessage: 'unAuthorised!!' },
            },
          },
        },
        TooMany: {
          description: 'Too many calls for now.',
          headers: {
            'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas: components,
    },
  };
}

/** A call's comment begins with its address, which the document shows by itself. */
const leaveOutAddress = (comment: string) =>
  comment.replace(/^`[A-Z]+ [^`]+`: (.)/, (_, first: string) => first.toUpperCase());

/** The contract's schemas as JSON Schema; those with a name are referred to by it. */
function describeSchemas(docs: Map<string, Docs>) {
  const named = Object.entries<unknown>(vocabulary).filter(
    (entry): entry is [string, z.ZodMiniType] =>
      entry[0].endsWith('Schema') && entry[0] !== 'doneSchema' && entry[1] instanceof z.ZodMiniType,
  );
  const describe = (io: 'input' | 'output', part: 'request' | 'answer') => {
    const registry = z.registry<{ id: string }>();
    for (const [name, schema] of named) registry.add(schema, { id: toComponentName(name) });
    for (const [name, call] of Object.entries(contract)) {
      const schema: z.ZodMiniType = call[part];
      if (!registry.has(schema)) registry.add(schema, { id: `${name} ${part}` });
    }
    const { schemas } = z.toJSONSchema(registry, {
      io,
      uri: (id) => `#/components/schemas/${id}`,
      unrepresentable: 'any',
    });
    const find = (callName: string, schema: z.ZodMiniType) => {
      const id = registry.get(schema)?.id ?? '';
      return toPlain(copy(schemas[id]), docs.get(callName)?.fields[part]);
    };
    return { schemas, find };
  };

  const asked = describe('input', 'request');
  const answered = describe('output', 'answer');
  const components: Record<string, JsonSchema> = {};
  for (const [name] of named) {
    const id = toComponentName(name);
    components[id] = toPlain(copy(answered.schemas[id]), docs.get(name));
  }
  const ofEachCall = (find: typeof asked.find, part: 'request' | 'answer') =>
    Object.fromEntries(
      Object.entries(contract).map(([name, call]) => [name, find(name, call[part])]),
    ) as Record<CallName, JsonSchema>;

  return {
    components,
    requests: ofEachCall(asked.find, 'request'),
    answers: ofEachCall(answered.find, 'answer'),
  };
}

/** Leaves out what tells a schema apart in a registry. */
const copy = (schema: object = {}): JsonSchema =>
  Object.fromEntries(
    Object.entries(structuredClone(schema)).filter(([key]) => key !== '$schema' && key !== '$id'),
  );

const toComponentName = (schemaName: string) =>
  schemaName.charAt(0).toUpperCase() + schemaName.slice(1).replace(/Schema$/, '');

/** Adds the words, and leaves an object open for fields that are still to come. */
function toPlain(schema: JsonSchema, docs: Docs | undefined): JsonSchema {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (docs?.text) schema.description = docs.text;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    toPlain(property, docs?.fields[name]);
  }
  const inner = docs && { ...docs, text: '' };
  if (schema.items) toPlain(schema.items, inner);
  for (const option of schema.anyOf ?? []) toPlain(option, inner);
  return schema;
}

interface Described {
  callName: CallName;
  call: Call;
  comment: string;
  see: string | undefined;
  request: JsonSchema;
  answer: JsonSchema;
  example: { request: object; answer: unknown };
}

function describeOperation(described: Described): OpenApiOperation {
  const { callName, call, comment, see, request, example } = described;
  const [, base = ''] = call.path.split('/');
  const [tag] = tags[base as keyof typeof tags];
  const [summary = ''] = comment.split(/(?<=\.)\s/, 1);
  const description = comment.slice(summary.length).trim();
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const properties = Object.entries(request.properties ?? {});
  const inBody = properties.filter(([name]) => !inPath.includes(name));
  const required = request.required ?? [];
  const examples = example.request as Record<string, unknown>;

  const parameters: OpenApiParameter[] = properties
    .filter(([name]) => inPath.includes(name) || (call.encoding === 'query' && !call.isStream))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
      ...(schema.type === 'object' && { style: 'deepObject' as const, explode: true }),
      ...(name in examples && { example: examples[name] }),
    }));
  const { digest } = request.properties ?? {};
  if (call.encoding === 'bytes' && digest) {
    const { description: words = '', ...schema } = digest;
    parameters.push({ name: 'Content-Digest', in: 'header', description: words, schema });
  }
  const { after } = request.properties ?? {};
  if (call.isStream && after) {
    const { description: words = '', ...schema } = after;
    parameters.push({ name: 'Last-Event-ID', in: 'header', description: words, schema });
  }
  if (call.takesIdempotencyKey) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key gets the same answer again instead of a second effect.',
      schema: { type: 'string', maxLength: 255 },
    });
  }

  return {
    operationId: callName,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(see && { 'x-specification': see }),
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.encoding === 'bytes' && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: request.properties?.['bytes'] ?? {} } },
      },
    }),
    ...(call.encoding !== 'query' &&
      call.encoding !== 'bytes' &&
      inBody.length > 0 && {
        requestBody: {
          required: true,
          content: {
            [mediaTypes[call.encoding]]: {
              schema: {
                type: 'object',
                properties: Object.fromEntries(inBody),
                required: required.filter((name) => !inPath.includes(name)),
              },
              example: Object.fromEntries(
                Object.entries(examples).filter(([name]) => !inPath.includes(name)),
              ),
            },
          },
        },
      }),
    responses: describeResponses(described),
  };
}

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

function describeResponses({ call, answer, example }: Described) {
  const responses: Record<string, OpenApiResponse> = {
    200: {
      description: 'Done.',
      content: call.isStream
        ? { 'text/event-stream': { schema: answer } }
        : {
            'application/json': {
              schema: {
                type: 'object',
                properties: { success: { const: true }, ...answer.properties },
                required: ['success', ...(answer.required ?? [])],
              },
              example: example.answer,
            },
          },
    },
    400: { $ref: '#/components/responses/Refused' },
    429: { $ref: '#/components/responses/TooMany' },
  };
  if (call.access !== 'public') {
    responses['401'] = { $ref: '#/components/responses/SessionMissing' };
  }
  for (const { status } of call.refusals) {
    const refusals = call.refusals.filter((refusal) => refusal.status === status);
    const [first] = refusals;
    responses[status] = {
      description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join(' / '),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Refusal' },
          example: { success: false, code: first?.code, message: first?.message },
        },
      },
    };
  }
  return responses;
}
