/** A call that cannot be answered as asked, in words for the person who asked. */
export class CallRefusal extends Error {
  override name = 'CallRefusal';
  readonly status: number;
  readonly sentences: string | string[];
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param status The HTTP status, 400 to 599.
   * @param message One sentence, or several for several mistakes.
   * @param retryAfterSeconds When asking again may help; sent as `Retry-After`.
   */
  constructor(status: number, message: string | string[], retryAfterSeconds?: number) {
    super(Array.isArray(message) ? message.join(' ') : message);
    this.status = status;
    this.sentences = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
