export * from './createSandboxClient.ts';
export * from './sandboxContract.ts';
export * from './sandboxCards.ts';
