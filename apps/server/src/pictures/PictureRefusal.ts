import type { RefusalCode } from '@market/api/contract';

/**
 * A picture that is not accepted: the code of the refusal and the values in its words. The picture
 * process knows nothing about calls, so that it loads fast and needs little memory.
 */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly code: RefusalCode;
  readonly values: Record<string, number> | undefined;

  constructor(code: RefusalCode, values?: Record<string, number>) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
