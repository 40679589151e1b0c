import { Html, html, prose } from './html.ts';
import type { Content } from './html.ts';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from './OpenApiDocument.ts';
import { referenceStyles } from './referenceStyles.ts';

/**
 * Writes the document as one HTML page for people: every call with its fields, refusals and an
 * example, and everything that calls speak of. It needs no script and no other file.
 *
 * @param documentUrl Where the document itself can be fetched; left out where it cannot.
 * @see Specification, calls
 */
export function createReferencePage(document: OpenApiDocument, documentUrl?: string): string {
  const { title, version, description } = document.info;
  const things = Object.entries(document.components.schemas);
  const groups = document.tags.map((tag) => ({ ...tag, calls: findCalls(document, tag.name) }));

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} API ${version}</title>
        <style>
          ${new Html(referenceStyles)}
        </style>
      </head>
      <body>
        <nav aria-label="Calls">
          ${groups.map(({ name, calls }) =>
            writeLinks(
              name,
              calls.map(({ operation }) => operation.operationId),
            ),
          )}
          ${writeLinks(
            'Things',
            things.map(([name]) => name),
            'thing-',
          )}
        </nav>
        <main>
          <h1>${title} API <small>${version}</small></h1>
          <p>${prose(description)}</p>
          <p>
            Calls are relative to <code>${document.servers[0]?.url}</code>.${
              documentUrl !== undefined &&
              html` The same as an <a href="${documentUrl}">OpenAPI 3.1 document</a>.`
            }
          </p>
          ${groups.map(
            ({ name, description: words, calls }) =>
              html`<h2>${name}</h2>
                <p>${words}</p>
                ${calls.map((call) => writeCall(document, call))}`,
          )}
          <h2>Things</h2>
          <p>What calls speak of, by its name.</p>
          ${things.map(([name, schema]) => writeThing(name, schema))}
        </main>
      </body>
    </html> `.markup;
}

interface DocumentedCall {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

const findCalls = (document: OpenApiDocument, tag: string): DocumentedCall[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );

const writeLinks = (title: string, names: string[], prefix = '') =>
  html`<h2>${title}</h2>
    <ul>
      ${names.map((name) => html`<li><a href="#${prefix}${name}">${name}</a></li>`)}
    </ul>`;

function writeCall(document: OpenApiDocument, { path, method, operation }: DocumentedCall) {
  const { operationId, summary, description = '', security, parameters = [] } = operation;
  const line = operation['x-specification'];
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const answer = operation.responses['200']?.content?.['application/json'];
  const refusals = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const asked: Field[] = [
    ...parameters.map(({ name, in: place, required = false, schema, description: words }) => ({
      name,
      hint: place === 'query' ? '' : `in the ${place}`,
      isRequired: required,
      schema: { ...schema, ...(words !== undefined && { description: words }) },
    })),
    ...toFields(body?.schema),
  ];

  return html`<article class="call" id="${operationId}">
    <h3>${operationId}</h3>
    <p class="line">
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>${
        security.length > 0 && html` <span class="access">signed in</span>`
      }
    </p>
    <p>
      ${prose(`${summary} ${description}`)}${line && html` <small>Specification, ${line}</small>`}
    </p>
    ${
      asked.length > 0 &&
      html`<h4>Request <small>${mediaType}</small></h4>
        ${writeFields(asked)}`
    }
    <h4>Answer</h4>
    ${writeFields(toFields(answer?.schema))}
    <h4>Refusals</h4>
    <dl>
      ${refusals.map(
        ([status, response]) =>
          html`<div>
            <dt>${status}</dt>
            <dd>${prose(describeResponse(document, response))}</dd>
          </div>`,
      )}
    </dl>
    <details>
      <summary>Example</summary>
      ${body?.example !== undefined && writeExample('Request', body.example)}
      ${writeExample('Answer', answer?.example)}
    </details>
  </article>`;
}

const writeThing = (name: string, schema: JsonSchema) =>
  html`<article class="call" id="thing-${name}">
    <h3>${name}</h3>
    <p>${prose(schema.description ?? '')}</p>
    ${schema.properties ? writeFields(toFields(schema)) : html`<p>${nameType(schema)}${describeLimits(schema)}</p>`}
  </article>`;

interface Field {
  name: string;
  /** Where it travels, if not with the others. */
  hint: string;
  isRequired: boolean;
  schema: JsonSchema;
}

const toFields = (schema: JsonSchema = {}): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    hint: '',
    isRequired: schema.required?.includes(name) ?? false,
    schema: field,
  }));

const writeFields = (fields: Field[]) =>
  html`<dl>
    ${fields.map(
      ({ name, hint, isRequired, schema }) =>
        html`<div>
          <dt>
            <code>${name}</code
            ><small>${[hint, isRequired ? '' : 'optional'].filter(Boolean).join(', ')}</small>
          </dt>
          <dd>
            ${nameType(schema)}${describeLimits(schema)}${
              schema.description !== undefined && html`<p>${prose(schema.description)}</p>`
            }
          </dd>
        </div>`,
    )}
  </dl>`;

/** A type in a few words, such as `Person or null` or `list of Order`. */
function nameType(schema: JsonSchema): Content {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#thing-${name}">${name}</a>`;
  }
  if (schema.anyOf) return joinWith(' or ', schema.anyOf.map(nameType));
  if (schema.enum) return schema.enum.map((value) => `"${String(value)}"`).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return ['list of ', nameType(schema.items)];
  if (schema.properties) {
    const fields = toFields(schema).map(({ name, isRequired, schema: field }) => [
      `${name}${isRequired ? '' : '?'}: `,
      nameType(field),
    ]);
    return ['{ ', joinWith(', ', fields), ' }'];
  }
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const joinWith = (separator: string, contents: Content[]): Content =>
  contents.flatMap((content, index) => (index === 0 ? [content] : [separator, content]));

const isBounded = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

/** How long a text or how large a number may be. */
function describeLimits({ minimum, maximum, minLength, maxLength }: JsonSchema): Content {
  const limits = [
    isBounded(minimum) && `at least ${minimum}`,
    isBounded(maximum) && `at most ${maximum}`,
    isBounded(minLength) && (minLength === 1 ? 'not empty' : `at least ${minLength} characters`),
    isBounded(maxLength) && `at most ${maxLength} characters`,
  ].filter((limit) => limit !== false);
  return limits.length > 0 && `, ${limits.join(', ')}`;
}

const describeResponse = (document: OpenApiDocument, response: OpenApiResponse) =>
  response.description ??
  document.components.responses[response.$ref?.split('/').at(-1) ?? '']?.description ??
  '';

const writeExample = (title: string, example: unknown) =>
  html`<h4>${title}</h4>
    <pre>${JSON.stringify(example, null, 2)}</pre>`;
