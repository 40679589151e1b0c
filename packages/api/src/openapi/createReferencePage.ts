import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from './OpenApiDocument.ts';

/**
 * Writes the document as one HTML page for people: every call with its fields, errors and an
 * example. It needs no script and no other file.
 *
 * @param documentUrl Where the document itself can be fetched; left out where it cannot.
 */
export function createReferencePage(document: OpenApiDocument, documentUrl?: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const ofThisTag = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2>${escape(name)}</h2><p>${escape(description)}</p>${ofThisTag
      .map(({ path, method, operation }) => writeOperation(document, path, method, operation))
      .join('')}</section>`;
  });
  const contents = operations.map(
    ({ operation: { operationId } }) =>
      `<li><a href="#${escape(operationId)}"><code>${escape(operationId)}</code></a></li>`,
  );
  const { title, version, description } = document.info;

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} API ${escape(version)}</title><style>${styles}</style></head>
<body><main><h1>${escape(title)} API <small>${escape(version)}</small></h1>
<p>${escape(description)}</p>
<p>Calls are relative to <code>${escape(document.servers[0]?.url ?? '')}</code>.${
    documentUrl === undefined
      ? ''
      : ` The same as an <a href="${escape(documentUrl)}">OpenAPI 3.1 document</a>.`
  }</p>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>${sections.join('')}</main></body></html>
`;
}

function writeOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: OpenApiOperation,
) {
  const { operationId, summary, description, security, parameters = [], requestBody } = operation;
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answer = operation.responses['200']?.content?.['application/json'];
  const asked = [
    ...parameters.map(({ name, in: place, required, schema, description: words }) => ({
      name,
      place,
      isRequired: required ?? false,
      schema: { ...schema, ...(words && { description: words }) },
    })),
    ...toRows(body?.schema, 'body'),
  ];
  const refusals = Object.entries(operation.responses).filter(([status]) => status !== '200');

  return `<article id="${escape(operationId)}"><h3><code>${escape(operationId)}</code></h3>
<p class="line"><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code>${
    security.length > 0 ? ' <em>signed in</em>' : ''
  }</p><p>${escape([summary, description].filter(Boolean).join(' '))}</p>${
    asked.length > 0
      ? `<h4>Request${mediaType ? ` <small>${escape(mediaType)}</small>` : ''}</h4>${writeFields(asked)}`
      : ''
  }<h4>Answer</h4>${writeFields(toRows(answer?.schema, 'answer'))}
<h4>Refusals</h4><ul>${refusals
    .map(
      ([status, response]) => `<li><b>${status}</b> ${escape(describe(document, response))}</li>`,
    )
    .join('')}</ul><details><summary>Example</summary>${
    body?.example === undefined ? '' : writeExample('Request', body.example)
  }${writeExample('Answer', answer?.example)}</details></article>`;
}

interface Row {
  name: string;
  place: string;
  isRequired: boolean;
  schema: JsonSchema;
}

const toRows = (schema: JsonSchema = {}, place: string): Row[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    place,
    isRequired: schema.required?.includes(name) ?? false,
    schema: field,
  }));

const writeFields = (rows: Row[]) =>
  `<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows
    .map(
      ({ name, place, isRequired, schema }) =>
        `<tr><td><code>${escape(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</td><td>${escape(
          nameType(schema),
        )}</td><td>${escape([place === 'path' ? 'In the path.' : '', schema.description ?? ''].join(' ').trim())}</td></tr>`,
    )
    .join('')}</tbody></table>`;

/** A type in a few words, such as `Person or null` or `list of Order`. */
function nameType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(nameType).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `"${String(value)}"`).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return `list of ${nameType(schema.items)}`;
  if (schema.properties) {
    const fields = toRows(schema, '').map(
      ({ name, isRequired, schema: field }) =>
        `${name}${isRequired ? '' : '?'}: ${nameType(field)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const describe = (document: OpenApiDocument, response: OpenApiResponse) =>
  response.description ??
  document.components.responses[response.$ref?.split('/').at(-1) ?? '']?.description ??
  '';

const writeExample = (title: string, example: unknown) =>
  `<h5>${title}</h5><pre>${escape(JSON.stringify(example, null, 2))}</pre>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles =
  ':root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0}' +
  'main{max-width:960px;margin:auto;padding:32px 24px 80px}h1,h2,h3{letter-spacing:-.02em}' +
  'h2{margin-top:56px}h3{margin:0 0 4px;font-size:20px}h4{margin:20px 0 8px}' +
  'nav ul{columns:3 180px;padding-inline-start:20px}article{margin:24px 0;padding:24px;' +
  'border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:12px}' +
  '.line{margin-top:0}em{font-size:14px}table{width:100%;border-collapse:collapse}' +
  'th,td{padding:6px 12px 6px 0;text-align:start;vertical-align:top;border-block-end:1px solid ' +
  'color-mix(in srgb,currentColor 12%,transparent)}td{overflow-wrap:anywhere}' +
  'pre{overflow:auto;padding:12px;border-radius:8px;background:color-mix(in srgb,currentColor 6%,transparent)}';
