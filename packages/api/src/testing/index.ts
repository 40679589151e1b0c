export * from './answers.ts';
export * from './pretendBackend.ts';
export * from './replies.ts';
export * from './sampleLists.ts';
export * from './samplePictures.ts';
export * from './samples.ts';
