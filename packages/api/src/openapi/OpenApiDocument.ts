/**
 * A schema of JSON Schema 2020-12, as far as the contract needs it.
 *
 * @see Specification, calls
 */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
}

/**
 * A field of the path, the query or a header.
 *
 * @see Specification, calls
 */
export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  style?: 'deepObject';
  explode?: boolean;
  example?: unknown;
}

/**
 * A body of one media type.
 *
 * @see Specification, calls
 */
export interface OpenApiContent {
  schema: JsonSchema;
  example?: unknown;
}

/**
 * An answer, or a reference to one that several calls share.
 *
 * @see Specification, calls
 */
export interface OpenApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, OpenApiContent>;
}

/**
 * A call.
 *
 * @see Specification, calls
 */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** The line of the specification: `C21`. */
  'x-specification'?: string;
  security: Record<string, string[]>[];
  parameters?: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, OpenApiContent> };
  responses: Record<string, OpenApiResponse>;
}

/**
 * A description of the whole API after OpenAPI 3.1.
 *
 * @see Specification, calls
 */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    securitySchemes: Record<
      string,
      { type: string; in: string; name: string; description: string }
    >;
    responses: Record<string, OpenApiResponse>;
    schemas: Record<string, JsonSchema>;
  };
}
