export * from './createSandboxClient.ts';
export * from './sandboxContract.ts';
