import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
} from '../src/openapi/OpenApiDocument.ts';

/** Whether a value goes to the server or comes from it: what is stricter there is looser here. */
type Direction = 'asked' | 'answered';

interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  found: string[];
}

/**
 * Finds what would break somebody who relies on the earlier document: calls and fields that are
 * gone, requests that must say more or may say less, answers that say less or something else.
 *
 * @returns One sentence a change; none when everybody can go on as before.
 */
export function findBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const comparison: Comparison = { before, after, found: [] };
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId } = operation;
      const now = after.paths[path]?.[method];
      if (!now) comparison.found.push(`${operationId}: ${method.toUpperCase()} ${path} is gone.`);
      else compareOperations(comparison, operation, now);
    }
  }
  return comparison.found;
}

function compareOperations(comparison: Comparison, was: OpenApiOperation, is: OpenApiOperation) {
  const { operationId } = was;
  if (was.security.length === 0 && is.security.length > 0) {
    comparison.found.push(`${operationId}: a session is needed now.`);
  }
  compareSchemas(comparison, toRequest(was), toRequest(is), 'asked', operationId);
  compareSchemas(comparison, toAnswer(was), toAnswer(is), 'answered', operationId);
}

/** All that is asked as one object, wherever it travels. */
function toRequest({ parameters = [], requestBody }: OpenApiOperation): JsonSchema {
  const [body] = Object.values(requestBody?.content ?? {});
  const required = parameters.filter((parameter) => parameter.required);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...body?.schema.properties,
    },
    required: [...required.map(({ name }) => name), ...(body?.schema.required ?? [])],
  };
}

const toAnswer = ({ responses }: OpenApiOperation): JsonSchema =>
  responses['200']?.content?.['application/json']?.schema ?? {};

function compareSchemas(
  comparison: Comparison,
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  where: string,
) {
  const was = resolve(comparison.before, before);
  const is = resolve(comparison.after, after);
  const report = (what: string) => comparison.found.push(`${where}: ${what}`);

  const wasTypes = typesOf(was);
  const isTypes = typesOf(is);
  const [known, allowed] = direction === 'asked' ? [wasTypes, isTypes] : [isTypes, wasTypes];
  const surprises = known.filter((type) => !allowed.includes(type));
  if (surprises.length > 0) {
    report(
      direction === 'asked'
        ? `may not be ${surprises.join(', ')} any more.`
        : `can be ${surprises.join(', ')} now.`,
    );
  }
  if (direction === 'asked') compareLimits(was, is, report);

  for (const [name, property] of Object.entries(was.properties ?? {})) {
    const now = is.properties?.[name];
    const path = `${where}.${name}`;
    const wasSure = was.required?.includes(name) ?? false;
    const isSure = is.required?.includes(name) ?? false;
    if (direction === 'answered' && !now) comparison.found.push(`${path}: is gone.`);
    if (now && direction === 'answered' && wasSure && !isSure) {
      comparison.found.push(`${path}: may be missing now.`);
    }
    if (now) compareSchemas(comparison, property, now, direction, path);
  }
  if (direction === 'asked') {
    const demands = is.required?.filter((name) => !was.required?.includes(name)) ?? [];
    for (const name of demands) comparison.found.push(`${where}.${name}: must be said now.`);
  }
  if (was.items && is.items)
    compareSchemas(comparison, was.items, is.items, direction, `${where}[]`);
}

function compareLimits(was: JsonSchema, is: JsonSchema, report: (what: string) => void) {
  for (const limit of ['minimum', 'minLength'] as const) {
    if ((is[limit] ?? -Infinity) > (was[limit] ?? -Infinity))
      report(`${limit} is ${is[limit]} now.`);
  }
  for (const limit of ['maximum', 'maxLength'] as const) {
    if ((is[limit] ?? Infinity) < (was[limit] ?? Infinity)) report(`${limit} is ${is[limit]} now.`);
  }
}

/** Follows a name, and looks through a mere "or null" to the fields behind it. */
function resolve(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return resolve(document, document.components.schemas[name] ?? {});
  }
  if (!schema.anyOf) return schema;
  const options = schema.anyOf.map((option) => resolve(document, option));
  const [filled = {}] = options.filter(({ type }) => type !== 'null');
  return { ...filled, type: options.flatMap(typesOf) };
}

const typesOf = (schema: JsonSchema): string[] =>
  (schema.enum ?? (schema.const === undefined ? [schema.type ?? 'anything'] : [schema.const]))
    .flat()
    .map(String);
