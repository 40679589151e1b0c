export * from './createOpenApiDocument.ts';
export * from './createReferencePage.ts';
export type * from './OpenApiDocument.ts';
