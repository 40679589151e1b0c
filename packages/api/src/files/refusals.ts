import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about files are refused.
 *
 * @see Specification, errors
 */
export const fileRefusals = listRefusals({
  fileNotFound: [404, 'File not found'],
  largeFile: [400, 'A file may have at most {megabytes} MB.'],
  unacceptedFile: [400, 'Files of this kind cannot be sent here: {name}'],
  manyFileBytes: [400, 'You may send at most {megabytes} MB of files a day.'],
  manyOrderBytes: [400, 'The files of one order may have at most {megabytes} MB together.'],
  uploadOver: [409, 'This file has been sent already.'],
  wrongPart: [409, 'This part is not what was announced. Please send it again.'],
  largePart: [413, 'A part may have at most {bytes} bytes.'],
  partsMissing: [409, 'Some parts of this file are missing. Please send them.'],
  fileNotReady: [409, 'This file cannot be fetched: it is not ready.'],
  fileInUse: [409, 'This file belongs to something already, and stays with it.'],
});
