export * from './sandboxContract.ts';
export * from './sandboxCards.ts';
