import written from '../../openapi.json' with { type: 'json' };
import type { OpenApiDocument } from './OpenApiDocument.ts';

/**
 * Gives the OpenAPI 3.1 document of all calls, as it is written from the contract.
 *
 * @param host Where the calls are, as the document's readers see it. Defaults to `/api`.
 * @see Specification, calls
 */
export const createOpenApiDocument = (host = '/api'): OpenApiDocument => ({
  ...(written as unknown as OpenApiDocument),
  servers: [{ url: host }],
});
