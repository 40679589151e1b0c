import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AnswerOf, Call } from '@market/api/contract';

const compress = promisify(brotliCompress);

/** An answer to a call that anybody may get, checked and written down, to be sent many times. */
export class PreparedAnswer {
  /** Differs when anything in the answer differs. Weak, because it stands for every encoding. */
  readonly tag: string;
  readonly json: Buffer;
  readonly keptFor: number;
  #compressed: Promise<Buffer> | undefined;
  #whole: PreparedAnswer | undefined;
  #discreet: PreparedAnswer | undefined;

  /** @param keptFor For how many seconds browsers need not ask again. */
  constructor(json: string, keptFor = 0) {
    this.keptFor = keptFor;
    this.json = Buffer.from(json);
    this.tag = `W/"${hash('sha1', json, 'base64url')}"`;
  }

  /** The same answer for pages of other origins. */
  withWholeAddresses(publicUrl: string): PreparedAnswer {
    this.#whole ??= new PreparedAnswer(
      writeWholeAddresses(this.json.toString(), publicUrl),
      this.keptFor,
    );
    return this.#whole;
  }

  /** The same answer, in which every `email` is empty. */
  withoutEmails(): PreparedAnswer {
    this.#discreet ??= new PreparedAnswer(
      this.json.toString().replaceAll(emails, '"email":""'),
      this.keptFor,
    );
    return this.#discreet;
  }

  /** The answer in Brotli, made when first asked for. */
  compress(): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    this.#compressed ??= compress(this.json, { params });
    return this.#compressed;
  }
}

/** Finds the addresses of people. Text that people wrote cannot match, as with those of pictures. */
const emails = /"email":"(?:[^"\\]|\\.)*"/g;

/** Finds the addresses of pictures. Text that people wrote cannot match: its quotes are escaped. */
const pictureAddresses = /"(?:url|srcSet)":"[^"]*"/g;

/** Makes the addresses of pictures in an answer absolute, so that they work from other origins. */
export const writeWholeAddresses = (json: string, publicUrl: string): string =>
  json.replaceAll(pictureAddresses, (field) =>
    field.replaceAll(/(?<="|, )\/images\//g, () => `${publicUrl}/images/`),
  );

/** Writes an answer as it is sent. Throws when it is not what the contract promises. */
export const writeAnswer = <AnyCall extends Call>(call: AnyCall, answer: AnswerOf<AnyCall>) =>
  JSON.stringify({ success: true, ...(call.answer.parse(answer) as object) });
