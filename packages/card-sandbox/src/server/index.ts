export * from './createCardSandbox.ts';
export * from './SandboxTables.ts';
