import { expect, test } from 'vitest';
import { findRefusedFile, isAboutFiles } from './findRefusedFile.ts';

const sent = ['file-a', 'file-b'];
const refusedFor = (path: string) =>
  ({ kind: 'conflict', code: 'fileInUse', message: 'No.', fields: { [path]: 'No.' } }) as const;

test('finds the file that a call was refused for', () => {
  expect(findRefusedFile(refusedFor('files.1'), sent)).toEqual({
    id: 'file-b',
    code: 'fileInUse',
  });
  expect(findRefusedFile(refusedFor('files.2'), sent)).toBeUndefined();
  expect(findRefusedFile(refusedFor('files'), sent)).toBeUndefined();
  expect(findRefusedFile(refusedFor('text'), sent)).toBeUndefined();
  expect(findRefusedFile({ kind: 'network', message: 'Lost.' }, sent)).toBeUndefined();
  expect(findRefusedFile({ message: 'A mistake.' }, sent)).toBeUndefined();
});

test('knows what is about files, one or all of them', () => {
  expect(isAboutFiles(refusedFor('files'))).toBe(true);
  expect(isAboutFiles(refusedFor('files.0'))).toBe(true);
  expect(isAboutFiles(refusedFor('text'))).toBe(false);
  // What the client itself finds wrong with an answer is no refusal.
  expect(isAboutFiles({ ...refusedFor('files'), kind: 'malformedAnswer' })).toBe(false);
});
