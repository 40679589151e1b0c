import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { isReadableLine } from '../contract/isReadableLine.ts';
import {
  bytesSchema,
  doneSchema,
  idSchema,
  imageSchema,
  momentSchema,
} from '../contract/values.ts';
import { fileRefusals } from './refusals.ts';

const missingName = 'Please give the file a name!';
const unusableSize = 'A file has 1 byte or more.';

/**
 * What a file is sent for. What strangers send each other (`message`) is limited to kinds that do no harm
 * by themselves; within an order anything is taken. Who somebody is (`identity`) is shown by pictures and PDF.
 *
 * @see Specification, X26
 */
export const filePurposeSchema = z.enum(['order', 'message', 'dispute', 'identity']);
/**
 * What a file is sent for.
 *
 * @see Specification, X26
 */
export type FilePurpose = z.infer<typeof filePurposeSchema>;

/**
 * How far a file is: its parts are being sent, it is being checked, it can be fetched, or it never will be.
 *
 * @see Specification, X26
 */
export const fileStateSchema = z.enum(['uploading', 'scanning', 'ready', 'refused']);
/**
 * How far a file is.
 *
 * @see Specification, X26
 */
export type FileState = z.infer<typeof fileStateSchema>;

/**
 * Why a file cannot be fetched: the scanner found something harmful, the scanner cannot look into it, its
 * kind is not taken here, or it is not what was sent.
 *
 * @see Specification, X26
 */
export const fileFaultSchema = z.enum(['harmful', 'unscannable', 'kind', 'damaged']);
/**
 * Why a file cannot be fetched.
 *
 * @see Specification, X26
 */
export type FileFault = z.infer<typeof fileFaultSchema>;

/**
 * A file that somebody sends to somebody. Others than its sender see it once it is `ready`.
 *
 * @see Specification, X26
 */
export const marketFileSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  purpose: filePurposeSchema,
  state: fileStateSchema,
  /** Why it was refused; null for all others. */
  fault: z.nullable(fileFaultSchema),
  /** The media type of its content, such as `image/png`; null while nobody has looked, or nobody knows. */
  kind: z.nullable(z.string()),
  /** Whether opening it may do something, as a program does: ask before it is fetched. */
  isRisky: z.boolean(),
  /** SHA-256 of its content in hexadecimal digits; null until it is ready. */
  sha256: z.nullable(z.string()),
  /** What it shows, if it is a picture. */
  preview: z.nullable(imageSchema),
  createdAt: momentSchema,
});
/**
 * A file that somebody sends to somebody.
 *
 * @see Specification, X26
 */
export type MarketFile = z.infer<typeof marketFileSchema>;

const idRequest = z.object({ id: idSchema });

/**
 * The calls about files. The hosted backend lacks all of them.
 *
 * @see Specification, X26
 */
export const fileCalls = {
  /**
   * `POST /files/new`: announces a file, whose parts are then sent with `uploadPart`. Each has `partSize`
   * bytes, but the last, which has the rest. Fails with `validation`: too large, too much for a day, or of a
   * kind that is not taken for this purpose.
   *
   * @see Specification, X26
   */
  startUpload: call({
    method: 'POST',
    path: '/files/new',
    access: 'signedIn',
    request: z.object({
      name: z.string(missingName).check(
        z.trim(),
        z.minLength(1, missingName),
        z.maxLength(150, 'The name of a file may have at most 150 characters.'),
        z.refine(
          (name) => isReadableLine(name) && !/[\\/]/.test(name),
          'The name of a file may hold neither slashes nor invisible characters.',
        ),
      ),
      /** In bytes. */
      size: z.int(unusableSize).check(z.minimum(1, unusableSize), z.maximum(5_000_000_000)),
      purpose: filePurposeSchema,
    }),
    answer: z.object({
      file: marketFileSchema,
      /** In bytes. */
      partSize: z.number(),
    }),
    refusals: [fileRefusals.largeFile, fileRefusals.unacceptedFile, fileRefusals.manyFileBytes],
    takesIdempotencyKey: true,
  }),
  /**
   * `PUT /files/{id}/parts/{number}`: sends one part of an own file; the body is its bytes. It may be sent
   * again, which replaces it. Fails with `notFound`, or `conflict`: it has another length than was
   * announced, is not what `digest` says, or the file has been finished.
   *
   * @see Specification, X26
   */
  uploadPart: call({
    method: 'PUT',
    path: '/files/{id}/parts/{number}',
    access: 'signedIn',
    encoding: 'bytes',
    request: z.object({
      id: idSchema,
      /** From 1. */
      number: z.int().check(z.minimum(1), z.maximum(1000)),
      /** The header `Content-Digest`, such as `sha-256=:…:` (RFC 9530). What does not fit is refused. */
      digest: z.optional(z.string()),
      bytes: bytesSchema,
    }),
    answer: doneSchema,
    refusals: [
      fileRefusals.fileNotFound,
      fileRefusals.uploadOver,
      fileRefusals.wrongPart,
      fileRefusals.largePart,
    ],
    isRepeatable: true,
  }),
  /**
   * `PUT /files/{id}/finish`: says that all parts of an own file have been sent. It is checked from then on,
   * which may take a while. Fails with `notFound`, or `conflict` while parts are missing.
   *
   * @see Specification, X26
   */
  finishUpload: call({
    method: 'PUT',
    path: '/files/{id}/finish',
    access: 'signedIn',
    request: idRequest,
    answer: z.object({ file: marketFileSchema }),
    refusals: [fileRefusals.fileNotFound, fileRefusals.partsMissing],
    isRepeatable: true,
  }),
  /**
   * `GET /files/{id}`: shows how far a file is. Its sender is also told which parts have arrived. Fails with
   * `notFound`.
   *
   * @see Specification, X26
   */
  getFile: call({
    method: 'GET',
    path: '/files/{id}',
    access: 'signedIn',
    request: idRequest,
    answer: z.object({
      file: marketFileSchema,
      /** The numbers of the parts that have arrived; empty unless the file is `uploading`. */
      parts: z.array(z.number()),
    }),
    refusals: [fileRefusals.fileNotFound],
  }),
  /**
   * `GET /files/{id}/link`: gives an address from which the file can be fetched for a few minutes, without a
   * session, always as a download. Fails with `notFound`, or `conflict` while the file is not `ready`.
   *
   * @see Specification, X26
   */
  getFileLink: call({
    method: 'GET',
    path: '/files/{id}/link',
    access: 'signedIn',
    request: idRequest,
    answer: z.object({ link: z.string(), until: momentSchema }),
    refusals: [fileRefusals.fileNotFound, fileRefusals.fileNotReady],
  }),
  /**
   * `DELETE /files/{id}`: takes an own file away that belongs to nothing yet. Fails with `notFound`, or
   * `conflict` when it belongs to an order, a message or a dispute.
   *
   * @see Specification, X26
   */
  deleteFile: call({
    method: 'DELETE',
    path: '/files/{id}',
    access: 'signedIn',
    request: idRequest,
    answer: doneSchema,
    refusals: [fileRefusals.fileNotFound, fileRefusals.fileInUse],
  }),
};

export const { startUpload, uploadPart, finishUpload, getFile, getFileLink, deleteFile } =
  fileCalls;
