export * from './createCookieFetch.ts';
export * from './runConformance.ts';
export type { Finding } from './findings.ts';
