import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const compress = (html: string, quality: number) =>
  brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A page of the site, to be sent as long as it stays the same. */
export class PreparedPage {
  /** Differs when anything in the page differs. Weak, because it stands for every encoding. */
  readonly tag: string;
  readonly #html: string;
  #zipped: Promise<Buffer> | undefined;
  #compressed: Promise<Buffer> | undefined;
  #isSmallest = false;

  constructor(html: string) {
    this.#html = html;
    this.tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  }

  /** Gives the page in the best encoding that the browser accepts. */
  async encode(
    accepted: string,
  ): Promise<{ headers: Record<string, string>; body: string | Buffer }> {
    if (/\bbr\b/.test(accepted)) {
      return { headers: { 'content-encoding': 'br' }, body: await this.#compress() };
    }
    if (!/\bgzip\b/.test(accepted)) return { headers: {}, body: this.#html };
    this.#zipped ??= zip(this.#html);
    return { headers: { 'content-encoding': 'gzip' }, body: await this.#zipped };
  }

  /**
   * The first time, compression must take only milliseconds. A page that is asked for again is
   * worth a tenth of a second in the background: a tenth fewer bytes may save a phone a round trip.
   */
  #compress() {
    const known = this.#compressed;
    this.#compressed ??= compress(this.#html, 5);
    if (known && !this.#isSmallest) {
      this.#isSmallest = true;
      void compress(this.#html, 11).then((smallest) => {
        this.#compressed = Promise.resolve(smallest);
      });
    }
    return this.#compressed;
  }
}
